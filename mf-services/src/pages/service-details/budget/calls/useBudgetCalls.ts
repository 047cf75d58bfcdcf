import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import { createLiteBudgetApi } from '@portal/api/work/budget/createLiteBudgetApi';
import { REFUSALS } from '@portal/api/work/budget/decision';
import { useApi } from '@portal/remote/useApi';
import { useSession } from '@portal/remote/useSession';
import { refusalReason } from '../decision/refusalReason.ts';
import { useLiteProof } from './useLiteProof.ts';

/** What a decision asks of the server. */
export type BudgetCalls = Pick<
  ReturnType<typeof createBudgetApi>,
  'total' | 'decide' | 'requestCode' | 'validateCode'
>;

/** The calls of a decision about one work: of the customer, or of a link's visitor who entered a code (BUD-33). */
export function useBudgetCalls(workId: string): BudgetCalls {
  const { mode } = useSession();
  const own = useApi(createBudgetApi);
  const lite = useApi(createLiteBudgetApi, 'calendar');
  const [proof, keepProof] = useLiteProof(workId);
  if (mode !== 'lite') return own;
  return {
    async total(id, request) {
      try {
        return await lite.total(id, proof, request);
      } catch (error) {
        // The half hour of the code is over: another one is asked for where it was begun.
        if (refusalReason(error) === REFUSALS.codeRequired) keepProof(null);
        throw error;
      }
    },
    decide: (id, key, request) =>
      lite.decide(id, key, proof === null ? request : { proof, ...request }),
    requestCode: lite.requestCode,
    async validateCode(id, key, code) {
      const answer = await lite.validateCode(id, key, code);
      keepProof(answer.proof);
      return answer;
    },
  };
}
