import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { databaseOn, type Database } from './database.ts';
import { runPrepared } from './runPrepared.ts';

let tested: TestDatabase;
let database: Database;
beforeAll(async () => {
  tested = await createTestDatabase();
  database = databaseOn(tested.pool);
});
afterAll(() => tested.drop());

test('a statement with a name is prepared under it, and its columns come in camel case', async () => {
  const statement = { name: 'two words', text: 'select $1::text as some_word', values: ['olá'] };
  const { rows, prepared } = await database.connection().execute(async (connection) => ({
    rows: await runPrepared(connection, statement),
    prepared: await runPrepared<{ name: string }>(connection, {
      name: 'list',
      text: 'select name from pg_prepared_statements where name = $1',
      values: ['two words'],
    }),
  }));
  expect(rows).toEqual([{ someWord: 'olá' }]);
  expect(prepared).toEqual([{ name: 'two words' }]);
});

test('what holds several rows in a column keeps its own names', async () => {
  const rows = await runPrepared(database, {
    name: 'nested',
    text: `select '[{"some_word": 1}]'::jsonb as some_list`,
    values: [],
  });
  expect(rows).toEqual([{ someList: [{ some_word: 1 }] }]);
});
