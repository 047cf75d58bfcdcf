import {
  REFUSALS,
  type DecisionAnswer,
  type DecisionRequest,
} from '@portal/api/work/budget/decision';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { refusalReason } from './refusalReason.ts';

/** What a decision needs of the page. */
interface DecisionTools {
  /** Counts once per key. */
  send(key: string, request: DecisionRequest): Promise<DecisionAnswer>;
  /** Answers null when the customer leaves it. */
  askForProof(): Promise<string | null>;
  /** Of a proof that was refused. */
  forgetCode(): void;
}

/** The calls of decisions on one budget. */
export interface DecisionCalls {
  /** Null when the customer left the question for a code. */
  decide(request: DecisionRequest, tools: DecisionTools): Promise<DecisionAnswer | null>;
  /** It was decided: the next one is another. */
  settle(): void;
}

/** Makes calls of decisions, with the proof of a code where the server asks for one (BUD-32). */
export function createDecisionCalls(): DecisionCalls {
  const keys = createRequestKeys<DecisionRequest>();
  let proven: { of: string; proof: string } | null = null;

  return {
    async decide(request, { send, askForProof, forgetCode }) {
      const sendOnce = (sent: DecisionRequest) => send(keys.keyFor(sent), sent);
      const of = JSON.stringify(request);
      // Said again after a lost answer it is the same call: without its proof it would be another one, of what is decided.
      let proof = proven?.of === of ? proven.proof : null;
      if (proof === null) {
        try {
          return await sendOnce(request);
        } catch (error) {
          if (refusalReason(error) !== REFUSALS.codeRequired) throw error;
        }
        proof = await askForProof();
        if (proof === null) return null;
        proven = { of, proof };
      }
      try {
        return await sendOnce({ ...request, proof });
      } catch (error) {
        if (refusalReason(error) === REFUSALS.codeRequired) {
          proven = null;
          forgetCode();
        }
        throw error;
      }
    },
    settle() {
      keys.settle();
      proven = null;
    },
  };
}
