// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { unreadAtom } from '../state/countersAtom.ts';
import { liveAtom } from '../state/liveAtom.ts';
import { aShell } from '../testing/aShell.ts';
import { followLive } from './followLive.ts';

/** One call of the stream, which the test answers. */
interface Call {
  address: string;
  headers: Headers;
  isAborted(): boolean;
  send(text: string): void;
  lose(): void;
}

let calls: Call[];
let status: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  calls = [];
  status = 200;
  stop = () => undefined;
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
    const fail = () => {
      try {
        control?.error(new Error('lost'));
      } catch {
        // It had ended.
      }
    };
    signal?.addEventListener('abort', fail);
    calls.push({
      address,
      headers: new Headers(headers),
      isAborted: () => signal?.aborted === true,
      send: (text) => control?.enqueue(new TextEncoder().encode(text)),
      lose: fail,
    });
    return status === 200 ? new Response(body) : new Response('', { status });
  });
  // There is no layout here.
  Reflect.set(document, 'elementsFromPoint', () => []);
  writeCookie(COOKIE_NAMES.sessionToken, 'the-session');
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  removeCookie(COOKIE_NAMES.sessionToken);
  see(true);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function see(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function aFollowingShell() {
  const shell = aShell([], null);
  shell.session.setPath('/services');
  shell.session.setTermsAccepted(true);
  const heard: object[] = [];
  shell.bus.on('live.changed', (hint) => heard.push(hint));
  shell.bus.on('service.changed', ({ id }) => heard.push({ service: id }));
  shell.bus.on('appointment.changed', ({ id }) => heard.push({ appointment: id }));
  stop = followLive(shell);
  return { ...shell, heard };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const event = (name: string, data: object, id: string) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\nid: ${id}\n\n`;
const last = () => calls.at(-1);
/** What is sent is read in steps that no clock counts. */
const heardOf = (heard: readonly object[]) =>
  vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));

test('the page asks with its session from when it was opened on, and hands on what it hears, once, also to releases of before [LIVE-04]', async () => {
  await pass(4000);
  const { heard, store } = aFollowingShell();
  await pass(0);
  expect(calls.map(({ address }) => address)).toEqual(['/api/main/live?age=4']);
  expect(last()?.headers.get('authorization')).toBe('Bearer the-session');
  expect(last()?.headers.get('accept')).toBe('text/event-stream');
  expect(store.get(liveAtom)).toBe(true);
  last()?.send(
    event('service', { subject: 'A-1' }, '1.1') +
      event('service', { subject: 'A-1' }, '1.1') +
      event('budget', { subject: 'A-1' }, '1.1') +
      event('service', { subject: 'S-2' }, '2.1') +
      event('counters', {}, '2.1') +
      event('of another time', {}, '2.1'),
  );
  await pass(100);
  expect(heard).toEqual([
    { kind: 'service', subject: 'A-1' },
    { kind: 'budget', subject: 'A-1' },
    { kind: 'service', subject: 'S-2' },
    { kind: 'counters' },
    { kind: 'of another time' },
    { service: 'A-1' },
    { appointment: 'S-2' },
  ]);
});

test('a lost stream comes back where it was, later each time that fails; what is told to load everything does [LIVE-04] [LIVE-06]', async () => {
  const { heard, store } = aFollowingShell();
  await pass(0);
  last()?.send(event('counters', {}, '5.1'));
  await heardOf(heard);
  status = 502;
  last()?.lose();
  await pass(0);
  expect(store.get(liveAtom)).toBe(false);
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = calls.length;
    await pass(wait - 1);
    expect(calls).toHaveLength(before);
    await pass(1);
    expect(calls).toHaveLength(before + 1);
    expect(last()?.headers.get('last-event-id')).toBe('5.1');
  }
  status = 200;
  await pass(30_000);
  expect(store.get(liveAtom)).toBe(true);
  heard.length = 0;
  last()?.send(event('reset', {}, '9.1'));
  await pass(100);
  expect(heard).toEqual(
    ['notification', 'service', 'payment', 'budget', 'counters', 'waiting'].map((kind) => ({
      kind,
    })),
  );
});

test('a page that has heard nothing yet and was lost for more than an hour asks for everything, before that for what changed since [LIVE-04] [C-466]', async () => {
  const { heard } = aFollowingShell();
  await pass(0);
  status = 502;
  last()?.lose();
  await pass(3_500_000);
  status = 200;
  await pass(30_000);
  expect(last()?.address).toMatch(/\?age=35\d\d$/);
  await pass(1000);
  expect(heard).toEqual([]);
  status = 502;
  last()?.lose();
  await pass(100_000);
  status = 200;
  await pass(30_000);
  await heardOf(heard);
  expect(last()?.address).toBe('/api/main/live?age=3600');
  expect(heard).toHaveLength(6);
});

test('the hours for which the machine slept count, though the clock of the page stood still meanwhile [LIVE-04] [C-466]', async () => {
  const { heard } = aFollowingShell();
  await pass(0);
  vi.setSystemTime(Date.now() + 1_800_000);
  last()?.lose();
  await pass(1000);
  expect(last()?.address).toBe('/api/main/live?age=1801');
  await pass(100);
  expect(heard).toEqual([]);
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  last()?.lose();
  await pass(30_000);
  await heardOf(heard);
  expect(last()?.address).toBe('/api/main/live?age=3600');
  expect(heard).toHaveLength(6);
});

test('a connection that says nothing for 45 s is given up', async () => {
  aFollowingShell();
  await pass(0);
  await pass(40_000);
  last()?.send(': beat\n\n');
  await pass(44_000);
  expect(calls).toHaveLength(1);
  await pass(2500);
  expect(calls).toHaveLength(2);
});

test('ten seconds after it was seen last the page closes the stream; seen again it asks for everything, and goes on [LIVE-05] [LIVE-06]', async () => {
  const { heard, store } = aFollowingShell();
  await pass(0);
  last()?.send(event('counters', {}, '5.1'));
  await heardOf(heard);
  heard.length = 0;
  see(false);
  await pass(9999);
  expect([last()?.isAborted(), store.get(liveAtom)]).toEqual([false, true]);
  see(true);
  see(false);
  await pass(9999);
  expect(last()?.isAborted()).toBe(false);
  await pass(1);
  expect([last()?.isAborted(), store.get(liveAtom)]).toEqual([true, false]);
  await pass(600_000);
  expect([calls.length, heard.length]).toEqual([1, 0]);
  see(true);
  await pass(100);
  expect(calls).toHaveLength(2);
  expect(last()?.headers.get('last-event-id')).toBe('5.1');
  expect(heard).toHaveLength(6);
});

test('without network there is no stream, and with it at once one', async () => {
  aFollowingShell();
  await pass(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await pass(60_000);
  expect([calls.length, last()?.isAborted()]).toEqual([1, true]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(calls).toHaveLength(2);
});

test('a demo follows as well [LIVE-01]', async () => {
  const shell = aShell([], null);
  shell.session.setPath('/services');
  shell.session.setDemo();
  shell.session.setTermsAccepted(true);
  expect(shell.session.current().mode).toBe('demo');
  stop = followLive(shell);
  await pass(0);
  expect(calls).toHaveLength(1);
});

test('nobody without a session, on a page of a link or before the terms opens a stream, and an ended session closes it [LIVE-01]', async () => {
  const { session } = aFollowingShell();
  await pass(0);
  session.setTermsAccepted(false);
  await pass(0);
  expect([calls.length, last()?.isAborted()]).toEqual([1, true]);
  session.setTermsAccepted(true);
  session.setPath('/services-lite');
  await pass(60_000);
  expect(calls).toHaveLength(2);
  expect(last()?.isAborted()).toBe(true);
});

test('a refused session ends by the one policy; who has too many streams goes on without [LIVE-06] [LIVE-11] [C-04]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  status = 429;
  const { session, store } = aFollowingShell();
  const expire = vi.spyOn(session, 'expire');
  await pass(0);
  expect([store.get(liveAtom), expire.mock.calls.length]).toEqual([false, 0]);
  status = 401;
  await pass(1000);
  expect(expire).toHaveBeenCalledExactlyOnceWith('the-se');
});

test('news is spoken politely, at most once in five seconds, the rest summed up; what is read is no news [LIVE-08]', async () => {
  const { store } = aFollowingShell();
  const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
  await pass(0);
  store.set(unreadAtom, 1);
  await pass(1100);
  expect(spoken()).toBe('1 novidade');
  store.set(unreadAtom, 2);
  store.set(unreadAtom, 4);
  await pass(4700);
  expect(spoken()).toBe('');
  await pass(300);
  expect(spoken()).toBe('3 novidades');
  await pass(10_000);
  store.set(unreadAtom, 0);
  await pass(200);
  expect(spoken()).toBe('');
  store.set(liveAtom, false);
  store.set(unreadAtom, 3);
  await pass(200);
  expect(spoken()).toBe('');
});

test('what the view has spoken of itself, and what the customer did, is no news [LIVE-08] [C-462]', async () => {
  const { store, heard } = aFollowingShell();
  const spoken = () => document.querySelector('[data-announcements]')?.textContent ?? '';
  const own = document.createElement('p');
  own.setAttribute('role', 'status');
  document.body.append(own);
  await pass(0);
  // A change of the customer's own: the bell counts as before.
  last()?.send(event('service', { subject: 'A-1' }, '1.1'));
  await heardOf(heard);
  await pass(6000);
  expect(spoken()).toBe('');
  heard.length = 0;
  last()?.send(event('service', { subject: 'A-1' }, '2.1'));
  await heardOf(heard);
  // Who watches the page hears of it in a step that no clock of the test counts.
  const noticed = new Promise<unknown>((resolve) =>
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }),
  );
  own.append('Auto Mirante: Já pode levantar');
  await noticed;
  await new Promise(setImmediate);
  store.set(unreadAtom, 1);
  await pass(1100);
  expect(spoken()).toBe('');
  await pass(10_000);
  store.set(unreadAtom, 2);
  await pass(1100);
  expect(spoken()).toBe('1 novidade');
});
