import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { createPool } from './connect.ts';
import { databaseOn, type Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import { lockKeys } from './lockKeys.ts';

let tested: TestDatabase;
beforeAll(async () => {
  tested = await createTestDatabase();
});
afterAll(() => tested.drop());

const waitOf = async (database: Database) => {
  const { rows } = await sql<{
    wait: string;
  }>`select current_setting('lock_timeout') as wait`.execute(database);
  return rows[0]?.wait;
};

test('who stands in line waits longer than for what nobody should hold, and only there [C-838]', async () => {
  const pool = createPool({ ...tested.config, lock_timeout: 50 }, { warn: () => undefined });
  const database = databaseOn(pool);
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const order: string[] = [];
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const first = inTransaction(database, async (transaction) => {
    await lockKeys(transaction, ['hours', 'people']);
    hold();
    await left;
    order.push('first');
  });
  await held;
  const second = inTransaction(database, async (transaction) => {
    await lockKeys(transaction, ['people', 'hours']);
    order.push('second');
    return waitOf(transaction);
  });
  // Longer than the usual wait.
  const waiting = await Promise.race([second, delay(200, 'waits')]);
  leave();
  expect([waiting, await first, await second]).toEqual(['waits', undefined, '50ms']);
  expect(order).toEqual(['first', 'second']);
  await pool.end();
});

test('a connection without a limit has none in line either', async () => {
  const waits = inTransaction(tested.database, async (transaction) => {
    await lockKeys(transaction, ['hours']);
    return waitOf(transaction);
  });
  expect(await waits).toBe('0');
});
