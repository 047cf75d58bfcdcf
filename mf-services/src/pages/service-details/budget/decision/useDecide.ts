import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import type { DecisionRequest } from '@portal/api/work/budget/decision';
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import type { Work } from '@portal/api/work/work';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { loadPart } from '@portal/ui/loadPart';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { approvalsOf } from '../choices/approvalsOf.ts';
import { readBudgetChange } from '../readBudgetChange.ts';
import { texts } from '../texts.ts';
import type { AskedDecision } from './askDecision.ts';
import type { OpenDecision } from './createOpenDecision.ts';
import type { DecisionCode } from './useDecisionCode.tsx';
import { useDecisionCalls } from './useDecisionCalls.ts';
import { useDecisionRefusal } from './useDecisionRefusal.ts';

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
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const refuse = useDecisionRefusal(work);
  const calls = useDecisionCalls(work.id, code.forget);

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
      const answer = await refusable(
        calls.decide(request, () => asked(() => code.ask(question.confirmLabel), code.leave)),
      );
      if (answer === null) return;
      calls.settle();
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
