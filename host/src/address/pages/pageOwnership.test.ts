import { SHELL_PATHS, viewConflicts } from '@portal/rollout/release/viewConflicts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCESSIBILITY_PAGE } from './hostPageOf.ts';
import { WELCOME_PATH } from '../../shell/startup/provider/welcomePath.ts';
import { matchPath } from './matchPath.ts';

const segment = fc.constantFrom('a', 'b', 'A', ':x', ':y', ':z?', 'a?');
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);
const address = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);
const remote = (name: string, of: string) => ({ name, pages: [{ path: of }], panels: [] });

test('two remotes whose pages are found at one address are never let in together', () => {
  fc.assert(
    fc.property(path, path, address, (one, other, at) => {
      if (!matchPath(one, at) || !matchPath(other, at)) return;
      const found = viewConflicts(remote('mf-one', one), [remote('mf-other', other)]);
      expect(found).not.toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('no remote is let in for a page that the shell draws', () => {
  for (const own of ['/', WELCOME_PATH, ACCESSIBILITY_PAGE.path]) {
    expect(SHELL_PATHS).toContain(own);
    expect(viewConflicts(remote('mf-one', own), [])).toEqual([`${own} belongs to the shell`]);
  }
});
