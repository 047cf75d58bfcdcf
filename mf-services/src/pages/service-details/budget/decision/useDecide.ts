import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import {
  REFUSALS,
  type DecisionAnswer,
  type DecisionRequest,
} from '@portal/api/work/budget/decision';
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import type { Work } from '@portal/api/work/work';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { loadPart } from '@portal/ui/loadPart';
import { useState } from 'react';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { approvalsOf } from '../choices/approvalsOf.ts';
import { readBudgetChange } from '../readBudgetChange.ts';
import { texts } from '../texts.ts';
import type { AskedDecision } from './askDecision.ts';
import { refusalReason } from './refusalReason.ts';
import type { OpenDecision } from './createOpenDecision.ts';
import type { DecisionCode } from './useDecisionCode.tsx';
import { useDecisionRefusal } from './useDecisionRefusal.ts';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

/** Of who decides only. */
const loadQuestion = () =>
  loadPart(() => import(/* webpackChunkName: "budget-question" */ './askDecision.ts'));

/** A decision, with what it costs as the customer saw it. */
interface Decision {
  budget: BudgetVersion;
  decisions: JobDecisions;
  total: BudgetTotal;
  reason?: string;
  /** Whether the work is asked for inside the time for withdrawing; undefined where that is not asked (LAW-09). */
  earlyStart?: boolean;
}

/**
 * Asks with everything that is approved and what it costs, then decides, once (BUD-15, BUD-22). Another budget by then
 * is refused, and the customer reads what is different over the new one (BUD-16).
 * @param onDecided forgets the choices
 * @param open told of the decision while it is on its way
 */
export function useDecide(
  work: Work,
  code: Pick<DecisionCode, 'ask' | 'forget' | 'leave'>,
  onDecided: () => void,
  open: OpenDecision,
) {
  const portal = usePortal();
  const budgets = useBudgetCalls(work.id);
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const refuse = useDecisionRefusal(work);
  const [keys] = useState(() => createRequestKeys<DecisionRequest>());

  const decide = (request: DecisionRequest) =>
    budgets.decide(work.id, keys.keyFor(request), request);

  async function decideWithCode(
    request: DecisionRequest,
    conclusion: string,
  ): Promise<DecisionAnswer | null> {
    try {
      return await decide(request);
    } catch (error) {
      if (refusalReason(error) !== REFUSALS.codeRequired) throw error;
    }
    const proof = await asked(() => code.ask(conclusion), code.leave);
    if (proof === null) return null;
    try {
      return await decide({ ...request, proof });
    } catch (error) {
      if (refusalReason(error) === REFUSALS.codeRequired) code.forget();
      throw error;
    }
  }

  /** Waits for an answer that `close` can take back, where what is asked about is another one by then (LIVE-10). */
  async function asked<Answer>(ask: () => Promise<Answer>, close: () => void): Promise<Answer> {
    const answered = open.ask(close);
    try {
      return await ask();
    } finally {
      answered();
    }
  }

  const { run, busy } = useAction<Decision>(
    async ({ budget, decisions, total, reason, earlyStart }) => {
      const end = new AbortController();
      const ask = async (): Promise<AskedDecision | null> => {
        const { askDecision } = await loadQuestion();
        const provider = work.establishment.name;
        const parts = { budget, decisions, total, provider, earlyStart, signal: end.signal };
        return askDecision(portal, parts);
      };
      const question = await asked(ask, () => end.abort());
      if (question === null) return;
      const isAsked =
        earlyStart !== undefined && approvalsOf(budget.jobs, decisions).approved.length > 0;
      const request: DecisionRequest = {
        version: budget.version,
        jobs: decisions,
        total: total.total,
        ...(reason && { reason }),
        ...(isAsked && { early_start: earlyStart }),
        texts: [
          question.title,
          question.body,
          isAsked ? EARLY_START_REQUEST : '',
          question.confirmLabel,
        ].filter((text) => text !== ''),
      };
      const answer = await refusable(decideWithCode(request, question.confirmLabel));
      if (answer === null) return;
      keys.settle();
      onDecided();
      await changed({ decided: true });
      // The button is gone: reading goes on where the new state stands.
      document.querySelector<HTMLElement>('[data-card="state"] h1')?.focus();
      const isWhole = answer.budget.jobs.every(({ state }) => state === 'approved');
      const message = isWhole ? texts.decide.approved : texts.decide.sent;
      portal.overlays.toast({ message, tone: 'success' });
    },
    {
      async onError(error) {
        if (readBudgetChange(error) !== undefined) open.refuse();
        await refuse(error);
      },
    },
  );
  return {
    busy,
    async run(decision: Decision) {
      open.begin(decision.budget.version);
      await run(decision);
      open.end();
    },
  };
}
