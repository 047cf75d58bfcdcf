import { setTimeout as delay } from 'node:timers/promises';
import { signBody } from '../signed/signBody.ts';
import { newId } from '../newId.ts';
import { CarrierSilent, MessageRefused, type Sms } from './message.ts';

const timeoutMilliseconds = 10_000;
/** Of a message that a customer is waiting for: two silent tries are less than a page waits (C-930). */
const awaitedMilliseconds = 7_000;
/** Pauses before the second and third try of a message that a customer is waiting for. */
const pauses = [300, 900];

/**
 * Hands an SMS to the webhook: the same `Idempotency-Key` (`queueId`) with every try, so that a carrier that took it and
 * could not say so sends it once; signed when there is a secret.
 * What comes from the queue is tried once, for the queue has its own pauses; what a customer waits for is tried again, but
 * not a third time where nothing answered.
 * @throws MessageRefused when it was refused, CarrierSilent when it may have been taken, Error when it was not
 */
export async function sendSms(
  webhook: { url: string; token: string | undefined; secret: string | undefined },
  message: Sms,
  queueId?: string,
  timeout = queueId === undefined ? awaitedMilliseconds : timeoutMilliseconds,
): Promise<void> {
  const body = JSON.stringify({ to: message.to, text: message.text });
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Idempotency-Key': queueId ?? newId(),
  };
  if (webhook.token !== undefined) headers['Authorization'] = `Bearer ${webhook.token}`;
  if (webhook.secret !== undefined)
    headers['X-Portal-Signature'] = signBody(webhook.secret, body, new Date());
  let silences = 0;
  for (const pause of [...(queueId === undefined ? pauses : []), undefined]) {
    const failure = await tryOnce(webhook.url, headers, body, timeout);
    if (failure === undefined) return;
    if (failure.isSilence) silences += 1;
    if (!failure.mayPass) throw new MessageRefused(failure.reason);
    if (pause === undefined || silences === 2)
      throw silences > 0 ? new CarrierSilent(failure.reason) : new Error(failure.reason);
    await delay(pause);
  }
}

/** Undefined when it was taken. A refusal of the message itself will not change with time. */
async function tryOnce(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeout: number,
): Promise<{ reason: string; mayPass: boolean; isSilence: boolean } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    const mayPass = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return { reason: `The SMS webhook answered ${answer.status}.`, mayPass, isSilence: false };
  } catch (error) {
    const isSilence = !wasUnreachable(error);
    return { reason: 'The SMS webhook does not answer.', mayPass: true, isSilence };
  }
}

/** Whether there was no connection, so that nothing was handed over. */
function wasUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'].includes(
    String(code),
  );
}
