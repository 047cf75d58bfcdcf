import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLock } from './withLock.ts';

let file = '';
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'deep', 'build.lock');
});
afterAll(() => rmSync(join(file, '..', '..'), { recursive: true }));

test('two holders never overlap', async () => {
  const events: string[] = [];
  const hold = (name: string) =>
    withLock(file, 'waiting', async () => {
      events.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} out`);
    });
  await Promise.all([hold('a'), hold('b')]);
  expect(events).toEqual(['a in', 'a out', 'b in', 'b out']);
  expect(existsSync(file)).toBe(false);
});

test('a failure gives the lock back', async () => {
  await expect(withLock(file, 'waiting', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that is gone is taken over', async () => {
  // Above every process id that Linux and macOS hand out.
  writeFileSync(file, '99999999');
  expect(await withLock(file, 'waiting', () => Promise.resolve('done'))).toBe('done');
});

test('a lock that cannot be written is an error instead of a wait without end', async () => {
  const file = join(tmpdir(), 'a'.repeat(300));
  await expect(withLock(file, 'waiting', () => Promise.resolve())).rejects.toThrow('ENAMETOOLONG');
});

test('a lock that a full disk left without a name is taken over', async () => {
  writeFileSync(file, '');
  const before = Date.now() / 1000 - 5;
  utimesSync(file, before, before);
  expect(await withLock(file, 'waiting', () => Promise.resolve('done'))).toBe('done');
});

test('of many who find the lock of a process that is gone one at a time has it', async () => {
  writeFileSync(file, '99999999');
  let [inside, most] = [0, 0];
  const hold = () =>
    withLock(file, 'waiting', async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    });
  await Promise.all([hold(), hold(), hold()]);
  expect(most).toBe(1);
});
