import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, workspacePackages } from '../packages.ts';

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test('what imitates a module has a worker of its own: in a shared one the real module may be there before it', () => {
  const files = workspacePackages()
    .filter(({ path }) => !path.startsWith('e2e'))
    .flatMap(({ folder }) => testFiles(folder));
  expect(files.length).toBeGreaterThan(400);
  const shared = files.filter(
    (file) =>
      !/\.isolated\.test\.tsx?$/.test(file) &&
      /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(shared.map((file) => file.slice(root.length))).toEqual([]);
});
