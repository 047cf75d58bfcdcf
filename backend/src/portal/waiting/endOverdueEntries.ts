import { sql } from 'kysely';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import { isServed } from '../../accounts/companies/isServed.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { eachOnItsOwn } from '../../platform/jobs/eachOnItsOwn.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { endEntry } from './endEntry.ts';

interface OverdueEntry {
  id: string;
  companyId: string;
  titles: string[];
}

/**
 * Ends entries whose last day, or whose booking's time to come, is over, and says so in the bell, once (WAI-10). What is
 * offered still has its time first.
 */
export async function endOverdueEntries(backend: Backend): Promise<void> {
  const { database, clock } = backend;
  const now = clock.now();
  const { rows } = await sql<OverdueEntry>`
    select entry.id, entry.company_id, array(select name from catalogue_services service
        where service.id = any (entry.service_ids) order by array_position(entry.service_ids, service.id)) as titles
    from waiting_entries entry join companies company on company.id = entry.company_id
    left join appointments booking on booking.id = entry.appointment_id
    where entry.state = 'waiting' and ${isServed('entry.company_id')} and (lower(booking.during) <= ${now}
      or entry.last_day < (${now}::timestamptz at time zone company.time_zone)::date)
    order by entry.last_day limit 500`.execute(database);
  await eachOnItsOwn(
    backend,
    rows,
    ({ id }) => id,
    (entry) => endOverdue(backend, entry, now),
  );
}

async function endOverdue(
  backend: Backend,
  { id, companyId, titles }: OverdueEntry,
  now: Date,
): Promise<void> {
  const company = await findCompanyById(backend.database, companyId);
  if (company === undefined) return;
  await inTransaction(backend.database, async (transaction) => {
    const end = { state: 'ended', endReason: 'RANGE_OVER' } as const;
    const ended = await endEntry(transaction, { id, companyId }, end, now);
    if (ended === undefined) return;
    await notifyCustomer(transaction, backend, {
      kind: 'waitingOver',
      company,
      clientId: ended.clientId,
      page: '/waiting-list',
      facts: { what: titles.join(', '), lastDay: ended.lastDay },
    });
  });
}
