import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { forgetMedia } from '../../platform/media/forgetMedia.ts';
import type { ExportRow } from './exportOnWire.ts';

/** Forgets an export with its file. */
export async function forgetExport(
  transaction: Transaction,
  { id, mediaId }: Pick<ExportRow, 'id' | 'mediaId'>,
): Promise<void> {
  await transaction.deleteFrom('accountExports').where('id', '=', id).execute();
  if (mediaId !== null) await forgetMedia(transaction, [mediaId]);
}

/** Forgets the exports whose two days are over (ACC-12). */
export async function forgetOldExports({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const over = await transaction
      .deleteFrom('accountExports')
      .where('until', '<=', clock.now())
      .returning('mediaId')
      .execute();
    await forgetMedia(
      transaction,
      over.flatMap(({ mediaId }) => mediaId ?? []),
    );
  });
}
