import type { DeletionPreview } from '@portal/api/account/deletionPreview';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Client } from '../identity/client.ts';
import { texts } from './texts.ts';

/**
 * What ends with an account: bookings to come, each with what is given back of it (all that was paid: POL-01 without a
 * policy), a booking under preparation, waiting lists, requests for an invoice, the address of the calendar (ACC-15).
 */
export async function endedByDeletion(
  database: Database,
  { id, companyId }: Pick<Client, 'id' | 'companyId'>,
  now: Date,
): Promise<DeletionPreview['ended']> {
  const own = { companyId, clientId: id };
  const { rows: bookings } = await sql<{ start: Date; names: string[]; paidCents: string }>`
    select lower(booking.during) as start,
      array(select service.name from appointment_services service
        where service.appointment_id = booking.id order by service.position) as names,
      (select coalesce(sum(attempt.amount_cents), 0) from payments payment
        join payment_attempts attempt on attempt.payment_id = payment.id and attempt.state = 'PAYED'
        where payment.company_id = booking.company_id and payment.subject = 'S-' || booking.id) as paid_cents
    from appointments booking
    where booking.company_id = ${companyId} and booking.client_id = ${id}
      and booking.cancelled_at is null and lower(booking.during) > ${now}
    order by lower(booking.during), booking.id`.execute(database);
  const countOf = async (table: 'scheduleDrafts' | 'calendarFeeds') =>
    (
      await database
        .selectFrom(table)
        .select('id')
        .where((eb) => eb.and(own))
        .execute()
    ).length;
  const requests = await database
    .selectFrom('invoiceRequests')
    .select('id')
    .where((eb) => eb.and({ ...own, state: 'OPEN' }))
    .execute();
  const waiting = await database
    .selectFrom('waitingEntries')
    .select('id')
    .where((eb) => eb.and(own))
    .where('endedAt', 'is', null)
    .execute();
  return [
    ...bookings.map(({ start, names, paidCents }) => ({
      what: texts.ended.booking(start, names),
      ...(Number(paidCents) > 0 ? { refund: Number(paidCents) / 100 } : {}),
    })),
    ...((await countOf('scheduleDrafts')) > 0 ? [{ what: texts.ended.draft }] : []),
    ...(waiting.length > 0 ? [{ what: texts.ended.waiting(waiting.length) }] : []),
    ...(requests.length > 0 ? [{ what: texts.ended.invoiceRequests(requests.length) }] : []),
    ...((await countOf('calendarFeeds')) > 0 ? [{ what: texts.ended.feed }] : []),
  ];
}
