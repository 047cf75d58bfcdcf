import type { BudgetTotal } from '@portal/api/work/budget/budget';
import { REFUSALS } from '@portal/api/work/budget/decision';
import type { JobDecisions } from '@portal/domain/budget/jobState';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { queryKeys } from '../../../../queries/queryKeys.ts';
import { refusalReason } from '../decision/refusalReason.ts';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

/** What the choices would cost, as far as the server has said it (BUD-13). */
export type ChosenTotal =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'failed'; retry(): Promise<unknown> }
  | { readonly state: 'known'; readonly total: BudgetTotal };

/** Asks the server what the choices cost, at every change of them; nothing is stored there (BUD-13). */
export function useChosenTotal(
  id: string,
  version: number | undefined,
  decisions: JobDecisions,
): ChosenTotal {
  const budgets = useBudgetCalls(id);
  const queryClient = useQueryClient();
  const isAsked = version !== undefined && Object.keys(decisions).length > 0;
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.chosenTotal(id, version, decisions),
    queryFn: async () => {
      try {
        return await budgets.total(id, { version: version ?? 1, jobs: decisions });
      } catch (error) {
        // Of another budget than the one on the page nothing can be asked: the page follows it (BUD-16).
        if (refusalReason(error) === REFUSALS.budgetChanged)
          void queryClient.invalidateQueries({ queryKey: queryKeys.service(id), exact: true });
        throw error;
      }
    },
    enabled: isAsked,
    // An answer of a moment ago may be of other prices; a failure waits for the customer.
    gcTime: 0,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  if (!isAsked) return { state: 'none' };
  // Read once more behind the same choices, as after news of anything, it stays: a press meanwhile is not lost.
  if (data) return { state: 'known', total: data };
  // A second try says so where it was asked for.
  return isError ? { state: 'failed', retry: () => refetch() } : { state: 'asking' };
}
