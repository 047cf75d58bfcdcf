import type { BudgetTotal, BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { loadPart } from '@portal/ui/loadPart';
import { useRef } from 'react';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { readBudgetChange } from '../readBudgetChange.ts';
import { texts } from '../texts.ts';
import type { AskedDecision } from './askDecision.ts';
import type { DecisionCalls } from './createDecisionCalls.ts';
import type { OpenDecision } from './createOpenDecision.ts';
import type { DecisionCode } from './useDecisionCode.tsx';
import { useDecisionRefusal } from './useDecisionRefusal.ts';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

/** Of who decides only. */
const loadQuestion = () =>
  loadPart(() => import(/* webpackChunkName: "budget-question" */ './askDecision.ts'));
const loadCalls = () =>
  loadPart(() => import(/* webpackChunkName: "budget-question" */ './createDecisionCalls.ts'));

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
  const budgets = useBudgetCalls(work.id);
  const calls = useRef<DecisionCalls>(undefined);

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
    async (decision) => {
      const end = new AbortController();
      const ask = async (): Promise<AskedDecision | null> => {
        const { askDecision } = await loadQuestion();
        const provider = work.establishment.name;
        return askDecision(portal, { ...decision, provider, signal: end.signal });
      };
      const agreed = await asked(ask, () => end.abort());
      if (agreed === null) return;
      const { request, conclusion } = agreed;
      const { createDecisionCalls } = await loadCalls();
      calls.current ??= createDecisionCalls();
      const answer = await refusable(
        calls.current.decide(request, {
          send: (key, sent) => budgets.decide(work.id, key, sent),
          askForProof: () => asked(() => code.ask(conclusion), code.leave),
          forgetCode: code.forget,
        }),
      );
      if (answer === null) return;
      calls.current.settle();
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
