import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSchema } from '../../testing/database/generateSchema.ts';
import { generateTriggers } from '../../testing/database/generateTriggers.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Compares a file with what the database says; `RECORD_SCHEMA=1` writes it. */
async function expectMade(name: string, generate: (pool: pg.Pool) => Promise<string>) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const generated = await generate(database.pool);
  if (process.env['RECORD_SCHEMA'] === '1') writeFileSync(file, generated);
  expect(readFileSync(file, 'utf8')).toBe(generated);
}

test('the types of the tables are those of the migrations', () =>
  expectMade('schema.ts', generateSchema));

test('the functions and triggers that can be read in one place are those in force', () =>
  expectMade('triggers.sql', generateTriggers));
