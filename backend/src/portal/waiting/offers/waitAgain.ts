import { addDays } from '@portal/domain/time/isoDate';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { instantAt } from '../../schedule/slots/wallClock.ts';

/**
 * Whoever refused a time, or let it pass, waits again; what became free meanwhile in the days of the entry, and is free
 * still, is looked at once more.
 */
export async function waitAgain(
  transaction: Transaction,
  { id: companyId, timeZone }: Company,
  entryId: string,
): Promise<void> {
  const entry = await transaction
    .updateTable('waitingEntries')
    .set({ state: 'waiting' })
    .where('id', '=', entryId)
    .where('state', '=', 'offered')
    .returning(['firstDay', 'lastDay'])
    .executeTakeFirst();
  if (entry === undefined) return;
  const from = new Date(instantAt(entry.firstDay, 0, timeZone));
  const to = new Date(instantAt(addDays(entry.lastDay, 1), 0, timeZone));
  await sql`update released_times set next_try_at = '-infinity'
    where company_id = ${companyId} and during && tstzrange(${from}, ${to})`.execute(transaction);
}
