import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-migrations-'));

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('applies every file once, in order, also when two processes start together', async () => {
  const other = createPool(database.config, { warn: () => undefined });
  const applied = await Promise.all([migrate(database.pool), migrate(other)]);
  await other.end();
  const names = applied.flat();
  expect(names).toContain('0001-foundation.sql');
  expect(new Set(names).size).toBe(names.length);
  expect(applied.some((list) => list.length === 0)).toBe(true);
  expect(await migrate(database.pool)).toEqual([]);
});

test('undoes a file that fails as a whole and refuses one that was changed after it was applied', async () => {
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id int); select 1 / 0;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('9000-half.sql failed');
  expect((await database.pool.query("select to_regclass('half') as half")).rows).toEqual([
    { half: null },
  ]);
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id int);');
  expect(await migrate(database.pool, folder)).toEqual(['9000-half.sql']);
  writeFileSync(path.join(folder, '9000-half.sql'), 'create table half (id bigint);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'was changed after it had been applied',
  );
});
