import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOOKS } from './looks.ts';

test('every screen and overlay of the list is looked at by a browser test', () => {
  const root = join(import.meta.dirname, '..');
  const specs = ['accessibility', 'composition', 'journeys', 'faults'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const looks = specs.join('\n');
  expect(LOOKS.filter((look) => !looks.includes(`'${look}'`))).toEqual([]);
});
