import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const library = join(import.meta.dirname, '..', '..', 'ui', 'src');

/** A component's folder has a name like the component; hooks and functions have nothing to show. */
const COMPONENT = /^[A-Z]/;
/** Parts of others that draw nothing of their own, or are seen in NifField and PhoneField. */
const PARTS = new Set(['Anchor', 'DigitsField', 'PrimitiveProvider']);

test('every component of the library stands in the catalogue', () => {
  const missing = readdirSync(library, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && COMPONENT.test(folder.name))
    .map(({ name }) => name)
    .filter((name) => !PARTS.has(name))
    .filter((name) => !existsSync(join(library, name, `${name}.catalogue.tsx`)));
  expect(missing).toEqual([]);
});
