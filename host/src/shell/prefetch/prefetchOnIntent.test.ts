// @vitest-environment happy-dom
import { resolvedRemoteSchema } from '@portal/contract/bootDocument';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadRelease } from '../../composition/release/loadRelease.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

const INTEGRITY = `sha384-${'x'.repeat(64)}`;

const booking = v.parse(resolvedRemoteSchema, {
  name: 'mf-booking',
  reason: 'everyone',
  fallback: null,
  release: {
    name: 'mf-booking',
    version: '1.0.0',
    contract: '^1.0.0',
    pages: [{ name: 'schedule', path: '/schedule', title: 'Nova marcação', modes: ['full'] }],
    panels: [{ name: 'agenda', title: 'Agenda', modes: ['full'] }],
    federationName: 'mf_booking_1_0_0',
    base: '/assets/mf-booking/',
    entry: 'remoteEntry.1.js',
    scripts: ['remote.1.js'],
    styles: [],
    views: {
      'page-schedule': { scripts: ['page-schedule.1.js'], styles: ['page-schedule.1.css'] },
      'panel-agenda': { scripts: ['panel-agenda.1.js'], styles: [] },
    },
    files: [
      { path: 'page-schedule.1.js', integrity: INTEGRITY, bytes: 1, brotliBytes: 1 },
      {
        path: 'page-schedule.1.css',
        integrity: `sha384-${'y'.repeat(64)}`,
        bytes: 1,
        brotliBytes: 1,
      },
    ],
  },
});

const load = vi.fn<LoadRelease>();
const session = {
  current: () => ({
    mode: 'full' as const,
    subject: null,
    termsAccepted: true,
    lite: null,
    scheduling: false,
  }),
  modeAt: () => 'full' as const,
};

let stop: () => void;

function begin(contract = '^1.0.0'): void {
  const release = { ...booking.release, contract };
  stop = prefetchOnIntent({
    boot: { remotes: [{ ...booking, release }] },
    session,
    loadAhead: load,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(() => new Promise(() => undefined));
  Reflect.get(window, 'happyDOM').settings.disableCSSFileLoading = true;
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a id="page" href="/client/schedule"><span id="inside">Nova marcação</span></a>
    <a id="other" href="/client/perfil">Perfil</a>
    <a id="away" href="https://other.pt/client/schedule">Fora</a>
    <button id="panel" data-opens-panel="agenda">Agenda</button>`;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
const hints = () =>
  [...document.head.querySelectorAll('link')].map(
    ({ rel, href }) => `${rel} ${href.replace(/.*\//, '')}`,
  );
const ALL = [
  'modulepreload remoteEntry.1.js',
  'modulepreload remote.1.js',
  'modulepreload page-schedule.1.js',
  'preload page-schedule.1.css',
];

test('a pointer that rests on a link brings the code of its page, once, with its integrity', () => {
  begin();
  at('inside', 'pointerover');
  vi.advanceTimersByTime(20);
  expect(hints()).toEqual([]);
  vi.advanceTimersByTime(80);
  expect(hints()).toEqual(ALL);
  expect(load).toHaveBeenCalledExactlyOnceWith(booking.release);
  expect(document.head.querySelector('[href$="page-schedule.1.js"]')).toMatchObject({
    integrity: INTEGRITY,
  });
  // A sheet that is asked for otherwise than the page will ask is brought for nothing.
  expect(document.head.querySelector('[href$="page-schedule.1.css"]')).toMatchObject({
    integrity: `sha384-${'y'.repeat(64)}`,
    crossOrigin: 'anonymous',
  });
  at('page', 'focusin');
  expect(hints()).toEqual(ALL);
});

test('a pointer that passes by brings nothing; a finger and the focus bring it at once', () => {
  begin();
  at('page', 'pointerover');
  at('other', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(hints()).toEqual([]);
  at('page', 'touchstart');
  expect(hints()).toEqual(ALL);
  stop();
  document.head.replaceChildren();
  begin();
  at('page', 'focusin');
  expect(hints()).toEqual(ALL);
});

test('a button brings the panel that it opens', () => {
  begin();
  at('panel', 'touchstart');
  expect(hints()).toContain('modulepreload panel-agenda.1.js');
});

test('nothing is brought for whoever saves data, nor on the slowest connections', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    vi.stubGlobal('navigator', { connection });
    begin();
    at('page', 'touchstart');
    stop();
  }
  expect(hints()).toEqual([]);
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } });
  begin();
  at('page', 'touchstart');
  expect(hints()).toEqual(ALL);
});

test('no code of another origin, and none that the shell cannot run', () => {
  begin('^9.0.0');
  at('page', 'touchstart');
  at('away', 'touchstart');
  expect(hints()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('what could not be loaded is tried again', async () => {
  load.mockRejectedValueOnce(new Error('no connection'));
  begin();
  at('page', 'touchstart');
  await vi.advanceTimersByTimeAsync(0);
  at('page', 'touchstart');
  expect(load).toHaveBeenCalledTimes(2);
});
