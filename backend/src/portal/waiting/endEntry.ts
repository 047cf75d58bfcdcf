import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { endOffer } from './offers/endOffer.ts';

type StoredEntry = Selectable<Schema['waitingEntries']>;

/** How an entry ends. */
export type EntryEnd =
  | { state: 'left' }
  | { state: 'ended'; endReason: NonNullable<StoredEntry['endReason']>; removalReason?: string };

/** Which entry: of a customer, of a provider. */
export interface EntryKey extends Pick<StoredEntry, 'id' | 'companyId'> {
  clientId?: string;
}

/**
 * Ends an entry with what is held for it, which becomes free.
 * @returns what it was, or undefined when there is none that is open
 */
export async function endEntry(
  transaction: Transaction,
  { id, companyId, clientId }: EntryKey,
  end: EntryEnd,
  now: Date,
): Promise<StoredEntry | undefined> {
  let ending = transaction
    .updateTable('waitingEntries')
    .set({ ...end, endedAt: now })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null);
  if (clientId !== undefined) ending = ending.where('clientId', '=', clientId);
  const ended = await ending.returningAll().executeTakeFirst();
  if (ended !== undefined) await endOffer(transaction, id, 'withdrawn', now);
  return ended;
}
