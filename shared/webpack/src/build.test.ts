import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@portal/contract/release';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRemote } from './build.ts';
import runtime from './federation/remoteRuntime.mjs';

const preset = fileURLToPath(new URL('./remoteConfig.ts', import.meta.url));
const installed = fileURLToPath(new URL('../../../mf-services/node_modules', import.meta.url));
let folder = '';
let release: Release;

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeRemote(name: string): string {
  const manifest = { name, version: '0.1.0', contract: '^1.0.0', pages: [], panels: [] };
  write(`${name}/package.json`, JSON.stringify({ name: `@portal/${name}`, version: '0.1.0' }));
  write(`${name}/remote.json`, JSON.stringify(manifest));
  write(
    `${name}/webpack.config.ts`,
    `import { remoteConfig } from ${JSON.stringify(preset)};\nexport default remoteConfig(import.meta.dirname);\n`,
  );
  write(
    `${name}/src/remote.tsx`,
    `import { useState } from 'react';
    import styles from './page.module.css';
    export const load = () => import(/* webpackChunkName: "page-list" */ './List.tsx');
    export function mount() { return [useState, styles.root]; }\n`,
  );
  write(
    `${name}/src/List.tsx`,
    `import styles from './list.module.css';\nexport default function List() { return <p className={styles.list}>list</p>; }\n`,
  );
  write(`${name}/src/page.module.css`, '.root { color: red; }\n');
  write(`${name}/src/list.module.css`, '.list { color: blue; }\n');
  symlinkSync(installed, join(folder, name, 'node_modules'));
  return join(folder, name);
}

function read(remote: string, file: string): string {
  return readFileSync(join(folder, remote, 'dist', file), 'utf8');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'remote-build-'));
  write('pnpm-workspace.yaml', '');
  release = await buildRemote(writeRemote('mf-one'), { mode: 'production', version: '0.1.0-b1' });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('a release names its entry, what every mount needs, and what a page adds', () => {
  expect(release.federationName).toBe('mf_one_0_1_0_b1');
  expect(release.base).toBe('/assets/mf-one/');
  expect(release.entry).toMatch(/^remoteEntry\.[0-9a-f]{12}\.js$/);
  expect(release.scripts).toEqual([expect.stringMatching(/^remote\.[0-9a-f]{12}\.js$/)]);
  expect(release.styles).toEqual([expect.stringMatching(/^remote\.[0-9a-f]{12}\.css$/)]);
  expect(release.views).toEqual({
    'page-list': {
      scripts: [expect.stringMatching(/^page-list\.[0-9a-f]{12}\.js$/)],
      styles: [expect.stringMatching(/^page-list\.[0-9a-f]{12}\.css$/)],
    },
  });
});

test('every file has its integrity, its sizes and precompressed siblings', () => {
  const dist = join(folder, 'mf-one', 'dist');
  expect(release.files.length).toBeGreaterThan(4);
  for (const file of release.files) {
    const content = readFileSync(join(dist, file.path));
    const digest = createHash('sha384').update(content).digest('base64');
    expect(file.integrity).toBe(`sha384-${digest}`);
    expect(file.bytes).toBe(content.length);
    const brotli = readFileSync(join(dist, `${file.path}.br`));
    expect(file.brotliBytes).toBe(brotli.length);
    expect(brotliDecompressSync(brotli)).toEqual(content);
    expect(gunzipSync(readFileSync(join(dist, `${file.path}.gz`)))).toEqual(content);
  }
});

test('the entry stays small and nothing evaluates text', () => {
  const entry = release.files.find(({ path }) => path === release.entry);
  expect(entry?.brotliBytes).toBeLessThan(3.5 * 1024);
  for (const { path } of release.files.filter((file) => file.path.endsWith('.js'))) {
    expect(read('mf-one', path)).not.toMatch(/\beval\(|new Function\(/);
  }
});

test('the entry asks nothing of the federation runtime but what stands in its place', () => {
  const asked = read('mf-one', release.entry).matchAll(/bundlerRuntime\.(\w+)/g);
  // Whoever opens the container shares by the core: nothing calls `I`.
  const names = new Set([...asked].map(([, name]) => name).filter((name) => name !== 'I'));
  expect([...names].sort()).toEqual(Object.keys(runtime.bundlerRuntime).sort());
});

test('the React of its own, for a shell without a fitting one, is one file', () => {
  const scripts = release.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const ofReact = scripts.filter((path) => read('mf-one', path).includes('react.transitional'));
  expect(ofReact).toEqual([expect.stringMatching(/^react\.[0-9a-f]{12}\.js$/)]);
});

test('two remotes with the same files and classes do not style each other', async () => {
  const other = await buildRemote(writeRemote('mf-two'), { mode: 'production', version: '0.1.0' });
  const [mine, theirs] = [release.styles[0] ?? '', other.styles[0] ?? ''];
  const rule = /^\.root-[\w-]+/;
  expect(read('mf-one', mine)).toMatch(rule);
  expect(read('mf-two', theirs)).toMatch(rule);
  expect(read('mf-one', mine)).not.toBe(read('mf-two', theirs));
}, 120_000);

test('a failing build says where', async () => {
  const broken = writeRemote('mf-broken');
  write('mf-broken/src/remote.tsx', "export { gone } from './gone.ts';\n");
  await expect(buildRemote(broken, { mode: 'production', version: '0.1.0' })).rejects.toThrow(
    "Can't resolve './gone.ts'",
  );
}, 120_000);
