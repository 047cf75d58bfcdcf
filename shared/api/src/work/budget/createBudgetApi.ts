import type * as v from 'valibot';
import { messageSchema } from '../../http/envelope.ts';
import type { Http } from '../../http/http.ts';
import { approvalFileSchema, budgetTotalSchema, budgetVersionsSchema } from './budget.ts';
import {
  codeProofSchema,
  codeSentSchema,
  decisionAnswerSchema,
  undoAnswerSchema,
  type ContestRequest,
  type DecisionRequest,
  type TotalRequest,
} from './decision.ts';

/** Budgets of a work `A-…`: what they cost, what is decided about them, and what was (part 3, BUD). */
export function createBudgetApi(main: Http) {
  const path = (id: string, action: string) => `/services/${encodeURIComponent(id)}/${action}`;
  /** @param key one per decision of the customer, so that a double tap or a retry is one change */
  const change = <Schema extends v.GenericSchema>(
    id: string,
    action: string,
    key: string,
    json: unknown,
    answer: Schema,
  ) =>
    main.send({
      method: 'POST',
      path: path(id, action),
      headers: { 'Idempotency-Key': key },
      json,
      answer,
    });
  return {
    /** Every version, newest first (BUD-02). */
    versions: (id: string) =>
      main.send({ path: path(id, 'budgets'), answer: budgetVersionsSchema }),
    /** What a choice would cost; stores nothing (BUD-13). */
    total: (id: string, json: TotalRequest) =>
      main.send({
        method: 'POST',
        path: path(id, 'budget/total'),
        json,
        answer: budgetTotalSchema,
      }),
    /** Decides; 409 with a `reason` of `REFUSALS` when it is not what was shown (BUD-15, BUD-16, BUD-18). */
    decide: (id: string, key: string, json: DecisionRequest) =>
      change(id, 'budget/decision', key, json, decisionAnswerSchema),
    /** Takes a decision back; 409 `CANNOT_UNDO` when it went on meanwhile (BUD-29). */
    undo: (id: string, key: string, recordId: string) =>
      change(id, 'budget/decision/undo', key, { record_id: recordId }, undoAnswerSchema),
    /** Asks for another budget, once an expired one is over (BUD-27). */
    renew: (id: string, key: string) => change(id, 'budget/renewal', key, {}, messageSchema),
    /** Says that a recorded approval was never given (BUD-31). */
    contest: (id: string, key: string, json: ContestRequest) =>
      change(id, 'budget/contest', key, json, messageSchema),
    /** Where the document of an approval can be had (BUD-36). */
    document: (id: string, recordId: string) =>
      main.send({
        path: path(id, `approvals/${encodeURIComponent(recordId)}/file`),
        answer: approvalFileSchema,
      }),
    /** Sends a code to the login contact (BUD-32). */
    requestCode: (id: string, key: string) => change(id, 'code', key, {}, codeSentSchema),
    validateCode: (id: string, key: string, code: string) =>
      change(id, 'code/validate', key, { code }, codeProofSchema),
  };
}
