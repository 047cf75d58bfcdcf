import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import type { RemoteManifest } from '@portal/contract/remoteManifest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBuild } from '../release/checkBuild.ts';
import { describeBuild } from './describeBuild.ts';

const manifest: RemoteManifest = {
  name: 'mf-points',
  version: '1.0.0',
  contract: `^${CONTRACT_VERSION}`,
  pages: [
    { name: 'points', path: '/pontos', title: 'Pontos', modes: ['full'], layout: 'standard' },
  ],
  panels: [{ name: 'prize', title: 'Prémio', side: 'end', size: 'medium', modes: ['full'] }],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'described-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), `/* ${name} */`);
}

test('says of a foreign build which file belongs to what, and compresses them', async () => {
  write('remoteEntry.1f.js', 'remote.2f.js', 'remote.2f.css', 'page-points.3f.js', '12.4f.js');
  write('panel-prize.5f.js', 'panel-prize.5f.css', 'remote.2f.js.LICENSE.txt');
  const release = await describeBuild(folder, manifest, '1.4.0-rc.1');
  expect(release).toMatchObject({
    version: '1.4.0-rc.1',
    federationName: 'mf_points_1_4_0_rc_1',
    base: '/assets/mf-points/',
    entry: 'remoteEntry.1f.js',
    scripts: ['remote.2f.js'],
    styles: ['remote.2f.css'],
    views: {
      'page-points': { scripts: ['page-points.3f.js'], styles: [] },
      'panel-prize': { scripts: ['panel-prize.5f.js'], styles: ['panel-prize.5f.css'] },
    },
  });
  expect(release.files.map(({ path }) => path)).toContain('12.4f.js');
  expect(release.files.map(({ path }) => path)).not.toContain('remote.2f.js.LICENSE.txt');
  expect(existsSync(join(folder, '12.4f.js.br'))).toBe(true);
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toEqual(release);
  expect(await checkBuild(folder, release)).toEqual([]);
});

test('describes a build again as it described it before', async () => {
  write('remoteEntry.1f.js', 'remote.2f.js');
  const first = await describeBuild(folder, manifest, '1.0.0');
  expect(await describeBuild(folder, manifest, '1.0.0')).toEqual(first);
});

test.each([
  ['no container', ['remote.2f.js'], 'has no remoteEntry.<hash>.js'],
  ['two containers', ['remoteEntry.1f.js', 'remoteEntry.2f.js'], 'has more than one remoteEntry'],
  ['a name without a hash', ['remoteEntry.1f.js', 'remote.js'], 'remote.js: a file is kept'],
])('refuses a build with %s', async (_what, names, words) => {
  write(...names);
  await expect(describeBuild(folder, manifest, '1.0.0')).rejects.toThrow(words);
});
