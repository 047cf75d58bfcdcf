import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/testDatabase.ts';

/** The migrations of the first release, which customers' data may lie in. */
const firstRelease = new Set([
  '0001-foundation.sql',
  '0002-companies.sql',
  '0003-mgmt.sql',
  '0004-identity.sql',
  '0005-media.sql',
  '0006-items.sql',
  '0007-notifications.sql',
  '0008-feedback.sql',
  '0020-schedule.sql',
  '0021-works.sql',
  '0022-payments.sql',
]);
const rows = readFileSync(new URL('./firstReleaseRows.sql', import.meta.url), 'utf8');
const tables = [
  'companies',
  'clients',
  'appointments',
  'works',
  'chat_entries',
  'payments',
  'payment_attempts',
  'notifications',
  'outbox',
];
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

/** The rows as they were: columns that came later are left out. */
async function kept(table: string, columns: string[]): Promise<unknown[]> {
  const found = await database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t`,
  );
  return found.rows.map(({ row }) => columns.map((column) => row[column]));
}
async function columnsOf(table: string): Promise<string[]> {
  const found = await database.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 order by 1',
    [table],
  );
  return found.rows.map(({ name }) => name);
}

test('every later migration keeps what customers and providers had', async () => {
  await migrate(database.pool, undefined, firstRelease);
  await database.pool.query(rows);
  const before: Record<string, { columns: string[]; rows: unknown[] }> = {};
  for (const table of tables) {
    const columns = await columnsOf(table);
    before[table] = { columns, rows: await kept(table, columns) };
    expect([table, before[table].rows.length]).toEqual([table, 1]);
  }
  const applied = await migrate(database.pool);
  expect(applied).toContain('0051-webhooks.sql');
  for (const [table, { columns, rows: old }] of Object.entries(before))
    expect([table, await kept(table, columns)]).toEqual([table, old]);
  // The new columns and triggers work on the old rows.
  await database.pool.query(
    `update appointments set during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day')`,
  );
  const moved = await database.pool.query('select calendar_sequence from appointments');
  expect(moved.rows).toEqual([{ calendar_sequence: 1 }]);
});
