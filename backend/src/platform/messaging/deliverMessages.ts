import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import type { Schema } from '../database/schema.ts';
import { messageSchema, MessageRefused, type Message } from './message.ts';
import { MESSAGES_AT_ONCE } from './messagesAtOnce.ts';

type DueMessage = Pick<Selectable<Schema['outgoingMessages']>, 'id' | 'tries' | 'message'>;

/** How soon free hands look for new messages while others are under way. */
const lookAgainMilliseconds = 1000;
/** A message waits for earlier ones of its kind to the same recipient, but not for one that was tried so often. */
const triesInOrder = 4;
/** Another process takes a message over when the one that tried it has not come back within this time. */
const leaseSeconds = 180;
/** Seconds until the next try after the first, second, … one that failed; old news is no news, so about a day. */
const pauses = [10, 60, 300, 1800, 7200, 28_800, 43_200];
const failuresKeptMilliseconds = 30 * 86_400_000;

/**
 * Sends what is due until nothing is left, in any number of processes: each message is leased to one of them. What
 * somebody waits for goes first (C-243). A process that ends between the carrier's word and ours makes another one send
 * again, under the same key, by which carriers tell repetitions.
 * @param ending when aborted, nothing more is begun
 * @returns how many tries were made
 */
export async function deliverMessages(backend: Backend, ending?: AbortSignal): Promise<number> {
  const [sms, email] = await Promise.all([
    deliverChannel(backend, 'sms', ending),
    deliverChannel(backend, 'email', ending),
  ]);
  return sms + email;
}

/** The channels do not share hands: a carrier that hangs keeps nothing of the other one. */
async function deliverChannel(
  backend: Backend,
  channel: Message['channel'],
  ending: AbortSignal | undefined,
): Promise<number> {
  const underWay = new Set<Promise<void>>();
  let tries = 0;
  try {
    for (;;) {
      const free = MESSAGES_AT_ONCE[channel] - underWay.size;
      const due = ending?.aborted === true ? [] : await lease(backend, channel, free);
      for (const message of due) {
        const sending = deliver(backend, message).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      tries += due.length;
      if (underWay.size === 0) return tries;
      const isFull = underWay.size === MESSAGES_AT_ONCE[channel];
      const lookAgain = isFull ? [] : [delay(lookAgainMilliseconds, undefined, { ref: false })];
      await Promise.race([...underWay, ...lookAgain]);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** Forgets what could not be sent a month ago. */
export async function forgetFailedMessages({ database, clock }: Backend): Promise<void> {
  await database
    .deleteFrom('outgoingMessages')
    .where('state', '=', 'FAILED')
    .where('createdAt', '<', new Date(clock.now().getTime() - failuresKeptMilliseconds))
    .execute();
}

async function lease(
  { database, clock }: Backend,
  channel: Message['channel'],
  count: number,
): Promise<DueMessage[]> {
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<DueMessage>`
    with due as (
      select candidate.id from outgoing_messages candidate
      where candidate.state = 'PENDING' and candidate.channel = ${channel} and candidate.next_try_at <= ${now}
        and not exists (
          select 1 from outgoing_messages earlier
          where earlier.state = 'PENDING' and earlier.recipient = candidate.recipient
            and earlier.awaited = candidate.awaited and earlier.sequence < candidate.sequence
            and earlier.tries < ${triesInOrder})
      order by candidate.awaited desc, candidate.next_try_at, candidate.sequence limit ${count}
      for update of candidate skip locked)
    update outgoing_messages message set tries = message.tries + 1, next_try_at = ${leasedUntil}
    from due where message.id = due.id
    returning message.id, message.tries, message.message`.execute(database);
  return rows;
}

async function deliver(
  { database, clock, delivery, log }: Backend,
  due: DueMessage,
): Promise<void> {
  try {
    await delivery.send(v.parse(messageSchema, due.message), due.id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const pause = error instanceof MessageRefused ? undefined : pauses[due.tries - 1];
    log.warn({ message: due.id, tries: due.tries, error: reason }, 'a message was not sent');
    await database
      .updateTable('outgoingMessages')
      .set({
        lastError: reason.slice(0, 200),
        nextTryAt: new Date(clock.now().getTime() + (pause ?? 0) * 1000),
        ...(pause === undefined ? { state: 'FAILED', message: null } : {}),
      })
      .where('id', '=', due.id)
      .where('state', '=', 'PENDING')
      .execute();
    return;
  }
  await database.deleteFrom('outgoingMessages').where('id', '=', due.id).execute();
}
