import type { Backend } from '../backend.ts';
import { selectRows, withTransaction } from '../database/sql.ts';
import { forgetMedia } from './forgetMedia.ts';

const batch = 200;

/**
 * Forgets files that earlier versions took off their subject without forgetting them. Of several processes one takes each file.
 * @returns how many files were forgotten
 */
export function removeDroppedFiles({ pool }: Pick<Backend, 'pool'>): Promise<number> {
  return withTransaction(pool, async (sql) => {
    const taken = await selectRows<{ media_id: string }>(
      sql,
      `delete from subject_files where id in (
         select id from subject_files where removed_at is not null order by removed_at limit $1 for update skip locked)
       returning media_id`,
      [batch],
    );
    await forgetMedia(
      sql,
      taken.map((row) => row.media_id),
    );
    return taken.length;
  });
}
