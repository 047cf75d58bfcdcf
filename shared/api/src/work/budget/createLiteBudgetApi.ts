import type * as v from 'valibot';
import type { Http } from '../../http/http.ts';
import { budgetTotalSchema, budgetVersionSchema } from './budget.ts';
import {
  codeProofSchema,
  codeSentSchema,
  decisionAnswerSchema,
  type DecisionRequest,
  type TotalRequest,
} from './decision.ts';

/**
 * The budget of a link's work `A-…`, seen and decided with a code sent to the contact on file (BUD-33, C-313).
 * @param calendar the calendar service, whose fetch adds the link's credential
 */
export function createLiteBudgetApi(calendar: Http) {
  const path = (id: string, action: string) =>
    `/customer/showcase/${encodeURIComponent(id)}/${action}`;
  const change = <Schema extends v.GenericSchema>(
    id: string,
    action: string,
    json: unknown,
    answer: Schema,
    headers: Record<string, string>,
  ) => calendar.send({ method: 'POST', path: path(id, action), headers, json, answer });
  // A header and not a part of the address, which is written into logs.
  const proven = (proof: string | null) => ({ 'X-Decision-Proof': proof ?? '' });
  return {
    /** The version in force. */
    budget: (id: string, proof: string) =>
      calendar.send({
        path: path(id, 'budget'),
        headers: proven(proof),
        answer: budgetVersionSchema,
      }),
    /** What a choice would cost; stores nothing. */
    total: (id: string, proof: string | null, json: TotalRequest) =>
      change(id, 'budget/total', json, budgetTotalSchema, proven(proof)),
    decide: (id: string, key: string, json: DecisionRequest) =>
      change(id, 'budget/decision', json, decisionAnswerSchema, { 'Idempotency-Key': key }),
    /** Sends a code to the contact on file, which is answered masked. */
    requestCode: (id: string, key: string) =>
      change(id, 'code', {}, codeSentSchema, { 'Idempotency-Key': key }),
    validateCode: (id: string, key: string, code: string) =>
      change(id, 'code/validate', { code }, codeProofSchema, { 'Idempotency-Key': key }),
  };
}
