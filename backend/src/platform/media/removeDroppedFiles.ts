import type { Backend } from '../backend.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { selectRows } from '../database/sql.ts';
import { forgetMedia } from './forgetMedia.ts';

const batch = 200;

/**
 * Forgets files that earlier versions took off their subject without forgetting them. Of several processes one takes each file.
 * @returns how many files were forgotten
 */
export function removeDroppedFiles({ database }: Pick<Backend, 'database'>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const taken = await selectRows<{ media_id: string }>(
      transaction,
      `delete from subject_files where id in (
         select id from subject_files where removed_at is not null order by removed_at limit $1 for update skip locked)
       returning media_id`,
      [batch],
    );
    await forgetMedia(
      transaction,
      taken.map((row) => row.media_id),
    );
    return taken.length;
  });
}
