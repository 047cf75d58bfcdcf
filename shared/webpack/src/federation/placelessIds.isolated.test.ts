import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { remoteConfig } from '../remoteConfig.ts';
import { runWebpack } from '../runWebpack.ts';
import { placelessName } from './placelessIds.ts';

const installed = fileURLToPath(new URL('../../../../mf-services/node_modules', import.meta.url));
const folders = [mkdtempSync(join(tmpdir(), 'one-')), mkdtempSync(join(tmpdir(), 'two-'))];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A remote of a workspace of its own, which takes a library of the shell. */
function write(folder: string): void {
  const manifest = { name: 'mf-one', version: '0.1.0', contract: '^1.0.0', pages: [], panels: [] };
  const files = {
    'pnpm-workspace.yaml': '',
    'package.json': JSON.stringify({ name: '@portal/mf-one', version: '0.1.0' }),
    'remote.json': JSON.stringify(manifest),
    'src/remote.tsx': `export const mount = () => import('./View.tsx');\n`,
    'src/View.tsx': `import { useState } from 'react';\nexport const View = () => <p>{useState('Olá')[0]}</p>;\n`,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  // A folder of its own, in which the federation plugin writes.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed).filter((one) => !one.startsWith('.')))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
}

async function build(folder: string): Promise<Record<string, string>> {
  const output = join(folder, 'out');
  process.chdir(folder);
  const request = { mode: 'production', version: '0.1.0', outputFolder: output } as const;
  await runWebpack(remoteConfig(folder)(request));
  const names = readdirSync(output).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(output, name), 'utf8')]));
}

test('the same sources become the same files, in whatever folder they are built', async () => {
  folders.forEach(write);
  const [one, other] = [await build(folders[0] ?? ''), await build(folders[1] ?? '')];
  expect(Object.keys(one).length).toBeGreaterThan(1);
  expect(other).toEqual(one);
}, 120_000);

test.each([
  'provide module (default) ky@2.1.0 = ROOT/node_modules/.pnpm/ky@2.1.0/node_modules/ky/index.js',
  'container entry (default) [["./remote",{"import":["./src/remote.tsx"]}]] ROOT/shared/webpack/node_modules/.federation/entry.HASH.js',
  'javascript/esm|ROOT/shared/webpack/node_modules/.federation/entry.HASH.js|HASH',
])('a module of federation is called the same everywhere: %s', (name) => {
  const at = (root: string, hash: string) =>
    placelessName(name.replaceAll('ROOT', root).replaceAll('HASH', hash.repeat(32)), root);
  expect(at('/srv/portal', 'a')).toBe(at('/home/ana/portal', 'b'));
  expect(at('/srv/portal', 'a')).not.toContain('/srv');
});
