import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';
import { paymentAccountSchema, type PaymentAccount } from './paymentAccount.ts';
import { keyedMethods } from './keyedMethods.ts';

/** What somebody entered, before anything is known of it. */
export const enteredAccountSchema = v.record(v.string(), v.unknown());

/**
 * Checks the form of entered keys (SET-16). Without `gateway` they are of ifthenpay. Nothing that was entered is repeated.
 * @throws ApiError 400 with the words of the first wrong field, its name in `field`, and those of all in `fields`
 */
export function readPaymentAccount(entered: Readonly<Record<string, unknown>>): PaymentAccount {
  const result = v.safeParse(paymentAccountSchema, { gateway: 'ifthenpay', ...entered });
  if (!result.success) throw refusal(result.issues.map(wordsOf));
  if (keyedMethods(result.output).length === 0) throw refusal([['mb_key', texts.keys.none]]);
  return result.output;
}

type Wrong = [field: string, words: string];

function wordsOf(issue: v.InferIssue<typeof paymentAccountSchema>): Wrong {
  return [v.getDotPath(issue) ?? 'gateway', issue.message];
}

function refusal(wrong: Wrong[]): ApiError {
  const [field, words] = wrong[0] ?? ['gateway', texts.keys.gateway];
  return new ApiError(400, words, { extra: { field, fields: Object.fromEntries(wrong) } });
}
