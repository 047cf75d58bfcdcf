// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverlays } from '../overlays/createOverlays.ts';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { isTyping } from './isTyping.ts';
import { offeredStores } from './offeredStores.ts';
import { retry, type PromptTurn } from './retry.ts';
import { startPrompts } from './startPrompts.ts';
import { texts } from './texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('waits as long as the moment is wrong, what passed before counts, offers once, and can be taken back', () => {
  let turn: PromptTurn = 'later';
  const offer = vi.fn<() => void>();
  retry(8000, performance.now(), () => turn, offer);
  vi.advanceTimersByTime(24_000);
  expect(offer).not.toHaveBeenCalled();
  turn = 'now';
  vi.advanceTimersByTime(7999);
  expect(offer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(offer).toHaveBeenCalledOnce();

  const late = vi.fn<() => void>();
  retry(8000, performance.now() - 5000, () => 'now', late);
  vi.advanceTimersByTime(2999);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledOnce();

  const other = vi.fn<() => void>();
  retry(8000, performance.now(), () => 'now', other)();
  retry(8000, performance.now(), () => 'never', other);
  vi.advanceTimersByTime(60_000);
  expect(other).not.toHaveBeenCalled();
});

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/130 Mobile';
const shown = { hidePlayStore: false, hideAppleStore: false };

test('offers what is not hidden, and nothing inside the app [CKE-24]', () => {
  expect(offeredStores(android, shown)).toEqual(['play']);
  expect(offeredStores(android, { ...shown, hidePlayStore: true })).toEqual([]);
  expect(offeredStores(`${android} PortalClienteApp/android`, shown)).toEqual([]);
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130';
  expect(offeredStores(desktop, shown)).toEqual(['play', 'apple']);
  expect(offeredStores(desktop, { ...shown, hidePlayStore: true })).toEqual(['apple']);
  expect(offeredStores(desktop, { hidePlayStore: true, hideAppleStore: true })).toEqual([]);
});

test.each([
  '<input />',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true" tabindex="0"></div>',
])('a form field with the focus counts as typing, a button does not: %s [CKE-19]', (field) => {
  document.body.innerHTML = `<button>Ver</button><form>${field}</form>`;
  document.querySelector('button')?.focus();
  expect(isTyping()).toBe(false);
  document.querySelector<HTMLElement>('form > *')?.focus();
  expect(isTyping()).toBe(true);
});

test('the hint of the video waits while the schedule is open, and comes once it was left [CKE-19]', () => {
  const overlays = createOverlays();
  const store = createStore();
  store.set(consentOpenAtom, false);
  let path = '/schedule/S-1?passo=2';
  const hidden = { hidePlayStore: true, hideAppleStore: true };
  const stop = startPrompts({ overlays, store, currentPath: () => path }, hidden);
  vi.advanceTimersByTime(32_000);
  expect(overlays.toasts()).toEqual([]);
  path = '/services';
  vi.advanceTimersByTime(8000);
  expect(overlays.toasts().map(({ message }) => message)).toEqual([texts.videoMessage]);
  stop();
});
