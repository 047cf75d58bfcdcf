import type { Context } from 'hono';
import { limitChanges } from '../../../accounts/limits/limitChanges.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runOnceWhole } from '../../../platform/http/once/runOnceWhole.ts';
import { texts } from '../texts.ts';

/**
 * Adds a customer's message once per `Idempotency-Key`, whichever of both services takes it: one that was written without
 * network is sent again by the other (OFF-03).
 * @param subject `A-…` or `S-…`
 * @throws ApiError 429 for too many, as runOnceWhole, and whatever `add` refuses with
 */
export async function sendMessageOnce(
  context: Context,
  { database, clock }: Backend,
  { clientId, subject, message }: { clientId: string; subject: string; message: string },
  add: (database: Database) => Promise<void>,
): Promise<object> {
  const { body } = await runOnceWhole(
    database,
    `messages/${clientId}`,
    context.req.header('idempotency-key'),
    { subject, message },
    clock.now(),
    async (transaction) => {
      await limitChanges({ database: transaction, clock }, clientId, 'messages');
      await add(transaction);
      return { status: 200, body: { message: texts.sent } };
    },
  );
  return body;
}
