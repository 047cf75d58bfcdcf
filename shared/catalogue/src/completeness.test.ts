import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const library = join(import.meta.dirname, '..', '..', 'ui', 'src');

/** What draws nothing of its own. */
const WITHOUT_LOOK = new Set(['Anchor', 'brandTokens', 'classNames', 'overlay', 'useDesktop']);

test('every component of the library stands in the catalogue', () => {
  const missing = readdirSync(library, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && !WITHOUT_LOOK.has(folder.name))
    .map(({ name }) => name)
    .filter((name) => !existsSync(join(library, name, `${name}.catalogue.tsx`)));
  expect(missing).toEqual([]);
});
