import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Waits until nobody else holds one of the keys; they are freed at the end of the transaction. */
export async function lockKeys(transaction: Transaction, keys: string[]): Promise<void> {
  const sorted = [...new Set(keys)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sorted}::text[]) key`.execute(
    transaction,
  );
}
