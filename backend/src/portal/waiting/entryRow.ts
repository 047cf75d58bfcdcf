import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** An open entry, with what is held for it. */
export interface EntryRow extends Omit<
  Selectable<Schema['waitingEntries']>,
  'endReason' | 'removalReason' | 'endedAt'
> {
  /** Of the services, in the order of the catalogue's names. */
  titles: string[];
  expertName: string | null;
  offerId: string | null;
  offerStart: Date | null;
  offerUntil: Date | null;
  offerExpert: string | null;
}

/** Which open entries are read. */
interface EntryFilter {
  clientId?: string;
  id?: string;
  appointmentId?: string;
}

/** Entries that are open, of one provider, in the order of the list. */
export async function findEntries(
  database: Database,
  companyId: string,
  { clientId, id, appointmentId }: EntryFilter,
): Promise<EntryRow[]> {
  let query = selectEntries(database, companyId);
  if (clientId !== undefined) query = query.where('entry.clientId', '=', clientId);
  if (id !== undefined) query = query.where('entry.id', '=', id);
  if (appointmentId !== undefined) query = query.where('entry.appointmentId', '=', appointmentId);
  return query.orderBy('entry.createdAt').orderBy('entry.id').execute();
}

/** Open entries of a provider as `findEntries` reads them, to be filtered and ordered. */
export function selectEntries(database: Database, companyId: string) {
  return database
    .selectFrom('waitingEntries as entry')
    .leftJoin('experts as expert', 'expert.id', 'entry.expertId')
    .leftJoin('waitingOffers as offer', (join) =>
      join.onRef('offer.entryId', '=', 'entry.id').on('offer.state', '=', 'open'),
    )
    .leftJoin('experts as offered', 'offered.id', 'offer.expertId')
    .select([
      ...(['entry.id', 'entry.companyId', 'entry.clientId', 'entry.serviceIds'] as const),
      ...(['entry.expertId', 'entry.itemId', 'entry.firstDay', 'entry.lastDay'] as const),
      ...(['entry.part', 'entry.appointmentId', 'entry.state', 'entry.createdAt'] as const),
      ...(['expert.name as expertName', 'offered.name as offerExpert'] as const),
      ...(['offer.id as offerId', 'offer.startsAt as offerStart'] as const),
      'offer.until as offerUntil',
    ])
    .select(titlesOf.as('titles'))
    .where('entry.companyId', '=', companyId)
    .where(sql<SqlBool>`entry.ended_at is null`);
}

const titlesOf = sql<string[]>`
  array(select service.name from catalogue_services service where service.id = any (entry.service_ids)
    order by array_position(entry.service_ids, service.id))`;
