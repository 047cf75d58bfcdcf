// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aShell } from '../testing/aShell.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
});
afterEach(() => {
  removeCookie(COOKIE_NAMES.sessionToken);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['main', 'GET', '/appointments/'],
  ['calendar', 'GET', '/appointments/'],
  ['main', 'GET', '/items/'],
  ['main', 'GET', '/items/item-1/'],
  ['main', 'POST', '/items/'],
] as const)(
  'a %s call, %s %s, that is answered with 401 is logged and logs out [ERR-03] [ERR-10] [ERR-45]',
  async (service, method, path) => {
    Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
    writeCookie(COOKIE_NAMES.sessionToken, 'refused');
    const shell = aShell([], null);
    const went = vi.spyOn(shell.navigation, 'navigate');
    const { fetch, session } = shell.portalFor(createTestPortal().portal.provider);
    expect(session.current().mode).toBe('full');
    expect((await fetch[service](path, { method })).status).toBe(401);
    expect([session.current().mode, readCookie(COOKIE_NAMES.sessionToken)]).toEqual([
      'visitor',
      null,
    ]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('The session has expired.');
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/login', { replace: true }));
  },
);
