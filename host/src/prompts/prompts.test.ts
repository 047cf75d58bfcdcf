// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTyping } from './isTyping.ts';
import { offeredStores } from './offeredStores.ts';
import { retry, type PromptTurn } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('waits as long as the moment is wrong, offers once, and can be taken back', () => {
  let turn: PromptTurn = 'later';
  const offer = vi.fn<() => void>();
  retry(8000, () => turn, offer);
  vi.advanceTimersByTime(24_000);
  expect(offer).not.toHaveBeenCalled();
  turn = 'now';
  vi.advanceTimersByTime(7999);
  expect(offer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(offer).toHaveBeenCalledOnce();

  const other = vi.fn<() => void>();
  retry(8000, () => 'now', other)();
  retry(8000, () => 'never', other);
  vi.advanceTimersByTime(60_000);
  expect(other).not.toHaveBeenCalled();
});

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/130 Mobile';
const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari';
const desktop = 'Mozilla/5.0 (Windows NT 10.0) Firefox/130';
const none = { hidePlayStore: false, hideAppleStore: false };

test('offers the store of the device, both where it could be either [CKE-24]', () => {
  expect([android, apple, desktop].map((agent) => offeredStores(none, agent))).toEqual([
    ['play'],
    ['apple'],
    ['play', 'apple'],
  ]);
  expect(offeredStores({ ...none, hidePlayStore: true }, desktop)).toEqual(['apple']);
  expect(offeredStores({ hidePlayStore: true, hideAppleStore: true }, desktop)).toEqual([]);
});

test('offers no store inside the app', () => {
  expect(offeredStores(none, `${android} PortalClienteApp/android`)).toEqual([]);
});

test('a form field with the focus counts as typing, a button does not [CKE-19]', () => {
  document.body.innerHTML = '<button>Ver</button><textarea></textarea>';
  document.querySelector('button')?.focus();
  expect(isTyping()).toBe(false);
  document.querySelector('textarea')?.focus();
  expect(isTyping()).toBe(true);
});
