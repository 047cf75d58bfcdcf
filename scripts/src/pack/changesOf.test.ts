import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { productVersion } from './productVersion.ts';
import { changesOf } from './changesOf.ts';

test('a version has the lines below its heading', () => {
  const log = '# Changes\n\n## 1.1.0, 3 May\n\n- new\n\n## 1.0.0\n\n- first\n\n## 0.9.0\n';
  expect(changesOf('1.1.0', log)).toBe('- new');
  expect(changesOf('1.0.0', log)).toBe('- first');
  expect(changesOf('0.9.0', log)).toBeUndefined();
  expect(changesOf('1.1', log)).toBeUndefined();
});

test('the change log of the project says what is in its version', () => {
  const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(changesOf(productVersion(), log)).toBeDefined();
});
