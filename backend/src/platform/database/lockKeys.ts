import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * Waits until nobody else holds one of the keys; they are freed at the end of the transaction. Who stands in line behind a
 * crowd waits for 4 s, longer than for what nobody should hold (C-838); a connection without a limit waits without one.
 */
export async function lockKeys(transaction: Transaction, keys: string[]): Promise<void> {
  const sorted = [...new Set(keys)].sort();
  await sql`select set_config('lock_timeout', case usual.wait when '0' then '0' else '4s' end, true),
      pg_advisory_xact_lock(hashtextextended(key, 0)),
      set_config('lock_timeout', usual.wait, true)
    from (select current_setting('lock_timeout') as wait offset 0) usual, unnest(${sorted}::text[]) key`.execute(
    transaction,
  );
}
