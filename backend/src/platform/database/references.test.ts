import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let empty: TestDatabase;
beforeAll(async () => {
  empty = await createTestDatabase();
});
afterAll(() => empty.drop());

/**
 * Foreign keys whose columns no index begins with, neither one of all rows nor one of those that refer to something. Those
 * to the provider are left out: with it one row goes, for which each table is read once.
 */
async function unindexed(): Promise<string[]> {
  const { rows } = await empty.pool.query<{ name: string }>(
    `select reference.conname::text as name from pg_constraint reference
     where reference.contype = 'f' and reference.confrelid <> 'companies'::regclass and not exists (
       select 1 from pg_index index
       where index.indrelid = reference.conrelid and index.indisvalid
         and (index.indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
         and (index.indpred is null or pg_get_expr(index.indpred, index.indrelid) in (
           select format('(%I IS NOT NULL)', attname) from pg_attribute
           where attrelid = reference.conrelid and attnum = any (reference.conkey))))
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('whatever refers to a row is found by an index: a large provider goes without each table being read for each row', async () => {
  expect(await unindexed()).toEqual([]);
  await empty.pool.query(
    `create table visits (id bigint primary key, client_id text references clients (id), left_at timestamptz);
     create index visits_left on visits (client_id) where left_at is null`,
  );
  expect(await unindexed()).toEqual(['visits_client_id_fkey']);
  await empty.pool.query(
    'create index visits_client on visits (client_id) where client_id is not null',
  );
  expect(await unindexed()).toEqual([]);
});
