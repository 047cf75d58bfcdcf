import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFilesInMemory } from './withFilesInMemory.ts';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
  vi.stubEnv('TMPDIR', process.env['TMPDIR']);
  vi.stubEnv('PORTAL_TEST_DATA_DIR', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(memory, { recursive: true, force: true });
});

test('temporary files and the data of the test portal lie in memory, and go whatever happens', async () => {
  const own = join(memory, `portal-test-${process.pid}`);
  const work = withFilesInMemory(() => {
    expect([tmpdir(), process.env['PORTAL_TEST_DATA_DIR']]).toEqual([own, join(own, 'e2e-data')]);
    mkdirSync(join(own, 'left'));
    throw new Error('fell');
  }, memory);
  await expect(work).rejects.toThrow('fell');
  expect(readdirSync(memory)).toEqual([]);
});

test('what a run that was ended by force left there is removed, and nothing of one that goes on', async () => {
  const [ended, running, other] = ['portal-test-999999999', 'portal-test-1', 'somebody'];
  for (const name of [ended, running, other]) mkdirSync(join(memory, name));
  await withFilesInMemory(() => Promise.resolve(), memory);
  expect(readdirSync(memory).sort()).toEqual([running, other].sort());
});

test('where there is no memory for files they lie where they always do', async () => {
  const usual = tmpdir();
  const none = join(memory, 'none');
  expect(await withFilesInMemory(() => Promise.resolve(tmpdir()), none)).toBe(usual);
  expect(existsSync(none)).toBe(false);
});
