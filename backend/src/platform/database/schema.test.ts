import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSchema } from '../../testing/database/generateSchema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';

const file = fileURLToPath(new URL('schema.ts', import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the types of the tables are those of the migrations', async () => {
  const generated = await generateSchema(database.pool);
  if (process.env['RECORD_SCHEMA'] === '1') writeFileSync(file, generated);
  expect(readFileSync(file, 'utf8')).toBe(generated);
});
