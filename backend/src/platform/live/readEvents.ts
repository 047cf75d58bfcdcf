import type { Database } from '../database/database.ts';
import { selectRow, selectRows } from '../database/sql.ts';

/** A change that a page may want to load again. */
export interface LiveEvent {
  sequence: string;
  kind: 'notification' | 'service';
  /** Id of the notification, or `A-…`, `S-…`. */
  subject: string;
}

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
  const events = await selectRows<LiveEvent>(
    database,
    `select sequence, kind, subject from live_events where client_id = $1 and xid >= $2::xid8 order by sequence`,
    [clientId, cursor],
  );
  return { events, cursor: next };
}

/** The oldest transaction that is still running. Taken before the rows are read, so that it is never too late. */
export async function currentCursor(database: Database): Promise<Cursor> {
  const row = await selectRow<{ cursor: Cursor }>(
    database,
    'select pg_snapshot_xmin(pg_current_snapshot())::text as cursor',
  );
  if (row === undefined) throw new Error('The database gave no snapshot.');
  return row.cursor;
}
