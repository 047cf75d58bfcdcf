import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { leaseJobs, tryJob, type LeasedQueue } from '../../platform/jobs/leasedQueue.ts';
import { isServed } from '../../accounts/companies/isServed.ts';
import { postOutside } from '../../platform/outside/postOutside.ts';
import { signBody } from '../../platform/signed/signBody.ts';

type Event = Selectable<Schema['webhookEvents']>;

/** A delivery with where it goes and what it tells. */
type DueDelivery = Pick<Selectable<Schema['webhookDeliveries']>, 'id' | 'tries'> &
  Pick<Selectable<Schema['webhookEndpoints']>, 'url' | 'secret'> &
  Pick<Event, 'sequence' | 'type' | 'subject' | 'data' | 'at'> &
  Pick<Selectable<Schema['companies']>, 'domain'> & { eventId: Event['id'] };

const batch = 20;
/** Seconds until the next try after the first, second, … one that failed; some three days altogether. */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400];

/** The provider's system did not take it: what it answered, or why it did not answer. */
class NotTaken extends Error {
  readonly status: number | null;
  readonly why: string | null;

  constructor({ status, why }: { status: number | null; why: string | null }) {
    super(why ?? `The provider's system answered ${status}.`);
    this.status = status;
    this.why = why;
  }
}

const queue: LeasedQueue<Backend, DueDelivery, number> = {
  table: 'webhookDeliveries',
  leaseSeconds: 60,
  pauseAfter: (tries) => pauses[tries - 1],
  perform: post,
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
 * Sends what is due, in any number of processes.
 * @returns how many tries were made
 */
export async function deliverWebhooks(backend: Backend): Promise<number> {
  const due = await leaseJobs<DueDelivery>(backend.database, queue, {
    now: backend.clock.now(),
    most: batch,
    which: sql`job.state = 'PENDING' and ${isServed('job.company_id')} and exists (
      select 1 from webhook_endpoints endpoint where endpoint.id = job.endpoint_id and endpoint.active)`,
    order: sql`job.next_try_at, job.event_sequence`,
    columns: sql`job.id, job.tries, endpoint.url, endpoint.secret, event.id as event_id, event.sequence, event.type,
      event.subject, event.data, event.at, company.domain`,
    joins: sql`join webhook_endpoints endpoint on endpoint.id = job.endpoint_id
      join webhook_events event on event.sequence = job.event_sequence
      join companies company on company.id = job.company_id`,
  });
  await Promise.all(due.map((delivery) => tryJob(queue, backend, delivery)));
  return due.length;
}

/** @returns the status with which the provider's system took it @throws NotTaken */
async function post({ clock, environment }: Backend, delivery: DueDelivery): Promise<number> {
  const body = JSON.stringify({
    id: delivery.eventId,
    sequence: Number(delivery.sequence),
    type: delivery.type,
    at: delivery.at.toISOString(),
    provider: delivery.domain,
    subject: delivery.subject,
    data: delivery.data,
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'portal-webhooks',
    'x-portal-event': delivery.type,
    'x-portal-delivery': delivery.id,
    'x-portal-signature': signBody(delivery.secret, body, clock.now()),
  };
  const isProduction = environment.mode === 'production';
  const result = await postOutside(delivery.url, body, headers, isProduction);
  if ('error' in result) throw new NotTaken({ status: null, why: result.error });
  if (result.status < 200 || result.status >= 300)
    throw new NotTaken({ status: result.status, why: null });
  return result.status;
}
