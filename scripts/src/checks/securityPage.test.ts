import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

test('every file that the page on security names is there', () => {
  const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
  const named = [...page.matchAll(/`((?:backend|host|shared|e2e)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
