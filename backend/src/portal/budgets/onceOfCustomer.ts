import type { Context } from 'hono';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { IdempotentAnswer } from '../../platform/http/once/idempotentAnswer.ts';
import { runCallOnce } from '../../platform/http/once/runCallOnce.ts';

/** Runs a customer's change once per `Idempotency-Key` (part 3, general rule 1). @throws ApiError as runOnce */
export function onceOfCustomer(
  backend: Pick<Backend, 'database' | 'clock'>,
  context: Context,
  { client }: Pick<Customer, 'client'>,
  body: unknown,
  run: () => Promise<object>,
): Promise<IdempotentAnswer> {
  return runCallOnce(backend, context, `budget/${client.id}`, body, run);
}
