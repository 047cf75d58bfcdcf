import { setTimeout as delay } from 'node:timers/promises';
import { signBody } from '../signed/signBody.ts';
import { newId } from '../newId.ts';
import { MessageRefused, type Sms } from './message.ts';

const timeoutMilliseconds = 10_000;
/** Pauses before the second and third try of a message that a customer is waiting for. */
const pauses = [300, 900];

/**
 * Hands an SMS to the webhook: the same `Idempotency-Key` (`queueId`) with every try, so that a carrier that took it and
 * could not say so sends it once; signed when there is a secret.
 * What comes from the queue is tried once, for the queue has its own pauses.
 * @throws MessageRefused when it was refused, Error when it was not taken
 */
export async function sendSms(
  webhook: { url: string; token: string | undefined; secret: string | undefined },
  message: Sms,
  queueId?: string,
): Promise<void> {
  const body = JSON.stringify({ to: message.to, text: message.text });
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Idempotency-Key': queueId ?? newId(),
  };
  if (webhook.token !== undefined) headers['Authorization'] = `Bearer ${webhook.token}`;
  if (webhook.secret !== undefined)
    headers['X-Portal-Signature'] = signBody(webhook.secret, body, new Date());
  for (const pause of [...(queueId === undefined ? pauses : []), undefined]) {
    const failure = await tryOnce(webhook.url, headers, body);
    if (failure === undefined) return;
    if (!failure.mayPass) throw new MessageRefused(failure.reason);
    if (pause === undefined) throw new Error(failure.reason);
    await delay(pause);
  }
}

/** Undefined when it was taken. A refusal of the message itself will not change with time. */
async function tryOnce(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ reason: string; mayPass: boolean } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    const mayPass = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return { reason: `The SMS webhook answered ${answer.status}.`, mayPass };
  } catch {
    return { reason: 'The SMS webhook does not answer.', mayPass: true };
  }
}
