// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asPageWork } from '../../browser/asPageWork.ts';
import { killedAtom } from '../../shell/state/killedAtom.ts';
import { failuresAtom, withdrawnAtom } from '../../shell/state/withdrawnAtom.ts';
import { newEntry } from '../../shell/outbox/newEntry.ts';
import { openOutboxStore } from '../../shell/outbox/openOutboxStore.ts';
import type { QuietShell } from '../../shell/update/isQuiet.ts';
import { panelAtom } from '../../shell/state/panelAtom.ts';
import { PLACE_KEY } from '../../shell/update/placeKey.ts';
import { quietShell } from '../../shell/update/testing/quietShell.ts';
import { useNewVersion } from './useNewVersion.ts';

const asked = vi.fn<(address: string) => Promise<Response>>();
let killed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockReturnValue();
  killed = [];
  asked.mockReset();
  asked.mockImplementation(async () =>
    Response.json({
      shell: '1.0.0-test',
      releases: { 'mf-one': '1.0.0' },
      killed: { 'mf-one': killed },
    }),
  );
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('PORTAL_SHELL_VERSION', '1.0.0-test');
});
afterEach(() => {
  cleanup();
  see('visible');
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page that loaded itself again, where the watch begins at once. */
async function open() {
  sessionStorage.setItem(PLACE_KEY, '{}');
  const shell = quietShell(() => '/services');
  const { rerender } = renderHook(({ path }) => useNewVersion(shell, path), {
    initialProps: { path: '/services' },
  });
  await vi.dynamicImportSettled();
  await pass(0);
  return {
    store: shell.store,
    go: (path: string) => rerender({ path }),
    isKilled: () => shell.store.get(killedAtom)['mf-one']?.includes('1.0.0') ?? false,
  };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a page begins to ask once it has nothing better to do, and at once where a remote failed', async () => {
  const quiet = quietShell(() => '/services');
  renderHook(() => useNewVersion(quiet, '/services'));
  await pass(3000);
  await vi.dynamicImportSettled();
  await pass(0);
  expect(asked).not.toHaveBeenCalled();
  await pass(45_000);
  expect(asked).toHaveBeenCalledTimes(1);
  const failing = quietShell(() => '/services');
  renderHook(() => useNewVersion(failing, '/services'));
  failing.store.set(failuresAtom, 1);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { interval: 1 });
});

test('a page whose own content never comes begins to ask all the same, after ten seconds', async () => {
  let end = () => {};
  const hanging = asPageWork(new Promise<void>((resolve) => (end = resolve)));
  const shell = quietShell(() => '/services');
  renderHook(() => useNewVersion(shell, '/services'));
  await pass(10_000);
  await vi.dynamicImportSettled();
  await pass(45_000);
  expect(asked).toHaveBeenCalledTimes(1);
  end();
  await hanging;
});

test.each([
  ['something', 'sends it within 5 s', true],
  ['nothing', 'asks nothing more so early', false],
] as const)(
  'a page whose own content never comes, on a device on which %s waits, %s [OFF-04]',
  async (_what, _does, waits) => {
    // The device's database lives by immediates.
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    for (const [name, part] of Object.entries(fakeIndexedDb))
      if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
    const device = await openOutboxStore();
    const draft = { kind: 'message', subject: 'A-1', text: 'Olá' } as const;
    if (waits) await device.add(newEntry(draft, 'key', 'oficina.pt:ana'), null);
    let end = () => {};
    const hanging = asPageWork(new Promise<void>((resolve) => (end = resolve)));
    const outbox = vi.fn<QuietShell['outbox']>(() => Promise.reject(new Error('none')));
    renderHook(() => useNewVersion({ ...quietShell(() => '/services'), outbox }, '/services'));
    await pass(4000);
    const within = { timeout: 900, interval: 10 };
    const sends = vi.waitFor(() => expect(outbox).toHaveBeenCalledOnce(), within);
    if (waits) await sends;
    else await expect(sends).rejects.toThrow('0 times');
    end();
    await hanging;
  },
);

test('what was typed before the watch began holds the page, too', async () => {
  const shell = quietShell(() => '/services');
  renderHook(() => useNewVersion(shell, '/services'));
  const field = document.createElement('input');
  document.body.append(field);
  field.value = 'Travões';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  killed = ['1.0.0'];
  shell.store.set(failuresAtom, 1);
  await vi.waitFor(() => expect(shell.store.get(withdrawnAtom)).toBe(true), { interval: 1 });
  await pass(60_000);
  expect(window.location.reload).not.toHaveBeenCalled();
  field.remove();
  await pass(1000);
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('going to another page or panel learns of a killed release, at most every five seconds', async () => {
  const { go, store, isKilled } = await open();
  killed = ['1.0.0'];
  await pass(4000);
  go('/schedule');
  await pass(0);
  expect(asked).not.toHaveBeenCalled();
  await pass(1000);
  go('/services');
  await vi.waitFor(() => expect(isKilled()).toBe(true));
  expect(asked).toHaveBeenCalledExactlyOnceWith('/revision', { cache: 'no-store' });
  await pass(4000);
  store.set(panelAtom, 'agenda');
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1000);
  store.set(panelAtom, null);
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page that comes into sight again asks, one that nobody sees does not', async () => {
  const { isKilled } = await open();
  see('hidden');
  await pass(30 * 60_000);
  expect(asked).not.toHaveBeenCalled();
  killed = ['1.0.0'];
  see('visible');
  await vi.waitFor(() => expect(isKilled()).toBe(true));
});

test('a page in sight leaves a release within a minute after it was killed', async () => {
  await open();
  await pass(10_000);
  killed = ['1.0.0'];
  await pass(45_000);
  await vi.waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
});

test('a page that stays in sight asks every 45 seconds', async () => {
  await open();
  await pass(44_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(45_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a remote that fails asks at once, and once while nothing answers', async () => {
  const { store, isKilled } = await open();
  killed = ['1.0.0'];
  store.set(failuresAtom, 1);
  store.set(failuresAtom, 2);
  await vi.waitFor(() => expect(isKilled()).toBe(true));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('while the edge does not answer the page goes on, and asks again later', async () => {
  const { store, isKilled } = await open();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  store.set(failuresAtom, 1);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(isKilled()).toBe(false);
  killed = ['1.0.0'];
  await pass(45_000);
  expect(isKilled()).toBe(true);
});
