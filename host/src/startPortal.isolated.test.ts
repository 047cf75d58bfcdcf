// @vitest-environment happy-dom
import { BOOT_DOCUMENT_ELEMENT_ID } from '@portal/contract/bootDocument';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie } from './browser/readCookie.ts';
import { removeCookie, writeCookie } from './browser/writeCookie.ts';
import { AUTO_MIRANTE } from './shell/testing/aShell.ts';
import { startPortal } from './startPortal.tsx';

const boot = {
  provider: AUTO_MIRANTE,
  remotes: [],
  degraded: false,
  resolvedAt: '2026-07-14T09:00:00Z',
  environment: 'test',
};
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).pathname);
    return new Promise(() => undefined);
  });
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = BOOT_DOCUMENT_ELEMENT_ID;
  element.textContent = JSON.stringify(boot);
  document.body.append(element, Object.assign(document.createElement('div'), { id: 'root' }));
  writeCookie(COOKIE_NAMES.openAppointment, 'S-1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  removeCookie(COOKIE_NAMES.openAppointment);
  Reflect.deleteProperty(window, 'PortalClienteAndroid');
});

test('nothing of the start is done before the wrapper has answered, or had a second to [SHL-43] [SHL-49]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 PortalClienteApp/android/1');
  const greeted = new Promise<void>((resolve) =>
    Reflect.set(window, 'PortalClienteAndroid', { postMessage: () => resolve() }),
  );
  startPortal(() => new Promise<never>(() => undefined));
  await greeted;
  await vi.advanceTimersByTimeAsync(999);
  expect([asked, readCookie(COOKIE_NAMES.openAppointment)]).toEqual([[], 'S-1']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked).toContain('/api/main/config');
  expect(readCookie(COOKIE_NAMES.openAppointment)).toBeNull();
});
