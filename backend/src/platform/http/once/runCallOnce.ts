import type { Context } from 'hono';
import type { Backend } from '../../backend.ts';
import { runOnce } from './runOnce.ts';
import type { IdempotentAnswer } from './idempotentAnswer.ts';

/**
 * Runs the change of a call once per its `Idempotency-Key`, with the same path and body, and answers 200.
 * @param scope whose keys they are, `move/…` @throws ApiError as runOnce
 */
export function runCallOnce(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  context: Context,
  scope: string,
  body: unknown,
  run: () => Promise<object>,
): Promise<IdempotentAnswer> {
  return runOnce(
    database,
    scope,
    context.req.header('idempotency-key'),
    { path: context.req.path, body },
    clock.now(),
    async () => ({ status: 200, body: await run() }),
  );
}
