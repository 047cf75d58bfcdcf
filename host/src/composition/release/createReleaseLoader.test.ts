import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { expect, test, vi } from 'vitest';
import { createReleaseLoader } from './createReleaseLoader.ts';
import type { LoadRelease } from './loadRelease.ts';
import { plainRemote, releaseOf } from '../testing/plainRemote.ts';
import { TimeoutError } from './withTimeout.ts';

test('loads a release once, however often it is asked for', async () => {
  const { lifecycles } = plainRemote('x');
  const load = vi.fn<LoadRelease>(async () => lifecycles);
  const { loadRelease: loadOnce } = createReleaseLoader(load);
  const [first, second] = await Promise.all([
    loadOnce(releaseOf('1.0.0')),
    loadOnce(releaseOf('1.0.0')),
  ]);
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
});

test('forgets a failed load', async () => {
  const { lifecycles } = plainRemote('x');
  const load = vi.fn<LoadRelease>(async () => lifecycles).mockRejectedValueOnce(new Error('404'));
  const { loadRelease: loadOnce } = createReleaseLoader(load);
  await expect(loadOnce(releaseOf('1.0.0'))).rejects.toThrow('404');
  await expect(loadOnce(releaseOf('1.0.0'))).resolves.toBe(lifecycles);
});

test('ends a load that hangs', async () => {
  const { loadRelease: loadOnce } = createReleaseLoader(
    () => new Promise(() => {}),
    () => false,
    20,
  );
  await expect(loadOnce(releaseOf('1.0.0'))).rejects.toThrow(TimeoutError);
});

test('runs no code of a release that needs another contract, also when it is only loaded ahead', async () => {
  const load = vi.fn<LoadRelease>(async () => plainRemote('x').lifecycles);
  const { loadRelease: loadOnce } = createReleaseLoader(load);
  await expect(loadOnce(releaseOf('2.0.0', { contract: '^2.0.0' }))).rejects.toThrow(
    `needs ^2.0.0, offered ${CONTRACT_VERSION}`,
  );
  expect(load).not.toHaveBeenCalled();
});

test('runs no code of a release that was killed since, also when it came before', async () => {
  const load = vi.fn<LoadRelease>(async () => plainRemote('x').lifecycles);
  const killed: string[] = [];
  const { loadRelease: loadOnce } = createReleaseLoader(load, ({ version }) =>
    killed.includes(version),
  );
  await loadOnce(releaseOf('1.0.0'));
  killed.push('1.0.0', '2.0.0');
  for (const version of killed)
    await expect(loadOnce(releaseOf(version))).rejects.toThrow(`mf-services ${version} was killed`);
  expect(load).toHaveBeenCalledTimes(1);
});

test('of a release that fails ahead and then again, the first error is told; a later try tells its own', async () => {
  const load = vi
    .fn<LoadRelease>()
    .mockRejectedValueOnce(new Error('React error 527'))
    .mockRejectedValueOnce(new Error('before initialization'))
    .mockRejectedValueOnce(new Error('404'));
  const { loadAhead, loadRelease } = createReleaseLoader(load);
  await expect(loadAhead(releaseOf('1.0.0'))).rejects.toThrow('527');
  await expect(loadRelease(releaseOf('1.0.0'))).rejects.toThrow('527');
  await expect(loadRelease(releaseOf('1.0.0'))).rejects.toThrow('404');
});

test('what failed ahead and then comes failed for nobody, and what somebody waited for is told to them', async () => {
  const { lifecycles } = plainRemote('x');
  const load = vi
    .fn<LoadRelease>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(lifecycles)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('404'));
  const { loadAhead, loadRelease } = createReleaseLoader(load);
  await expect(loadAhead(releaseOf('1.0.0'))).rejects.toThrow('offline');
  await expect(loadRelease(releaseOf('1.0.0'))).resolves.toBe(lifecycles);
  const together = [loadAhead, loadRelease].map((ask) => ask(releaseOf('1.1.0')));
  for (const asked of together) await expect(asked).rejects.toThrow('offline');
  await expect(loadRelease(releaseOf('1.1.0'))).rejects.toThrow('404');
});
