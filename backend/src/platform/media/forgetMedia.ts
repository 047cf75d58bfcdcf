import { execute } from '../database/sql.ts';
import type { Database } from '../database/database.ts';

/**
 * Forgets files, in the transaction that took away a reference to them; a file that anything else refers to stays. With
 * the row of a file its bytes are queued for deletion (`removeQueuedMedia`), and its address leads nowhere at once.
 */
export async function forgetMedia(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await execute(
    database,
    `delete from media_files media where id = any($1)
       and not exists (select 1 from subject_files where media_id = media.id)
       and not exists (select 1 from items where photo_id = media.id)`,
    [ids],
  );
}
