import type { WaitingEntry } from '@portal/api/work/waiting/waitingList';
import type { Company } from '../../accounts/companies/company.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import type { EntryRow } from './entryRow.ts';

/** An open entry on the wire. That it is `offered` is said with the time that is held, never without (WAI-06). */
export function presentEntry(row: EntryRow, { timeZone }: Company, now: Date): WaitingEntry {
  const { offerId, offerStart, offerUntil } = row;
  const offer =
    offerId === null || offerStart === null || offerUntil === null || offerUntil <= now
      ? null
      : {
          id: offerId,
          ...wallClock(offerStart, timeZone),
          expert: row.offerExpert,
          until: offerUntil.toISOString(),
          until_time: wallClock(offerUntil, timeZone).time,
        };
  return {
    id: row.id,
    service_ids: row.serviceIds,
    title: row.titles.join(', '),
    expert_id: row.expertId,
    expert: row.expertName,
    item_id: row.itemId,
    from: row.firstDay,
    to: row.lastDay,
    part: partOf(row.part),
    appointment_id: row.appointmentId === null ? null : `S-${row.appointmentId}`,
    state: offer === null ? 'waiting' : 'offered',
    created_at: row.createdAt.toISOString(),
    offer,
  };
}

/** As it was stored: mornings, afternoons, either. */
export function partOf(stored: number): WaitingEntry['part'] {
  return stored === 1 || stored === 2 ? stored : 3;
}
