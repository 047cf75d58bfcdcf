import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import type { Schema } from '../database/schema.ts';
import { leaseJobs, tryJob, type LeasedQueue } from '../jobs/leasedQueue.ts';
import { together } from '../jobs/together.ts';
import { MessageRefused, messageSchema, type Message } from './message.ts';
import { MESSAGES_AT_ONCE } from './messagesAtOnce.ts';
import { quietNight } from './quietNight.ts';
import { noteUndelivered } from './noteUndelivered.ts';

type DueMessage = Pick<
  Selectable<Schema['outgoingMessages']>,
  'id' | 'tries' | 'message' | 'notAfter'
>;

/** How soon free hands look for new messages while others are under way. */
const lookAgainMilliseconds = 1000;
/** What is sent within this time is written down together, and hands that become free ask for new messages together. */
const gatherMilliseconds = 10;
/** A message waits for earlier ones of its kind to the same recipient, but not for one that was tried so often. */
const triesInOrder = 4;
/** Seconds until the next try after the first, second, … one that failed; old news is no news, so about a day. */
const pauses = [10, 60, 300, 1800, 7200, 28_800, 43_200];
const failuresKeptMilliseconds = 30 * 86_400_000;

const queue: Omit<LeasedQueue<Backend, DueMessage>, 'done'> = {
  table: 'outgoingMessages',
  leaseSeconds: 180,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: async ({ delivery, clock }, { id, message, notAfter }) => {
    if (notAfter !== null && notAfter <= clock.now()) throw new MessageRefused('too late');
    await delivery.send(v.parse(messageSchema, message), id);
  },
  failed: async ({ database, clock, log }, { id, tries }, { reason, pause }) => {
    log.warn({ message: id, tries, error: reason }, 'a message was not sent');
    if (pause === undefined) await noteUndelivered(database, id, clock.now());
    return database
      .updateTable('outgoingMessages')
      .set({
        lastError: reason,
        nextTryAt: new Date(clock.now().getTime() + (pause ?? 0) * 1000),
        ...(pause === undefined ? { state: 'FAILED', message: null } : {}),
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'PENDING')
      .execute();
  },
};

/**
 * Sends what is due until nothing is left, in any number of processes: each message is leased to one of them. What
 * somebody waits for goes first (C-243). A process that ends between the carrier's word and ours makes another one send
 * again, under the same key, by which carriers tell repetitions.
 * @param ending when aborted, nothing more is begun
 * @returns how many tries were made
 */
export async function deliverMessages(backend: Backend, ending?: AbortSignal): Promise<number> {
  const tries = await Promise.all(
    (['sms', 'email', 'push'] as const).map((channel) => deliverChannel(backend, channel, ending)),
  );
  return tries.reduce((sum, made) => sum + made, 0);
}

/** The channels do not share hands: a carrier that hangs keeps nothing of the other one. */
async function deliverChannel(
  backend: Backend,
  channel: Message['channel'],
  ending: AbortSignal | undefined,
): Promise<number> {
  const underWay = new Set<Promise<boolean>>();
  const forget = together<string>(gatherMilliseconds, (ids) => forgetSent(backend, ids));
  const whole = { ...queue, done: (_backend: Backend, { id }: DueMessage) => forget(id) };
  let tries = 0;
  try {
    for (;;) {
      const free = MESSAGES_AT_ONCE[channel] - underWay.size;
      const due = ending?.aborted === true ? [] : await lease(backend, channel, free);
      for (const message of due) {
        const sending = tryJob(whole, backend, message).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      tries += due.length;
      if (underWay.size === 0) return tries;
      const isFull = underWay.size === MESSAGES_AT_ONCE[channel];
      const lookAgain = isFull ? [] : [delay(lookAgainMilliseconds, undefined, { ref: false })];
      await Promise.race([...underWay, ...lookAgain]);
      await delay(gatherMilliseconds);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** Forgets what was sent, but for the notice that it was and whose plan it was of. */
async function forgetSent({ database, clock }: Backend, ids: readonly string[]): Promise<void> {
  const now = clock.now();
  // Its carrier may have told of a message already that it did not arrive: then the plan knows it no more.
  await sql`with sent as (
      delete from outgoing_messages where id = any(${ids}) returning id, company_id, notice),
    told as (update planned_messages set state = 'sent', sent_at = ${now}::timestamptz
      where message_id in (select id from sent) and state = 'planned')
    insert into delivered_notices (company_id, notice, delivered_at)
    select company_id, notice, ${now}::timestamptz from sent where notice is not null
    on conflict do nothing`.execute(database);
}

/** Forgets what could not be sent a month ago. */
export async function forgetFailedMessages({ database, clock }: Backend): Promise<void> {
  await database
    .deleteFrom('outgoingMessages')
    .where('state', '=', 'FAILED')
    .where('createdAt', '<', new Date(clock.now().getTime() - failuresKeptMilliseconds))
    .execute();
}

function lease(
  { database, clock }: Backend,
  channel: Message['channel'],
  most: number,
): Promise<DueMessage[]> {
  const now = clock.now();
  const isNight = quietNight(now) !== undefined;
  return leaseJobs(database, queue, {
    now,
    most,
    which: sql`job.state = 'PENDING' and job.channel = ${channel} and not (job.by_day and ${isNight}) and not exists (
      select 1 from outgoing_messages earlier
      where earlier.state = 'PENDING' and earlier.recipient = job.recipient and earlier.awaited = job.awaited
        and earlier.sequence < job.sequence and earlier.tries < ${triesInOrder})`,
    order: sql`job.awaited desc, job.next_try_at, job.sequence`,
    columns: sql`job.id, job.tries, job.message, job.not_after`,
  });
}
