import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * What of all this is told for the first time by one that tells.
 * @param teller a page view by its ticket, or what stands for others
 * @param until when it may be forgotten that it was told
 */
export async function firstTold(
  database: Database,
  teller: string,
  told: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const names = [...new Set(told)].sort();
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ what: string }>`
    insert into told_loads (ticket, what, until)
    select ${teller}, what, ${until}::timestamptz from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) what
    on conflict do nothing returning what`.execute(database);
  return new Set(rows.map(({ what }) => what));
}
