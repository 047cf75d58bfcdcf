import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../testing/database/statementsOf.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { databaseOn } from '../database/database.ts';
import { tokenKey } from './tokenKey.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('every process has the same key, and asks for it once', async () => {
  const another = databaseOn(own.pool);
  const keys = await Promise.all([tokenKey(own.database), tokenKey(another)]);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await statementsOf(own.pool, () => tokenKey(own.database))).toEqual([]);
});

test('a failure is told and not kept', async () => {
  const away = databaseOn(own.pool);
  await own.pool.query('alter table shared_secrets rename to secrets_away');
  await expect(tokenKey(away)).rejects.toThrow('shared_secrets');
  await own.pool.query('alter table secrets_away rename to shared_secrets');
  expect(await tokenKey(away)).toBe(await tokenKey(own.database));
});
