import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../../platform/database/connect.ts';
import { databaseOn, type Database } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { countAttempt, forgetAttempts, forgetOldAttempts } from './rateLimit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const limit = { count: 5, seconds: 60 };
const start = new Date('2026-01-01T10:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

async function passed(on: Database, key: string, now: Date): Promise<boolean> {
  return countAttempt(on, key, limit, now).then(
    () => true,
    () => false,
  );
}

test('lets exactly the limit through, over several processes at once', async () => {
  const other = createPool(database.config, { warn: () => undefined });
  const processes = [databaseOn(database.pool), databaseOn(other)];
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      passed(processes[index % 2] ?? databaseOn(other), 'key', start),
    ),
  );
  await other.end();
  expect(results.filter(Boolean)).toHaveLength(5);
});

test('begins a new window when the old one ended, counts keys apart, forgets when told', async () => {
  const on = databaseOn(database.pool);
  for (let count = 0; count < 5; count += 1) await passed(on, 'window', start);
  expect(await passed(on, 'window', after(59))).toBe(false);
  await expect(countAttempt(on, 'window', limit, after(50))).rejects.toMatchObject({
    status: 429,
    details: { extra: { retry_after: 10 } },
  });
  expect(await passed(on, 'other', after(59))).toBe(true);
  expect(await passed(on, 'window', after(60))).toBe(true);
  for (let count = 0; count < 5; count += 1) await passed(on, 'window', after(61));
  expect(await passed(on, 'window', after(62))).toBe(false);
  await forgetAttempts(on, 'window');
  expect(await passed(on, 'window', after(62))).toBe(true);
  await forgetOldAttempts(on, after(10_000));
  expect((await database.pool.query('select 1 from rate_limits')).rowCount).toBe(0);
});
