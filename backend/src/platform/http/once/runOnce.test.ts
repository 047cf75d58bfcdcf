import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/testDatabase.ts';
import { runOnce } from './runOnce.ts';
import type { IdempotentAnswer } from './idempotentAnswer.ts';

const now = new Date('2026-06-15T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const once = (
  key: string,
  at: Date,
  run: () => Promise<IdempotentAnswer>,
  body: unknown = { a: 1 },
) => runOnce(database.database, 'test', key, body, at, run);
const answer = (id: string): IdempotentAnswer => ({ status: 201, body: { id } });

test('the same call again gives the stored answer, another body is refused', async () => {
  const run = vi.fn<() => Promise<IdempotentAnswer>>(() => Promise.resolve(answer('first')));
  expect(await once('same', now, run)).toEqual(answer('first'));
  expect(await once('same', later(3600), run)).toEqual(answer('first'));
  expect(run).toHaveBeenCalledTimes(1);
  await expect(once('same', now, run, { a: 2 })).rejects.toMatchObject({ status: 422 });
});

test('a call that was cut off may be repeated once its minute is over, by one', async () => {
  // The process ends in the middle: it neither answers nor fails.
  void once('cut', now, () => new Promise<IdempotentAnswer>(() => undefined));
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      "select 1 from idempotency_keys where key = 'cut'",
    );
    expect(rowCount).toBe(1);
  }, 10_000);
  const run = vi.fn<() => Promise<IdempotentAnswer>>(() => Promise.resolve(answer('second')));
  await expect(once('cut', later(59), run)).rejects.toMatchObject({ status: 409 });
  expect(run).not.toHaveBeenCalled();
  const results = await Promise.allSettled([
    once('cut', later(61), run),
    once('cut', later(61), run),
    once('cut', later(61), run),
  ]);
  expect(run).toHaveBeenCalledTimes(1);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await once('cut', later(62), run)).toEqual(answer('second'));
});

test('a call that failed may be repeated at once', async () => {
  const failed = once('failed', now, () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  expect(await once('failed', now, () => Promise.resolve(answer('third')))).toEqual(
    answer('third'),
  );
});
