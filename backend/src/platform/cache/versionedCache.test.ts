import { expect, test } from 'vitest';
import { VersionedCache } from './versionedCache.ts';

/** Work whose runs are counted. */
function counted(weigh?: (value: number) => number, capacity = 3) {
  const runs: string[] = [];
  const cache = new VersionedCache<number>(capacity, weigh);
  const ask = (key: string, version: string, value = 1) =>
    cache.get(key, version, async () => {
      runs.push(`${key}${version}`);
      return value;
    });
  return { ask, runs };
}

test('the same version is worked out once, also for those who ask meanwhile', async () => {
  const { ask, runs } = counted();
  await Promise.all([ask('a', '1'), ask('a', '1')]);
  await ask('a', '1');
  expect(runs).toEqual(['a1']);
});

test('another version is worked out anew, an older one too', async () => {
  const { ask, runs } = counted();
  for (const version of ['1', '2', '1']) await ask('a', version);
  expect(runs).toEqual(['a1', 'a2', 'a1']);
});

test('what was asked for least recently is forgotten when all weighs too much', async () => {
  const { ask, runs } = counted((value) => value);
  await ask('a', '1');
  await ask('b', '1');
  await ask('a', '1');
  await ask('c', '1', 2);
  await ask('a', '1');
  await ask('b', '1');
  expect(runs).toEqual(['a1', 'b1', 'c1', 'b1']);
});

test('what replaced something weighs in its place', async () => {
  const { ask, runs } = counted((value) => value);
  for (const version of ['1', '2', '3', '4']) await ask('a', version);
  await ask('b', '1', 2);
  await ask('a', '4');
  expect(runs).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('a failure is told and not kept', async () => {
  const cache = new VersionedCache<number>(3);
  await expect(cache.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await cache.get('a', '1', async () => 2)).toBe(2);
});
