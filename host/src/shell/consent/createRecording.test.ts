// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { removeCookie } from '../../browser/writeCookie.ts';
import { createRecording } from './createRecording.ts';
import { saveConsent } from './saveConsent.ts';

const tool = { url: 'https://gravacao.exemplo.pt/gravar.js', integrity: 'sha384-abc' };

/** What the tool puts into the page; this DOM fetches no scripts, so they are kept out of it. */
let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  removeCookie(COOKIE_NAMES.acceptedNecessary);
  removeCookie(COOKIE_NAMES.acceptedAnalytics);
});

test('begins two seconds after the consent, once, and never without it or for the necessary cookies alone [SHL-44] [CKE-17]', () => {
  const begun = vi.fn<() => void>();
  const recording = createRecording(tool, begun);
  recording.follow();
  vi.advanceTimersByTime(60_000);
  expect(scripts).toEqual([]);

  saveConsent(false);
  recording.follow();
  vi.advanceTimersByTime(60_000);
  expect(scripts).toEqual([]);

  saveConsent(true);
  recording.follow();
  vi.advanceTimersByTime(1999);
  expect(scripts).toEqual([]);
  vi.advanceTimersByTime(1);
  recording.follow();
  vi.advanceTimersByTime(60_000);
  expect(scripts.map(({ src, integrity }) => ({ url: src, integrity }))).toEqual([tool]);
  expect(begun).toHaveBeenCalledOnce();
});

test('a consent that is taken back in between begins nothing', () => {
  const recording = createRecording(tool, vi.fn<() => void>());
  saveConsent(true);
  recording.follow();
  saveConsent(false);
  recording.follow();
  vi.advanceTimersByTime(60_000);
  expect(scripts).toEqual([]);
});

test('a consent that is taken back afterwards loads the page without the tool', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const recording = createRecording(tool, vi.fn<() => void>());
  saveConsent(true);
  recording.follow();
  vi.advanceTimersByTime(2000);
  expect(reload).not.toHaveBeenCalled();
  saveConsent(false);
  recording.follow();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was not left then keeps its one tool, and is left at the next refusal', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const recording = createRecording(tool, vi.fn<() => void>());
  for (const analytics of [true, false, true, false]) {
    saveConsent(analytics);
    recording.follow();
    vi.advanceTimersByTime(2000);
  }
  expect([reload.mock.calls.length, scripts.length]).toEqual([2, 1]);
});

test('without a tool only the service is told', () => {
  const begun = vi.fn<() => void>();
  const recording = createRecording(undefined, begun);
  saveConsent(true);
  recording.follow();
  vi.advanceTimersByTime(2000);
  expect([begun.mock.calls.length, scripts.length]).toEqual([1, 0]);
});
