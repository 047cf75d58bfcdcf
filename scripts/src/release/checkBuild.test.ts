import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBuild } from './checkBuild.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(files: Record<string, string>): Release {
  const described = Object.entries(files).map(([path, content]) => {
    writeFileSync(join(folder, path), content);
    const bytes = content.length;
    return { path, integrity: integrityOf(Buffer.from(content)), bytes, brotliBytes: bytes };
  });
  return {
    name: 'mf-checked',
    version: '1.0.0',
    contract: `^${CONTRACT_VERSION}`,
    pages: [],
    panels: [],
    federationName: 'mf_checked_1_0_0',
    base: '/assets/mf-checked/',
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    views: {},
    files: described,
  };
}

test('a build with styles of its own may be published', async () => {
  const release = build({ 'remoteEntry.js': 'export {};', 'remote.css': '.card-x3Fa1_{margin:0}' });
  expect(await checkBuild(folder, release)).toEqual([]);
});

test('a build whose styles reach the shell may not', async () => {
  const release = build({
    'remoteEntry.js': 'export {};',
    'remote.css': '.card-x3Fa1_{margin:0}header,body{color:red}',
  });
  expect(await checkBuild(folder, release)).toEqual([
    'remote.css styles more than its own elements: header, body',
  ]);
});
