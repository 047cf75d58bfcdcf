import type { Backend } from '../backend.ts';
import { selectRows, withTransaction } from '../database/sql.ts';

const batch = 200;

/**
 * Deletes the bytes of files that were taken off their subject. Of several processes one takes each file; what a
 * process leaves that ends before the bytes are gone has no row any more and is swept away a day later.
 * @returns how many files were deleted
 */
export async function removeDroppedFiles({
  pool,
  media,
}: Pick<Backend, 'pool' | 'media'>): Promise<number> {
  const dropped = await withTransaction(pool, async (sql) => {
    const taken = await selectRows<{ media_id: string }>(
      sql,
      `delete from subject_files where id in (
         select id from subject_files where removed_at is not null order by removed_at limit $1 for update skip locked)
       returning media_id`,
      [batch],
    );
    return selectRows<{ id: string }>(
      sql,
      `delete from media_files media where id = any($1)
         and not exists (select 1 from subject_files where media_id = media.id)
         and not exists (select 1 from items where photo_id = media.id)
       returning id`,
      [taken.map((row) => row.media_id)],
    );
  });
  await Promise.all(dropped.map(({ id }) => media.remove(id)));
  return dropped.length;
}
