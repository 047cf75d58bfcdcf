import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { removeDroppedFiles } from '../media/removeDroppedFiles.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

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
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

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

test('files that deleted accounts left are queued for deletion, those of others and of providers stay', async () => {
  const { pool } = database;
  await migrate(pool, undefined, firstRelease);
  await pool.query(rows);
  await pool.query(
    `insert into clients (id, company_id, name, phones, created_at, deleted_at) values ('gone', 'c1', '', '[]', '2026-01-03', '2026-03-01');
     insert into works (id, company_id, client_id, bars, started_at, created_at, updated_at) values ('a2', 'c1', 'gone', 3, '2026-02-01', '2026-02-01', '2026-02-02');
     insert into media_files (id, company_id, type, bytes, has_thumbnail, created_at)
       select id, 'c1', 'image/jpeg', 1, true, '2026-02-01' from unnest(array['upload', 'photo', 'provided', 'ofAna', 'replaced']) id;
     insert into items (id, company_id, client_id, specs, original_specs, photo_id, created_at, updated_at)
       values ('i2', 'c1', 'gone', '{}', '{}', 'photo', '2026-02-01', '2026-02-01');
     insert into subject_files (id, company_id, subject, owner, media_id, file_name, created_at)
       select media, 'c1', subject, owner, media, 'a.jpg', '2026-02-01' from (values
         ('upload', 'A-a2', 'CLIENT'), ('provided', 'A-a2', 'COMPANY'), ('ofAna', 'A-a1', 'CLIENT')) file (media, subject, owner)`,
  );
  await migrate(pool);
  const idsOf = async (query: string) =>
    (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  expect(await idsOf('select id from media_removals order by 1')).toEqual(['photo', 'replaced']);
  expect(await idsOf('select id from subject_files where removed_at is not null')).toEqual([
    'upload',
  ]);
  await removeDroppedFiles({ pool });
  expect(await idsOf('select id from media_removals order by 1')).toEqual([
    'photo',
    'replaced',
    'upload',
  ]);
  expect(await idsOf('select id from media_files order by 1')).toEqual(['ofAna', 'provided']);
});
