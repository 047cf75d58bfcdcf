import { integrityOf } from '@portal/storage/integrityOf';
import { beforeEach, expect, test } from 'vitest';
import type { HostBuild } from './createHostBuildReader.ts';
import { createHostBuilds } from './createHostBuilds.ts';

const SCRIPT = 'export {};';
const parts = { scripts: [], styles: [], views: {} };
const abilities = { sessionAtEdge: true, answersInDocument: true };
const build = { contract: '1.3.0', base: '/assets/host/', ...abilities, ...parts };
const own: HostBuild = { ...build, version: 'own', entry: 'own.js', files: [], earlyScript: null };
const release = {
  ...build,
  name: 'host' as const,
  version: '2.0.0',
  pages: [],
  panels: [],
  federationName: 'host',
  entry: 'main.js',
  files: [{ path: 'main.js', integrity: integrityOf(SCRIPT), bytes: 10, brotliBytes: 10 }],
};

let stored: string | undefined;
let reads = 0;
let time = 0;
beforeEach(() => {
  stored = SCRIPT;
  reads = 0;
  time = 0;
});
const create = () =>
  createHostBuilds(
    async () => own,
    async () => {
      reads += 1;
      return stored === undefined ? undefined : Buffer.from(stored);
    },
    () => time,
  );

test('a build is read once, however many pages are made with it', async () => {
  const builds = create();
  const views = await Promise.all(Array.from({ length: 20 }, () => builds.of(release)));
  expect(new Set(views.map(({ version }) => version))).toEqual(new Set(['2.0.0']));
  await builds.of(release);
  expect(reads).toBe(1);
});

test('one that is not there is asked for again after a while, and pages get the edge’s own until then', async () => {
  const builds = create();
  stored = undefined;
  expect(await builds.of(release)).toBe(own);
  stored = SCRIPT;
  time = 4999;
  expect(await builds.of(release)).toBe(own);
  expect(reads).toBe(1);
  time = 5000;
  expect((await builds.of(release)).version).toBe('2.0.0');
});

test('the edge’s own is not read from the storage', async () => {
  expect(await create().of({ ...release, version: 'own' })).toBe(own);
  expect(await create().of(null)).toBe(own);
  expect(reads).toBe(0);
});
