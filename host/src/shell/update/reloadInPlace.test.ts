// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadInPlace, returnAfterReload } from './reloadInPlace.ts';
import { createStore } from 'jotai';
import { panelAtom } from '../state/panelAtom.ts';
import { PLACE_KEY } from './placeKey.ts';

const scrolled = vi.fn<(to: ScrollToOptions) => void>();

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  vi.stubGlobal('scrollTo', scrolled.mockReset());
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that loaded itself again stands as far down as before, with the same panel open, once', () => {
  vi.stubGlobal('scrollY', 300);
  const before = createStore();
  before.set(panelAtom, 'agenda');
  reloadInPlace(before);
  expect(window.location.reload).toHaveBeenCalledOnce();
  const after = createStore();
  returnAfterReload(after);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
  expect(after.get(panelAtom)).toBe('agenda');
  after.set(panelAtom, null);
  returnAfterReload(after);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(after.get(panelAtom)).toBeNull();
});

test.each([
  JSON.stringify({
    address: 'http://auto-mirante.localhost/client/items',
    top: 300,
    panel: 'agenda',
  }),
  '{',
])('what was left by another page, or cannot be read, moves nothing: %s', (left) => {
  sessionStorage.setItem(PLACE_KEY, left);
  const store = createStore();
  returnAfterReload(store);
  expect(scrolled).not.toHaveBeenCalled();
  expect(store.get(panelAtom)).toBeNull();
});
