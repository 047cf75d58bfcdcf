import { createLiteBudgetApi } from '@portal/api/work/budget/createLiteBudgetApi';
import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { useQuery } from '@portal/remote/query';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useEffect, useRef, type ReactNode } from 'react';
import { queryKeys } from '../../queries/queryKeys.ts';
import { useLiteProof } from '../service-details/budget/calls/useLiteProof.ts';
import { useDecisionCode } from '../service-details/budget/decision/useDecisionCode.tsx';
import { texts } from '../service-details/budget/texts.ts';

/** Where reading goes on with the budget that the code opened: its first choice, else its one button. */
function focusBudget(): void {
  const first = document.querySelector<HTMLElement>('[data-choices] input');
  (first ?? document.querySelector<HTMLElement>('[data-dock] button'))?.focus();
}

/** The budget of a link's work, which a code opens for half an hour (BUD-33). */
export function useLiteBudget(id: string): {
  budget: BudgetVersion | null;
  /** Sends a code to the contact on file and asks for it. */
  open: () => void;
  dialog: ReactNode;
} {
  const api = useApi(createLiteBudgetApi, 'calendar');
  const code = useDecisionCode(id);
  const [proof] = useLiteProof(id);
  const isOpening = useRef(false);
  const { data } = useQuery({
    queryKey: queryKeys.liteBudget(id),
    queryFn: () => api.budget(id, proof ?? ''),
    enabled: proof !== null,
  });
  const budget = proof === null ? null : (data ?? null);
  const ask = useAction(async () => {
    // What was proved before is over, or it would be open.
    code.forget();
    isOpening.current = (await code.ask(texts.seeByCode)) !== null;
  });
  useEffect(() => {
    if (budget === null || !isOpening.current) return;
    isOpening.current = false;
    focusBudget();
  }, [budget]);
  return { budget, open: () => void ask.run(), dialog: code.dialog };
}
