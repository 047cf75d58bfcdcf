import type { Transaction } from '../../../platform/database/database.ts';

/** Lets nobody else change an entry and its offer until the transaction ends. @returns until when its open offer lasts */
export async function lockEntry(
  transaction: Transaction,
  id: string,
): Promise<{ openUntil: Date | null }> {
  await transaction
    .selectFrom('waitingEntries')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const open = await transaction
    .selectFrom('waitingOffers')
    .select('until')
    .where('entryId', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return { openUntil: open?.until ?? null };
}
