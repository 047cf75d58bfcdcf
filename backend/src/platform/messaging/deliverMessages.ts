import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { execute, selectRows } from '../database/sql.ts';
import { messageSchema, MessageRefused, type Message } from './message.ts';
import { MESSAGES_AT_ONCE } from './messagesAtOnce.ts';

interface DueMessage {
  id: string;
  tries: number;
  message: unknown;
}

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
  await execute(
    database,
    "delete from outgoing_messages where state = 'FAILED' and created_at < $1",
    [new Date(clock.now().getTime() - failuresKeptMilliseconds)],
  );
}

function lease(
  { database, clock }: Backend,
  channel: Message['channel'],
  count: number,
): Promise<DueMessage[]> {
  const now = clock.now();
  return selectRows<DueMessage>(
    database,
    `with due as (
         select candidate.id from outgoing_messages candidate
         where candidate.state = 'PENDING' and candidate.channel = $2 and candidate.next_try_at <= $1
           and not exists (
             select 1 from outgoing_messages earlier
             where earlier.state = 'PENDING' and earlier.recipient = candidate.recipient
               and earlier.awaited = candidate.awaited and earlier.sequence < candidate.sequence and earlier.tries < $5)
         order by candidate.awaited desc, candidate.next_try_at, candidate.sequence limit $3
         for update of candidate skip locked)
       update outgoing_messages message set tries = message.tries + 1, next_try_at = $4
       from due where message.id = due.id returning message.id, message.tries, message.message`,
    [now, channel, count, new Date(now.getTime() + leaseSeconds * 1000), triesInOrder],
  );
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
    await execute(
      database,
      `update outgoing_messages set state = $2, last_error = $3, next_try_at = $4,
         message = case when $2 = 'FAILED' then null else message end
       where id = $1 and state = 'PENDING'`,
      [
        due.id,
        pause === undefined ? 'FAILED' : 'PENDING',
        reason.slice(0, 200),
        new Date(clock.now().getTime() + (pause ?? 0) * 1000),
      ],
    );
    return;
  }
  await execute(database, 'delete from outgoing_messages where id = $1', [due.id]);
}
