import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';
import { TABLES_BELOW } from '../deletion/tablesOfProvider.ts';
import { HIDDEN_COLUMNS } from './exportedTables.ts';

/** Rows that are in memory at once. */
const BATCH = 500;

/**
 * The rows of a provider in a table as a JSON array, a row a line, in pieces: columns by name, money in cents, instants in UTC.
 * @param count is told how many there were
 */
export async function* readTable(
  transaction: Transaction,
  table: string,
  companyId: string,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  const below = TABLES_BELOW[table];
  const own =
    below === undefined
      ? sql`${sql.ref(table === 'companies' ? 'id' : 'company_id')} = ${companyId}`
      : sql`${sql.ref(below.column)} in (
          select ${sql.ref(below.by)} from ${sql.table(below.of)} where company_id = ${companyId})`;
  const hidden = sql`${HIDDEN_COLUMNS[table] ?? []}::text[]`;
  await sql`declare exported no scroll cursor for
    select (to_jsonb(t) - ${hidden})::text as line from ${sql.table(table)} t where ${own}`.execute(
    transaction,
  );
  let total = 0;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from exported`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    yield `${total === 0 ? '[\n' : ',\n'}${rows.map(({ line }) => line).join(',\n')}`;
    total += rows.length;
  }
  yield total === 0 ? '[]\n' : '\n]\n';
  await sql`close exported`.execute(transaction);
  count(total);
}
