import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { selectRows, withTransaction } from '../database/sql.ts';
import { messageSchema, MessageRefused } from './message.ts';

interface DueMessage {
  id: string;
  tries: number;
  message: unknown;
}

const batch = 10;
/** Another process takes a message over when the one that tried it has not come back within this time. */
const leaseSeconds = 180;
/** Seconds until the next try after the first, second, … one that failed; old news is no news, so about a day. */
const pauses = [10, 60, 300, 1800, 7200, 28_800, 43_200];
const failuresKeptMilliseconds = 30 * 86_400_000;

/**
 * Sends what is due, in any number of processes: each message is leased to one of them. A process that ends between
 * the carrier's word and ours makes another one send again, under the same key, by which carriers tell repetitions.
 * @returns how many tries were made
 */
export async function deliverMessages(backend: Backend): Promise<number> {
  const due = await lease(backend);
  await Promise.all(due.map((message) => deliver(backend, message)));
  return due.length;
}

/** Forgets what could not be sent a month ago. */
export async function forgetFailedMessages({ pool, clock }: Backend): Promise<void> {
  await pool.query("delete from outgoing_messages where state = 'FAILED' and created_at < $1", [
    new Date(clock.now().getTime() - failuresKeptMilliseconds),
  ]);
}

function lease({ pool, clock }: Backend): Promise<DueMessage[]> {
  const now = clock.now();
  return withTransaction(pool, (sql) =>
    selectRows<DueMessage>(
      sql,
      `with due as (
         select id from outgoing_messages where state = 'PENDING' and next_try_at <= $1
         order by next_try_at, sequence limit $2 for update skip locked)
       update outgoing_messages message set tries = message.tries + 1, next_try_at = $3
       from due where message.id = due.id returning message.id, message.tries, message.message`,
      [now, batch, new Date(now.getTime() + leaseSeconds * 1000)],
    ),
  );
}

async function deliver({ pool, clock, delivery, log }: Backend, due: DueMessage): Promise<void> {
  try {
    await delivery.send(v.parse(messageSchema, due.message), due.id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const pause = error instanceof MessageRefused ? undefined : pauses[due.tries - 1];
    log.warn({ message: due.id, tries: due.tries, error: reason }, 'a message was not sent');
    await pool.query(
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
  await pool.query('delete from outgoing_messages where id = $1', [due.id]);
}
