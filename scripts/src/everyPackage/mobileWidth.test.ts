import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

/** Widths of a window at which something else is drawn, per file; what only a window far wider or narrower sees is left out. */
function bordersOf(file: string): string[] {
  const content = readFileSync(path.join(root, file), 'utf8');
  return [...content.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
    .filter(([, , width]) => Math.abs(Number(width) - 768) < 130)
    .map(([, which, width]) => `${which} ${width}`);
}

test('whatever is drawn otherwise on a phone is so up to 768 px, and on everything wider from 769 px on [LIM-02]', () => {
  const files = execFileSync('git', ['ls-files', '*.css', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => file !== '' && !/\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('e2e/'),
    );
  const borders = files.flatMap(bordersOf);
  expect(borders.length).toBeGreaterThan(25);
  expect([...new Set(borders)].toSorted()).toEqual(['max 768', 'min 769']);
});
