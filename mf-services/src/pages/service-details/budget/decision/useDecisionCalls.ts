import {
  REFUSALS,
  type DecisionAnswer,
  type DecisionRequest,
} from '@portal/api/work/budget/decision';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useRef, useState } from 'react';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';
import { refusalReason } from './refusalReason.ts';

/**
 * The call of a decision, with the proof of a code where the server asks for one (BUD-32).
 * @param forgetCode of a proof that was refused
 */
export function useDecisionCalls(workId: string, forgetCode: () => void) {
  const budgets = useBudgetCalls(workId);
  const [keys] = useState(() => createRequestKeys<DecisionRequest>());
  const proven = useRef<{ of: string; proof: string } | null>(null);
  const send = (request: DecisionRequest) => budgets.decide(workId, keys.keyFor(request), request);

  return {
    /** @param askForProof answers null when the customer leaves it; so does this then */
    async decide(
      request: DecisionRequest,
      askForProof: () => Promise<string | null>,
    ): Promise<DecisionAnswer | null> {
      const of = JSON.stringify(request);
      // Said again after a lost answer it is the same call: without its proof it would be another one, of what is decided.
      let proof = proven.current?.of === of ? proven.current.proof : null;
      if (proof === null) {
        try {
          return await send(request);
        } catch (error) {
          if (refusalReason(error) !== REFUSALS.codeRequired) throw error;
        }
        proof = await askForProof();
        if (proof === null) return null;
        proven.current = { of, proof };
      }
      try {
        return await send({ ...request, proof });
      } catch (error) {
        if (refusalReason(error) === REFUSALS.codeRequired) {
          proven.current = null;
          forgetCode();
        }
        throw error;
      }
    },
    /** It was decided: the next one is another. */
    settle(): void {
      keys.settle();
      proven.current = null;
    },
  };
}
