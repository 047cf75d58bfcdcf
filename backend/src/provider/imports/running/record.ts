import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ImportChange } from '../../../platform/database/jsonColumns.ts';

type RecordTable = Exclude<ImportChange['table'], 'external_ids'>;

/** A whole row, by which it is seen whether anybody has changed it since; a column that a later version adds is none. */
const hash: RawBuilder<string> = sql`md5(jsonb_strip_nulls(to_jsonb(record))::text)`;

/** Hashes of records as they are, by their ids. */
export async function hashesOf(
  transaction: Transaction,
  table: RecordTable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`
    select id, ${hash} as hash from ${sql.table(table)} record where id = any(${ids}::text[]) for update`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [row.id, row.hash]));
}

/** A record as it is, every column by its name. */
export async function recordOf(
  transaction: Transaction,
  table: RecordTable,
  id: string,
): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(record) as record from ${sql.table(table)} record where id = ${id}`.execute(
    transaction,
  );
  return rows[0]?.record ?? null;
}

/** Makes a record again what `recordOf` said of it. */
export async function restoreRecord(
  transaction: Transaction,
  table: RecordTable,
  id: string,
  before: Record<string, unknown>,
): Promise<void> {
  const columns = sql.join(Object.keys(before).map((column) => sql.raw(`"${column}"`)));
  await sql`
    update ${sql.table(table)} record set (${columns}) = (
      select ${columns} from jsonb_populate_record(record, ${JSON.stringify(before)}::jsonb))
    where id = ${id}`.execute(transaction);
}
