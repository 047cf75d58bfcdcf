import type { Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import { runCallOnce } from '../../../platform/http/once/runCallOnce.ts';
import type { CodeReceiver } from './codeReceiver.ts';
import { sendDecisionCode } from './sendDecisionCode.ts';

/**
 * Sends one code per `Idempotency-Key`, so that whoever got no answer gets it now, with the code on its way already (BUD-32,
 * BUD-33, part 3, general rule 1).
 * @throws ApiError as runOnce and sendDecisionCode
 */
export async function sendCodeOnce(
  backend: Backend,
  context: Context,
  receiver: CodeReceiver,
  body: object,
): Promise<object> {
  const scope = `budget/${receiver.clientId}`;
  const answer = await runCallOnce(backend, context, scope, body, () =>
    sendDecisionCode(backend, receiver),
  );
  return answer.body;
}
