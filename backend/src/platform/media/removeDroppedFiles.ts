import type { Backend } from '../backend.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { forgetMedia } from './forgetMedia.ts';

const batch = 200;

/**
 * Forgets files that earlier versions took off their subject without forgetting them. Of several processes one takes each file.
 * @returns how many files were forgotten
 */
export function removeDroppedFiles({ database }: Pick<Backend, 'database'>): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const taken = await transaction
      .deleteFrom('subjectFiles')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('subjectFiles as dropped')
          .select('dropped.id')
          .where('dropped.removedAt', 'is not', null)
          .orderBy('dropped.removedAt')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning('mediaId')
      .execute();
    await forgetMedia(
      transaction,
      taken.map((row) => row.mediaId),
    );
    return taken.length;
  });
}
