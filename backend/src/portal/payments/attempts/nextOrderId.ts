import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/newId.ts';

/**
 * `P` (`T` for a provider's test), a counter in base 36 and four random characters: short, unique over all processes, never
 * used twice.
 */
export async function nextOrderId(
  transaction: Transaction,
  prefix: 'P' | 'T' = 'P',
): Promise<string> {
  const { number } = await transaction
    .selectNoFrom(sql<string>`nextval('payment_order_numbers')`.as('number'))
    .executeTakeFirstOrThrow();
  const entropy = newId().slice(0, 4);
  return `${prefix}${BigInt(number).toString(36)}${entropy}`.toUpperCase();
}
