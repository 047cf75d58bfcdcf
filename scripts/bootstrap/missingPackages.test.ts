import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPackages } from './missingPackages.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addPackage(folder: string, uses: string[]): void {
  mkdirSync(join(root, folder), { recursive: true });
  const devDependencies = Object.fromEntries(uses.map((name) => [name, '1.0.0']));
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ devDependencies }));
  for (const name of uses) {
    const kept = join(root, 'node_modules', '.pnpm', name);
    const link = join(root, folder, 'node_modules', name);
    mkdirSync(kept, { recursive: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(kept, link);
  }
}

test('nothing is missing where everything was installed', () => {
  expect(missingPackages(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([]);
});

test('what was cleaned away is found, in every package and behind every link', () => {
  addPackage('.', ['tsx']);
  addPackage('mf-booking', ['react', '@portal/webpack']);
  addPackage('shared/webpack', ['webpack']);
  expect(missingPackages(root)).toEqual([]);
  rmSync(join(root, 'mf-booking', 'node_modules'), { recursive: true });
  rmSync(join(root, 'node_modules', '.pnpm', 'webpack'), { recursive: true });
  const gone = [
    'mf-booking/node_modules/react',
    'mf-booking/node_modules/@portal/webpack',
    'shared/webpack/node_modules/webpack',
  ];
  expect(missingPackages(root)).toEqual(gone.map((path) => join(root, path)));
});
