import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

/** How many files a folder holds at most, tests not counted: as many as are seen at a look. */
const MOST = 20;

/** Folders that are lists, in which one looks for a name and for nothing else; CONTRIBUTING.md says of each why. */
const LISTS = ['backend/migrations', 'docs/codes', 'scripts', 'shared/contract/src'];

test('no folder but a list holds more files than are seen at a look', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => !/\.(?:test|spec|testing|catalogue)\.\w+$/.test(file));
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(500);
  const wide = [...counts].filter(([, count]) => count > MOST).map(([folder]) => folder);
  expect(wide.toSorted()).toEqual(LISTS);
});
