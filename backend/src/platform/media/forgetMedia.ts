import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/**
 * Forgets files, in the transaction that took away a reference to them; a file that anything else refers to stays. With
 * the row of a file its bytes are queued for deletion (`removeQueuedMedia`), and its address leads nowhere at once.
 */
export async function forgetMedia(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('mediaFiles')
    .where('id', '=', sql<string>`any(${ids})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('subjectFiles').select('id').whereRef('mediaId', '=', 'mediaFiles.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('items').select('id').whereRef('photoId', '=', 'mediaFiles.id'))),
    )
    .execute();
}
