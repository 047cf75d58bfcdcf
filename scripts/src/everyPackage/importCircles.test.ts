import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { importCircles } from './importCircles.ts';

test('no file comes back to itself, neither by types, which the lint sees, nor by what is loaded later, which it does not', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/^scripts\/(?:remote-template|kit\/samples)\//.test(file));
  expect(files.length).toBeGreaterThan(3000);
  expect(importCircles(files, root)).toEqual([]);
});
