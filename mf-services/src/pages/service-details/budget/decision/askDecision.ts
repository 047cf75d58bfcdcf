import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import type { DecisionRequest } from '@portal/api/work/budget/decision';
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import type { PortalContext } from '@portal/contract/portalContext';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { approvalsOf } from '../choices/approvalsOf.ts';
import { askWithLines } from './askWithLines.ts';
import { decisionQuestion } from './decisionQuestion.ts';

interface DecisionParts {
  budget: BudgetVersion;
  decisions: JobDecisions;
  total: BudgetTotal;
  reason?: string;
  /** Name of the provider. */
  provider: string;
  earlyStart?: boolean;
  /** Takes the question away, or keeps it from being asked. */
  signal: AbortSignal;
}

/** What was asked and agreed to. */
export interface AskedDecision {
  request: DecisionRequest;
  /** What the button said that agreed. */
  conclusion: string;
}

/** Asks before a decision (BUD-22). @returns what is sent then; null when it was not agreed to */
export async function askDecision(
  portal: Pick<PortalContext, 'contract' | 'overlays'>,
  { budget, decisions, total, reason, provider, earlyStart, signal }: DecisionParts,
): Promise<AskedDecision | null> {
  if (signal.aborted) return null;
  const question = decisionQuestion(budget, decisions, total, provider, earlyStart);
  if (!(await askWithLines(portal, { ...question, signal }))) return null;
  const { title, body, confirmLabel } = question;
  const isAsked =
    earlyStart !== undefined && approvalsOf(budget.jobs, decisions).approved.length > 0;
  const texts = [title, body, isAsked ? EARLY_START_REQUEST : '', confirmLabel];
  const request: DecisionRequest = {
    version: budget.version,
    jobs: decisions,
    total: total.total,
    ...(reason && { reason }),
    ...(isAsked && { early_start: earlyStart }),
    texts: texts.filter((text) => text !== ''),
  };
  return { request, conclusion: confirmLabel };
}
