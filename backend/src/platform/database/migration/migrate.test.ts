import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/database/testDatabase.ts';
import { createPool } from '../connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
/** For the files of the tests alone. */
let apart: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-migrations-'));

beforeAll(async () => {
  [database, apart] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), apart.drop()]);
  rmSync(folder, { recursive: true });
});

test('applies every file once, in order, also when two processes start together', async () => {
  const other = createPool(database.config, { warn: () => undefined });
  const applied = await Promise.all([migrate(database.pool), migrate(other)]);
  await other.end();
  const names = applied.flat();
  expect(names).toContain('0001-platform.sql');
  expect(new Set(names).size).toBe(names.length);
  expect(applied.some((list) => list.length === 0)).toBe(true);
  expect(await migrate(database.pool)).toEqual([]);
});

test('leaves a database alone that a working copy from before the release made [C-856]', async () => {
  const other = await createEmptyDatabase();
  const steps = mkdtempSync(path.join(folder, 'before-'));
  for (const name of ['0001-platform', '0009-triggers', '0084-import-file-names'])
    writeFileSync(path.join(steps, `${name}.sql`), `create table "${name}" (id int);`);
  await migrate(other.pool, steps);
  await expect(migrate(other.pool)).rejects.toThrow(
    'was made by other migrations than those of this version, which does not know 0009-triggers.sql',
  );
  const { rows } = await other.pool.query("select to_regclass('companies') as made");
  expect(rows).toEqual([{ made: null }]);
  await other.drop();
});

test('an older version serves what a newer one brought up to date, and says so [C-857]', async () => {
  const shared = await createEmptyDatabase();
  const [older, newer] = ['older-', 'newer-'].map((name) => mkdtempSync(path.join(folder, name)));
  for (const steps of [older, newer])
    writeFileSync(path.join(String(steps), '0001-first.sql'), 'create table first (id int);');
  writeFileSync(path.join(String(newer), '0002-second.sql'), 'create table second (id int);');
  expect(await migrate(shared.pool, older)).toEqual(['0001-first.sql']);
  expect(await migrate(shared.pool, newer)).toEqual(['0002-second.sql']);
  const said: string[] = [];
  expect(await migrate(shared.pool, older, undefined, (message) => said.push(message))).toEqual([]);
  expect(said).toEqual(['the database is of a newer version: it has 0002-second.sql']);
  await shared.drop();
});

test('undoes a file that fails as a whole and refuses one that was changed after it was applied', async () => {
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id int); select 1 / 0;');
  await expect(migrate(apart.pool, folder)).rejects.toThrow('9000-half.sql failed');
  expect((await apart.pool.query("select to_regclass('half') as half")).rows).toEqual([
    { half: null },
  ]);
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id int);');
  expect(await migrate(apart.pool, folder)).toEqual(['9000-half.sql']);
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id bigint);');
  await expect(migrate(apart.pool, folder)).rejects.toThrow(
    'was changed after it had been applied',
  );
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id int);');
});

test('a file may take longer than any other statement, and another process may wait as long for it', async () => {
  const hurried = () =>
    createPool({ ...apart.config, statement_timeout: 300 }, { warn: () => undefined });
  const pools = [hurried(), hurried()];
  const said: string[] = [];
  writeFileSync(path.join(folder, '9001-long.sql'), 'select pg_sleep(1);');
  const only = new Set(['9001-long.sql']);
  const applied = await Promise.all(
    pools.map((pool) => migrate(pool, folder, only, (message) => said.push(message))),
  );
  expect(applied.flat()).toEqual(['9001-long.sql']);
  expect(said).toEqual(['another process brings the database up to date; waiting for it']);
  // What else uses the connections keeps its limit.
  await expect(pools[0]?.query('select pg_sleep(2)')).rejects.toThrow('statement timeout');
  for (const pool of pools) await pool.end();
});

test('a file that needs a table in use lets others through before they are refused, says so and comes back [C-848]', async () => {
  await apart.pool.query('create table busy (id int)');
  const user = await apart.pool.connect();
  await user.query('begin');
  await user.query('select * from busy');
  const said: string[] = [];
  writeFileSync(path.join(folder, '9002-busy.sql'), 'alter table busy add column more int;');
  const migrating = migrate(apart.pool, folder, new Set(['9002-busy.sql']), (message) =>
    said.push(message),
  );
  const queued = "select from pg_locks where relation = 'busy'::regclass and not granted";
  await expect.poll(async () => (await apart.pool.query(queued)).rowCount).toBe(1);
  const customers = createPool({ ...apart.config, lock_timeout: 2000 }, { warn: () => undefined });
  expect((await customers.query('select * from busy')).rows).toEqual([]);
  await customers.end();
  await expect
    .poll(() => said, { timeout: 15_000 })
    .toContain('the migration 9002-busy.sql waits for a table that is in use');
  expect((await apart.pool.query('select * from busy')).rows).toEqual([]);
  await user.query('commit');
  user.release();
  expect(await migrating).toEqual(['9002-busy.sql']);
});

test('a file in steps makes indices beside those who write, and goes on where it was broken off', async () => {
  const stepped = await createEmptyDatabase();
  const { pool } = stepped;
  const steps = mkdtempSync(path.join(folder, 'steps-'));
  const table = 'create table stepped (a int, b int); insert into stepped values (1, 1), (1, 2);';
  writeFileSync(path.join(steps, '9004-table.sql'), table);
  await migrate(pool, steps);
  const text = (kind: string) =>
    `-- In steps:\ncreate index concurrently if not exists stepped_a on stepped (a);\ncreate ${kind} concurrently if not exists stepped_b on stepped (b);\n`;
  writeFileSync(path.join(steps, '9005-steps.sql'), text('unique index'));
  await pool.query('update stepped set b = 1');
  await expect(migrate(pool, steps)).rejects.toThrow('9005-steps.sql failed');
  const indices = async () => {
    const { rows } = await pool.query<{ name: string; valid: boolean }>(
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
       where indrelid = 'stepped'::regclass order by 1`,
    );
    return rows.map(({ name, valid }) => `${name} ${valid}`);
  };
  expect(await indices()).toEqual(['stepped_a true', 'stepped_b false']);
  await pool.query('update stepped set b = 2 where ctid = (select max(ctid) from stepped)');
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query('insert into stepped values (1, 3)');
  const migrated = migrate(pool, steps);
  // It waits for whoever wrote before it, and others write meanwhile.
  await pool.query('insert into stepped values (1, 4)');
  await writer.query('commit');
  writer.release();
  expect(await migrated).toEqual(['9005-steps.sql']);
  expect(await indices()).toEqual(['stepped_a true', 'stepped_b true']);
  await stepped.drop();
});

test('what refers to something that goes with an account or a provider is found by an index', async () => {
  const { rows } = await database.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid <> 'companies'::regclass and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
     order by 1`,
  );
  expect(rows).toEqual([]);
});
