// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadInPlace, returnAfterReload } from './reloadInPlace.ts';
import { SCROLL_KEY } from './scrollKey.ts';

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

test('a page that loaded itself again stands as far down as before, once', () => {
  vi.stubGlobal('scrollY', 300);
  reloadInPlace();
  expect(window.location.reload).toHaveBeenCalledOnce();
  returnAfterReload();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
  returnAfterReload();
  expect(scrolled).toHaveBeenCalledOnce();
});

test.each([
  JSON.stringify({ address: 'http://auto-mirante.localhost/client/items', top: 300 }),
  '{',
])('what was left by another page, or cannot be read, moves nothing: %s', (left) => {
  sessionStorage.setItem(SCROLL_KEY, left);
  returnAfterReload();
  expect(scrolled).not.toHaveBeenCalled();
});
