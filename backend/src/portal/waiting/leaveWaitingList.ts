import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { endEntry, type EntryKey } from './endEntry.ts';
import { texts } from './texts.ts';

/** `Sair da lista`: ends an entry of a customer; left again it is left still (WAI-10). @throws ApiError 404 for somebody else's */
export async function leaveWaitingList(
  { database, clock }: Backend,
  key: EntryKey & { clientId: string },
  bookingId?: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const entry = await transaction
      .selectFrom('waitingEntries')
      .select('appointmentId')
      .where('id', '=', key.id)
      .where('companyId', '=', key.companyId)
      .where('clientId', '=', key.clientId)
      .executeTakeFirst();
    if (entry === undefined || (bookingId !== undefined && entry.appointmentId !== bookingId))
      throw new ApiError(404, texts.unknownEntry);
    await endEntry(transaction, key, { state: 'left' }, clock.now());
  });
}
