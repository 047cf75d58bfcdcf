import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Backend } from '../../platform/backend.ts';
import { leaseJobs, tryJob, type LeasedQueue } from '../../platform/jobs/leasedQueue.ts';
import { isServed } from '../../accounts/companies/isServed.ts';
import { noteTurn } from './endpointPauses.ts';
import { NotTaken, postDelivery, type DueDelivery } from './postDelivery.ts';

/** How many deliveries one process has under way at the same time. */
const atOnce = 100;
/** How many of them to one endpoint: it gets more when all of these have been answered, or have had their 10 s. */
const perEndpoint = 4;
/** How soon free hands look for new deliveries while others are under way. */
const lookAgainMilliseconds = 1000;
/** Seconds until the next try after the first, second, … one that failed; some three days altogether. */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400];

const queue: LeasedQueue<Backend, DueDelivery, number> = {
  table: 'webhookDeliveries',
  leaseSeconds: 60,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: postDelivery,
  done: ({ database, clock }, { id }, lastStatus) => {
    const now = clock.now();
    return database
      .updateTable('webhookDeliveries')
      .set({ state: 'DELIVERED', lastStatus, lastError: null, nextTryAt: now, deliveredAt: now })
      .where('id', '=', id)
      .where('state', '=', 'PENDING')
      .execute();
  },
  failed: ({ database, clock }, { id, tries }, { error, reason, pause }) =>
    database
      .updateTable('webhookDeliveries')
      .set({
        state: pause === undefined ? 'FAILED' : 'PENDING',
        lastStatus: error instanceof NotTaken ? error.status : null,
        lastError: error instanceof NotTaken ? error.why : reason,
        nextTryAt: new Date(clock.now().getTime() + (pause ?? 0) * 1000),
      })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'PENDING')
      .execute(),
};

/**
 * Sends what is due until nothing is left, in any number of processes. Endpoints take turns of their own: one that
 * hangs keeps waiting what goes to itself, and nothing of the others.
 * @param ending when aborted, nothing more is begun
 * @returns how many tries were made
 */
export async function deliverWebhooks(backend: Backend, ending?: AbortSignal): Promise<number> {
  const turns = new Map<string, Promise<void>>();
  let underWay = 0;
  let tries = 0;
  try {
    for (;;) {
      const free = ending?.aborted === true ? 0 : atOnce - underWay;
      const due = free === 0 ? [] : await lease(backend, free, [...turns.keys()]);
      underWay += due.length;
      for (const endpoint of new Set(due.map(({ endpointId }) => endpointId))) {
        const own = due.filter(({ endpointId }) => endpointId === endpoint);
        const turn = takeTurn(backend, endpoint, own, () => (underWay -= 1));
        turns.set(
          endpoint,
          turn.finally(() => turns.delete(endpoint)),
        );
      }
      tries += due.length;
      if (turns.size === 0) return tries;
      const lookAgain = free === 0 ? [] : [delay(lookAgainMilliseconds, undefined, { ref: false })];
      await Promise.race([...turns.values(), ...lookAgain]);
    }
  } finally {
    await Promise.allSettled(turns.values());
  }
}

/** Tries all of one endpoint's at once. Does not fail: what was not written down is tried again after its lease. */
async function takeTurn(
  backend: Backend,
  endpoint: string,
  own: DueDelivery[],
  over: () => void,
): Promise<void> {
  const warn = (about: object) => (error: unknown) =>
    backend.log.warn(
      { ...about, error: messageOf(error) },
      'what became of a webhook was not written down',
    );
  const taken = await Promise.all(
    own.map((delivery) =>
      tryJob(queue, backend, delivery)
        .catch(warn({ delivery: delivery.id }))
        .finally(over),
    ),
  );
  await noteTurn(backend, endpoint, taken.includes(true)).catch(warn({ endpoint }));
}

/** Leases a turn of each endpoint that has none in this process; one that was paused shows itself by a single delivery. */
function lease(
  { database, clock }: Backend,
  most: number,
  inTurn: string[],
): Promise<DueDelivery[]> {
  const now = clock.now();
  return leaseJobs(database, queue, {
    now,
    most,
    which: sql`job.state = 'PENDING' and ${isServed('job.company_id')} and job.id in (
      select next.id from webhook_endpoints endpoint
      left join webhook_pauses pause on pause.endpoint_id = endpoint.id
      cross join lateral (
        select id from webhook_deliveries
        where endpoint_id = endpoint.id and state = 'PENDING' and next_try_at <= ${now}
        order by next_try_at, event_sequence
        limit case when pause.until is null then ${perEndpoint}::integer else 1 end) next
      where endpoint.active and endpoint.id <> all(${inTurn}) and (pause.until is null or pause.until <= ${now}))`,
    order: sql`job.next_try_at, job.event_sequence`,
    columns: sql`job.id, job.tries, job.endpoint_id, endpoint.url, endpoint.secret, event.id as event_id, event.sequence,
      event.type, event.subject, event.data, event.at, company.domain`,
    joins: sql`join webhook_endpoints endpoint on endpoint.id = job.endpoint_id
      join webhook_events event on event.sequence = job.event_sequence
      join companies company on company.id = job.company_id`,
  });
}
