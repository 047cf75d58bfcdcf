import type { DeletionPreview } from '@portal/api/account/deletionPreview';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Database } from '../../platform/database/database.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { texts as policyTexts } from '../policies/texts.ts';
import { whyLate } from '../policies/whyLate.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { texts } from './texts.ts';
import type { UpcomingBooking } from './upcomingBookings.ts';

/**
 * What ends with an account: bookings to come, each with what is given back of it and what is kept (POL-07), a booking under
 * preparation, waiting lists, requests for an invoice, the address of the calendar (ACC-15).
 */
export async function endedByDeletion(
  database: Database,
  { client: { id, companyId }, company }: Pick<Customer, 'client' | 'company'>,
  upcoming: readonly UpcomingBooking[],
  now: Date,
): Promise<DeletionPreview['ended']> {
  const own = { companyId, clientId: id };
  const feeds = await database
    .selectFrom('calendarFeeds')
    .select('id')
    .where((eb) => eb.and(own))
    .execute();
  // Behind a booking its draft stays, for files that are still on their way: that one is no booking under preparation.
  const drafts = await database
    .selectFrom('scheduleDrafts as draft')
    .select('draft.id')
    .where((eb) => eb.and({ 'draft.companyId': companyId, 'draft.clientId': id }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appointments').select('id').whereRef('appointments.id', '=', 'draft.id'),
        ),
      ),
    )
    .execute();
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
    ...upcoming.map((booking) => endedBooking(booking, company.timeZone, now)),
    ...(drafts.length > 0 ? [{ what: texts.ended.draft }] : []),
    ...(waiting.length > 0 ? [{ what: texts.ended.waiting(waiting.length) }] : []),
    ...(requests.length > 0 ? [{ what: texts.ended.invoiceRequests(requests.length) }] : []),
    ...(feeds.length > 0 ? [{ what: texts.ended.feed }] : []),
  ];
}

function endedBooking(
  { row, result }: UpcomingBooking,
  zone: string,
  now: Date,
): DeletionPreview['ended'][number] {
  const { paidCents, keptCents } = result;
  const services = row.services.map(({ name }) => name);
  const booking = texts.ended.booking(wallClock(row.startsAt, zone), services);
  // In the words of what ends, so that pages of before, which know no other field, show it as well.
  const why = whyLate(row, now);
  const what = keptCents === 0 ? booking : `${booking}. ${policyTexts.kept(keptCents, why)}`;
  const refund = paidCents - keptCents;
  return refund === 0 ? { what } : { what, refund: centsToEuros(refund) };
}
