// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { provideBrand } from './provideBrand.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

const written = () => document.documentElement.style.getPropertyValue('--brand-solid');

/** A browser that derives colours in style sheets, or does not. */
function stubBrowser(derives: boolean) {
  vi.stubGlobal('CSS', { supports: () => derives });
  const turned: (() => void)[] = [];
  const scheme = {
    matches: false,
    addEventListener: (_: string, turn: () => void) => turned.push(turn),
  };
  vi.stubGlobal('matchMedia', () => scheme);
  return {
    turnDark() {
      scheme.matches = true;
      for (const turn of turned) turn();
    },
  };
}

test('a browser that cannot derive the provider’s colour gets it written, and again when it turns dark', async () => {
  const browser = stubBrowser(false);
  provideBrand('#12356b');
  await vi.waitFor(() => expect(written()).toMatch(/^#|^rgb/));
  const light = written();
  browser.turnDark();
  expect(written()).not.toBe(light);
});

test('one that can, and a page without a provider, are left to their style sheets', async () => {
  stubBrowser(true);
  provideBrand('#12356b');
  stubBrowser(false);
  provideBrand(undefined);
  // What would write it had come by now.
  await import('./writeBrand.ts');
  expect(written()).toBe('');
});
