import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import type { ConfirmRequest } from '@portal/contract/overlays';
import type { PortalContext } from '@portal/contract/portalContext';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { askWithLines } from './askWithLines.ts';
import { decisionQuestion } from './decisionQuestion.ts';

interface DecisionParts {
  budget: BudgetVersion;
  decisions: JobDecisions;
  total: BudgetTotal;
  /** Name of the provider. */
  provider: string;
  earlyStart: boolean | undefined;
  /** Takes the question away, or keeps it from being asked. */
  signal: AbortSignal;
}

/** What was asked, in words. */
export type AskedDecision = Pick<ConfirmRequest, 'title' | 'body' | 'confirmLabel'>;

/** Asks before a decision (BUD-22). @returns what was asked and agreed to; null when it was not */
export async function askDecision(
  portal: Pick<PortalContext, 'contract' | 'overlays'>,
  { budget, decisions, total, provider, earlyStart, signal }: DecisionParts,
): Promise<AskedDecision | null> {
  if (signal.aborted) return null;
  const question = decisionQuestion(budget, decisions, total, provider, earlyStart);
  return (await askWithLines(portal, { ...question, signal })) ? question : null;
}
