import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseFolder, removeUnnamedReleases } from './removeUnnamedReleases.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A folder with so many sets of releases, a day and an hour old each; a provider names the first one. */
async function folderOf(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'boot-documents-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const releases = releaseFolder(folder);
  await mkdir(releases);
  const before = new Date(Date.now() - DAY - 60 * 60 * 1000);
  for (let turn = 0; turn < count; turn += 1) {
    const file = join(releases, `set-${turn}.json`);
    await writeFile(file, '{}');
    await utimes(file, before, before);
  }
  await writeFile(join(folder, 'a.localhost.json'), '{"provider":{},"releases":"set-0"}');
  await writeFile(join(folder, 'of-before.localhost.json'), '{"provider":{},"remotes":[]}');
  return { folder, left: async () => (await readdir(releases)).sort() };
}

test('of many sets of releases those stay that a provider names, and those that are young', async () => {
  const { folder, left } = await folderOf(30);
  await writeFile(join(releaseFolder(folder), 'set-1.json'), '{"young":true}');
  await removeUnnamedReleases(folder, 2 * DAY);
  expect(await left()).toHaveLength(30);
  await removeUnnamedReleases(folder, DAY);
  expect(await left()).toEqual(['set-0.json', 'set-1.json']);
});

test('few sets stay, and where none was ever written nothing happens', async () => {
  const { folder, left } = await folderOf(10);
  await removeUnnamedReleases(folder, DAY);
  expect(await left()).toHaveLength(10);
  await expect(removeUnnamedReleases(join(folder, 'nowhere'), DAY)).resolves.toBeUndefined();
});
