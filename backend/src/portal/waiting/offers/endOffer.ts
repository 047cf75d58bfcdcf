import type { Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { endHold } from '../../schedule/holds/endHold.ts';

type StoredOffer = Selectable<Schema['waitingOffers']>;

/**
 * Ends the open offer of an entry, which the caller has locked, and what is held for it: the database then looks for the
 * next who waits (WAI-09).
 * @returns undefined when there is none
 */
export async function endOffer(
  transaction: Transaction,
  entryId: string,
  state: Exclude<StoredOffer['state'], 'open' | 'accepted'>,
  now: Date,
): Promise<StoredOffer | undefined> {
  const open = await transaction
    .selectFrom('waitingOffers')
    .selectAll()
    .where('entryId', '=', entryId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return undefined;
  await transaction
    .updateTable('waitingOffers')
    .set({ state, holdId: null, endedAt: now })
    .where('id', '=', open.id)
    .execute();
  await endHold(transaction, open.holdId);
  return open;
}
