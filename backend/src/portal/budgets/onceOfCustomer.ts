import type { Context } from 'hono';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { runOnce, type IdempotentAnswer } from '../../platform/http/idempotentAnswers.ts';

/** Runs a customer's change once per `Idempotency-Key` (part 3, general rule 1). @throws ApiError as runOnce */
export function onceOfCustomer(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  context: Context,
  { client }: Pick<Customer, 'client'>,
  body: unknown,
  run: () => Promise<object>,
): Promise<IdempotentAnswer> {
  return runOnce(
    database,
    `budget/${client.id}`,
    context.req.header('idempotency-key'),
    { path: context.req.path, body },
    clock.now(),
    async () => ({ status: 200, body: await run() }),
  );
}
