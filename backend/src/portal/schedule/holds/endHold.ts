import type { Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../slots/slots.ts';

/** Gives a held time free, or to whoever it becomes. @returns on what it was held; undefined when it is over already */
export async function endHold(
  transaction: Transaction,
  id: string | null,
): Promise<Place | undefined> {
  if (id === null) return undefined;
  return transaction
    .deleteFrom('appointments')
    .where('id', '=', id)
    .where('holdUntil', 'is not', null)
    .returning(['resource', 'expertId'])
    .executeTakeFirst();
}
