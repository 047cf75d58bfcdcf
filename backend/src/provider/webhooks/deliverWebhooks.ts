import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { postToProvider } from './postToProvider.ts';
import { signBody } from '../../platform/http/signature.ts';

type Event = Selectable<Schema['webhookEvents']>;

/** A delivery with where it goes and what it tells. */
type DueDelivery = Pick<Selectable<Schema['webhookDeliveries']>, 'id' | 'tries'> &
  Pick<Selectable<Schema['webhookEndpoints']>, 'url' | 'secret'> &
  Pick<Event, 'sequence' | 'type' | 'subject' | 'data' | 'at'> &
  Pick<Selectable<Schema['companies']>, 'domain'> & { eventId: Event['id'] };

const batch = 20;
/** Another process takes a delivery over when the one that tried it has not come back within this time. */
const leaseSeconds = 60;
/** Seconds until the next try after the first, second, … one that failed; some three days altogether. */
const pauses = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400];

/**
 * Sends what is due, in any number of processes: each delivery is leased to one of them.
 * @returns how many tries were made
 */
export async function deliverWebhooks(backend: Backend): Promise<number> {
  const due = await lease(backend);
  await Promise.all(due.map((delivery) => deliver(backend, delivery)));
  return due.length;
}

async function lease({ database, clock }: Backend): Promise<DueDelivery[]> {
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000);
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<DueDelivery>`
      with due as (
        select delivery.id from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
        where delivery.state = 'PENDING' and delivery.next_try_at <= ${now} and endpoint.active
        order by delivery.next_try_at, delivery.event_sequence limit ${batch} for update of delivery skip locked)
      update webhook_deliveries delivery set tries = delivery.tries + 1, next_try_at = ${leasedUntil}
      from due, webhook_endpoints endpoint, webhook_events event, companies company
      where delivery.id = due.id and endpoint.id = delivery.endpoint_id and event.sequence = delivery.event_sequence
        and company.id = delivery.company_id
      returning delivery.id, delivery.tries, endpoint.url, endpoint.secret, event.id as event_id, event.sequence,
        event.type, event.subject, event.data, event.at, company.domain`.execute(transaction);
    return rows;
  });
}

async function deliver(backend: Backend, delivery: DueDelivery): Promise<void> {
  const { database, clock, environment } = backend;
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
  const result = await postToProvider(delivery.url, body, headers, isProduction);
  const status = 'status' in result ? result.status : null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const pause = pauses[delivery.tries - 1];
  const now = clock.now();
  await database
    .updateTable('webhookDeliveries')
    .set({
      state: isTaken ? 'DELIVERED' : pause === undefined ? 'FAILED' : 'PENDING',
      lastStatus: status,
      lastError: 'error' in result ? result.error : null,
      nextTryAt: new Date(now.getTime() + (pause ?? 0) * 1000),
      deliveredAt: isTaken ? now : null,
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'PENDING')
    .execute();
}
