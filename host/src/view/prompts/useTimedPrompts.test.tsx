// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { stubPushBrowser } from '@portal/remote/testing/stubPushBrowser';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';
import { aShell } from '../../shell/testing/aShell.ts';
import { ShellContext } from '../useShell.ts';
import { useTimedPrompts } from './useTimedPrompts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  // The other offers of the portal were answered.
  writeCookie(COOKIE_NAMES.videoTutorial, 'true');
  vi.stubGlobal('fetch', async () => Response.json({ push: false, email: true, sms: true }));
});
afterEach(() => {
  cleanup();
  removeCookie(COOKIE_NAMES.videoTutorial);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['full', 'booking', ['confirm']],
  ['full', 'decision', ['confirm']],
  ['lite', 'booking', []],
  ['lite', 'decision', []],
] as const)(
  'in %s mode a saved %s is followed by %j [REM-14] [C-692]',
  async (mode, saved, offered) => {
    const { key } = stubPushBrowser();
    const shell = aShell();
    shell.store.set(consentOpenAtom, false);
    const { portal } = createTestPortal();
    const provider = {
      ...portal.provider,
      pushKey: key,
      hidePlayStore: true,
      hideAppleStore: true,
    };
    renderHook(() => useTimedPrompts(provider, mode), {
      wrapper: ({ children }) => (
        <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
      ),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.overlays.dialogs()).toEqual([]);
    if (saved === 'booking') shell.bus.emit('appointment.booked', { id: 'S-1' });
    else shell.bus.emit('service.changed', { id: 'A-1', decided: true });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(shell.overlays.dialogs().map(({ kind }) => kind)).toEqual(offered);
  },
);

test.each([
  ['full', { hidePlayStore: true, hideAppleStore: false }, ['stores']],
  ['full', { hidePlayStore: true, hideAppleStore: true }, []],
  ['lite', { hidePlayStore: false, hideAppleStore: false }, []],
] as const)(
  'in %s mode, with %j, 15 s are followed by %j [CKE-24]',
  async (mode, hidden, offered) => {
    const shell = aShell();
    shell.store.set(consentOpenAtom, false);
    const provider = { ...createTestPortal().portal.provider, ...hidden };
    renderHook(() => useTimedPrompts(provider, mode), {
      wrapper: ({ children }) => (
        <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
      ),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    expect(shell.overlays.dialogs()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shell.overlays.dialogs().map(({ kind }) => kind)).toEqual(offered);
  },
);
