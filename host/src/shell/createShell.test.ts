// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createTestPortal } from '@portal/remote/testPortal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../browser/writeCookie.ts';
import { releaseOf } from '../composition/testing/plainRemote.ts';
import { createShell } from './createShell.ts';
import { killedAtom } from './state/killedAtom.ts';
import { writingAtom } from './state/writingAtom.ts';
import { aShell } from './testing/aShell.ts';

let asked: { call: string; body: string }[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, window.location.origin);
    asked.push({
      call: `${init.method} ${pathname}${search}`,
      body: init.body ? await new Response(init.body).text() : '',
    });
    return answer();
  });
});
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('at the domain of a demo company whoever is logged in is a demo user, before anything is asked [SHL-05] [SHL-76]', () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'a-token');
  const modeAt = (domain: string) => {
    const { session } = aShell([], { domain });
    session.setPath('/services');
    return session.current().mode;
  };
  expect([modeAt('demo.localhost'), modeAt('oficina.pt')]).toEqual(['demo', 'full']);
});

test.each(['ANDROID', 'IOS', 'WEB'] as const)(
  'a remote that asks for a code knows that the page runs on %s [API-14]',
  (platform) => {
    const { boot } = aShell();
    const never = () => new Promise<never>(() => undefined);
    const shell = createShell(boot, never, { platform, wrapper: null, synced: null });
    const { native } = shell.portalFor(createTestPortal().portal.provider);
    expect(native.platform).toBe(platform);
  },
);

test('a file that the browser saved for the calendar is said in a toast, with its name (C-255) [NAT-06]', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { native, overlays } = aShell();
  await native.addToCalendar({
    title: 'Revisão',
    start: '2026-03-02T09:00:00.000Z',
    end: '2026-03-02T10:00:00.000Z',
  });
  expect(overlays.toasts().map(({ message }) => message)).toEqual([
    'Ficheiro marcacao.ics guardado. Abra-o para juntar a marcação ao calendário.',
  ]);
});

test('at another address of its provider an appointment has the name in the calendar that its mails give it [NAT-06]', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  const id = '01j2k3m4n5p6q7r8s9t0v1w2x3';
  const event = {
    id: `S-${id}`,
    title: 'Revisão',
    start: '2026-03-02T09:00:00.000Z',
    end: '2026-03-02T10:00:00.000Z',
  };
  const { native } = aShell([], { domain: 'mirante.pt' });
  await native.addToCalendar(event);
  await native.addToCalendar({ ...event, domain: 'lima.pt' });
  const files = await Promise.all(saved.map((file) => file.text()));
  const names = files.map((file) => /UID:.*/.exec(file)?.[0]);
  expect(names).toEqual([`UID:${id}@mirante.pt`, `UID:${id}@lima.pt`]);
});

test('a report is posted to the log as `content` [API-53]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  aShell().report.failure({ code: 'PAGE-ERROR', message: 'broken' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.call).toBe('POST /api/main/log');
  const sent: unknown = JSON.parse(asked[0]?.body ?? '');
  expect(sent).toEqual({ content: expect.stringContaining('"code":"PAGE-ERROR"') });
});

test('where the customer accepted analytics the start is counted, and not before; a failure is nothing [API-52]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  answer = () => Response.json({}, { status: 404 });
  const { recording } = aShell();
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
  writeCookie(COOKIE_NAMES.acceptedAnalytics, 'true');
  recording.follow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/main/analytics']);
  // Node tells of an unhandled rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a release that the page knows to be killed is not loaded, another one of the remote is asked for', async () => {
  const { loadRelease, store } = aShell();
  store.set(killedAtom, { 'mf-services': ['2.0.0'] });
  await expect(loadRelease(releaseOf('2.0.0'))).rejects.toThrow('mf-services 2.0.0 was killed');
  const other = loadRelease(releaseOf('1.0.0')).then(() => 'came');
  await expect(Promise.race([other, Promise.resolve('on its way')])).resolves.toBe('on its way');
});

test('what a remote sends to be saved counts as under way until it was answered', async () => {
  const { portalFor, store } = aShell();
  const { fetch } = portalFor(createTestPortal().portal.provider);
  const saving = fetch.calendar('/appointments', { method: 'POST', body: '{}' });
  expect(store.get(writingAtom)).toBe(1);
  await saving;
  expect(store.get(writingAtom)).toBe(0);
});
