// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newEntry } from '../outbox/newEntry.ts';
import { openOutboxStore } from '../outbox/openOutboxStore.ts';
import { aShell, AUTO_MIRANTE } from '../testing/aShell.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
});
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
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

/** A customer whose session is refused, with a message on the device that waits to be sent. */
async function withWaiting() {
  for (const [name, part] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  writeCookie(COOKIE_NAMES.sessionToken, 'refused');
  writeCookie(COOKIE_NAMES.userId, 'ana');
  const owner = `${AUTO_MIRANTE.domain}:ana`;
  const store = await openOutboxStore();
  const draft = { kind: 'message', subject: 'A-1', text: 'Chego tarde' } as const;
  await store.add(newEntry(draft, 'key-1', owner), null);
  const waiting = async () => (await store.list(owner)).map(({ key }) => key);
  return { waiting };
}

test('the end of a refused session asks nothing about what waits on the device, which stays [OFF-09] [C-634]', async () => {
  const { waiting } = await withWaiting();
  const shell = aShell();
  shell.session.setPath('/services');
  const outbox = await shell.outbox();
  const confirm = vi.spyOn(shell.overlays, 'confirm').mockResolvedValue(false);
  const went = vi.spyOn(shell.navigation, 'navigate');
  const { fetch } = shell.portalFor(createTestPortal().portal.provider);
  await fetch.main('/appointments/', { method: 'GET' });
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/login', { replace: true }));
  expect(confirm).not.toHaveBeenCalled();
  expect(await waiting()).toEqual(['key-1']);
  outbox.stop();
});

test('another tab of a refused session says so, too, and keeps what waits [OFF-09]', async () => {
  const { waiting } = await withWaiting();
  const [shell, other] = [aShell(), aShell()];
  const ended: string[] = [];
  other.bus.on('session.ended', ({ reason }) => ended.push(reason));
  other.session.setPath('/services');
  const outbox = await other.outbox();
  const said = vi.spyOn(other.overlays, 'toast');
  const { fetch } = shell.portalFor(createTestPortal().portal.provider);
  await fetch.main('/appointments/', { method: 'GET' });
  await vi.waitFor(() => expect(ended).toEqual(['expired']));
  expect(said).toHaveBeenCalledWith({
    message: 'A sua sessão expirou. Entre para continuar onde estava.',
  });
  await outbox.refresh();
  expect(await waiting()).toEqual(['key-1']);
  outbox.stop();
});
