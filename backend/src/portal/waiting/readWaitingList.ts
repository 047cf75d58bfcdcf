import type { WaitingList } from '@portal/api/work/waiting/waitingList';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { findEntries } from './entryRow.ts';
import type { OfferOwner } from './offers/openOffer.ts';
import { presentEntry } from './presentEntry.ts';

/** What a customer waits for, all or of one booking, with what is held. */
export async function readWaitingList(
  { database, clock }: Backend,
  company: Company,
  { clientId, bookingId }: OfferOwner,
): Promise<WaitingList> {
  const filter = { clientId, ...(bookingId !== undefined && { appointmentId: bookingId }) };
  const rows = await findEntries(database, company.id, filter);
  return {
    available: company.schedulerModule === 'FULL' && company.waitingList,
    entries: rows.map((row) => presentEntry(row, company, clock.now())),
  };
}
