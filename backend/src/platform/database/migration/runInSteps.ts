import type pg from 'pg';

/** How a migration begins that is not one transaction. */
export const STEPS_MARK = '-- In steps:';

/**
 * Runs the statements of a migration one after the other, each by itself: an index is then made while its table is written
 * to. Each step must find what an earlier try has done (`if not exists`); an index that was broken off is made anew.
 */
export async function runInSteps(client: pg.ClientBase, text: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
  for (const statement of text.split(/;\s*$/m))
    if (statement.trim() !== '') await client.query(statement);
}
