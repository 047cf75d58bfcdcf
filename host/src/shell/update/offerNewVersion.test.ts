// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suspendedAtom } from '../state/suspendedAtom.ts';
import { withdrawnAtom } from '../state/withdrawnAtom.ts';
import type { QuietShell } from './isQuiet.ts';
import { offerNewVersion } from './offerNewVersion.ts';
import { quietShell } from './testing/quietShell.ts';
import { texts } from './texts.ts';
import { watchTyping, type Typing } from './watchTyping.ts';

const SHELL = '1.0.0-test';
let shell: QuietShell;
let typing: Typing;
let path = '/services';
let answer: object;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000_000);
  vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.stubGlobal('PORTAL_SHELL_VERSION', SHELL);
  vi.stubGlobal('fetch', async () => Response.json(answer));
  path = '/services';
  shell = quietShell(() => path);
  typing = watchTyping();
});
afterEach(() => {
  end();
  typing.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const now = (version: string, killed: string[] = []) => ({
  shell: SHELL,
  releases: { 'mf-one': version },
  killed: { 'mf-one': killed },
});

/** The next answer, and what the page says once it was quiet for long enough. */
async function learn(next: object): Promise<readonly string[]> {
  answer = next;
  const takeBack = await offerNewVersion(shell, typing);
  end();
  end = takeBack;
  await vi.advanceTimersByTimeAsync(60_000);
  return shell.overlays.toasts().map(({ message }) => String(message));
}
const decline = () => shell.overlays.dismissToast(shell.overlays.toasts()[0]?.id ?? '');

test('an offer is taken back with its release, and made again with it [C-253]', async () => {
  expect(await learn(now('1.1.0'))).toEqual([texts.available]);
  expect(await learn(now('1.0.0'))).toEqual([]);
  expect(await learn(now('1.1.0'))).toEqual([texts.available]);
});

test('who said no is asked again only when something else is new, no kill of what nobody has here [C-253]', async () => {
  expect(await learn(now('1.2.0'))).toEqual([texts.available]);
  decline();
  expect(await learn(now('1.2.0'))).toEqual([]);
  expect(await learn(now('1.0.0'))).toEqual([]);
  expect(await learn(now('1.2.0', ['0.9.0']))).toEqual([]);
  expect(await learn(now('1.3.0'))).toEqual([texts.available]);
  decline();
});

test('a page of a suspended provider knows why it is to be left, and that the portal goes on [C-904]', async () => {
  path = '/schedule';
  await learn({ ...now('1.0.0'), releases: {}, suspended: true });
  const isSaid = () => [shell.store.get(withdrawnAtom), shell.store.get(suspendedAtom)];
  expect(isSaid()).toEqual([true, true]);
  await learn(now('1.0.0'));
  expect(isSaid()).toEqual([false, false]);
  await learn({ ...now('1.1.0', ['1.0.0']) });
  expect(isSaid()).toEqual([true, false]);
});
