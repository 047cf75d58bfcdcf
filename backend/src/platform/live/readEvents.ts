import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** A change that a page may want to load again; its subject is the id of the notification, or `A-…`, `S-…`, or empty. */
export type LiveEvent = Pick<Selectable<Schema['liveEvents']>, 'sequence' | 'kind' | 'subject'>;

/** Where a stream stands: everything of transactions before this one has been seen. */
export type Cursor = string;

/**
 * The changes of a customer that a stream at `cursor` may not have seen, and where it stands afterwards. A change may
 * come again, none is left out: a transaction that was still running when the cursor was taken is read again.
 */
export async function readEvents(
  database: Database,
  clientId: string,
  cursor: Cursor,
): Promise<{ events: LiveEvent[]; cursor: Cursor }> {
  const next = await currentCursor(database);
  const events = await database
    .selectFrom('liveEvents')
    .select(['sequence', 'kind', 'subject'])
    .where('clientId', '=', clientId)
    .where('xid', '>=', sql<string>`${cursor}::xid8`)
    .orderBy('sequence')
    .execute();
  return { events, cursor: next };
}

/** The changes of a customer in the last `seconds`, for a page that opens its stream after it asked for what it shows. */
export async function readRecentEvents(
  database: Database,
  clientId: string,
  seconds: number,
): Promise<LiveEvent[]> {
  return database
    .selectFrom('liveEvents')
    .select(['sequence', 'kind', 'subject'])
    .where('clientId', '=', clientId)
    .where('at', '>=', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('sequence')
    .execute();
}

/** The oldest transaction that is still running. Taken before the rows are read, so that it is never too late. */
export async function currentCursor(database: Database): Promise<Cursor> {
  const { cursor } = await database
    .selectNoFrom(sql<Cursor>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('cursor'))
    .executeTakeFirstOrThrow();
  return cursor;
}
