import { afterEach, expect, test, vi } from 'vitest';
import { drawingSocket, startSettings } from './stackSettings.ts';

afterEach(() => vi.unstubAllEnvs());

const deep = `/srv/${'a'.repeat(100)}`;

test.each([
  ['', '/srv/portal', true],
  ['off', '/srv/portal', false],
  ['on', '/srv/portal', true],
  // Nobody asked for it, so nobody is kept from starting either.
  ['', deep, false],
])('a portal with PORTAL_DRAWING=%s in %s draws: %s', (said, folder, draws) => {
  vi.stubEnv('PORTAL_DRAWING', said);
  vi.stubEnv('PORTAL_DATA_DIR', folder);
  expect(startSettings().drawing).toBe(draws);
});

test('who wants pages drawn where no socket can be is told what to change', () => {
  expect(() => drawingSocket({ dataFolder: deep })).toThrow(/PORTAL_DATA_DIR.*PORTAL_DRAWING=off/);
});
