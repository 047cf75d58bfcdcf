import { randomInt } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { PanelManifest, PageManifest } from '@portal/contract/remoteManifest';
import { releaseSchema, type Release } from '@portal/contract/release';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { buildIfChanged } from '@portal/scripts/build/buildAll';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import { root } from '@portal/scripts/packages';
import { readRelease } from '@portal/scripts/release/readRelease';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { keepBuild } from '@portal/storage/assets/keepBuild';
import * as v from 'valibot';
import { addresses, settings } from '../domains.ts';
import { editRollout } from './editRollout.ts';

/** How a build of `e2e/fixtures` is registered, where it differs from what its `remote.json` says. */
export interface FixtureChanges {
  /** Name of the remote whose release it is; its own unless given. */
  name?: string;
  /** One that no other test has unless given. */
  version?: string;
  contract?: string;
  pages?: PageManifest[];
  panels?: PanelManifest[];
}

/** Letters that no other test has, for names of remotes and providers. */
export function ownLetters(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

function mgmt() {
  return mgmtClient(addresses.backend, adminToken(settings.dataFolder));
}

async function healthOf({ name, version }: Release) {
  const { remotes } = await mgmt().overview();
  const remote = remotes.find((candidate) => candidate.remote === name);
  return remote?.health.find((health) => health.version === version);
}

/** How often browsers failed to show a release, by the stable code. */
export async function failuresOf(release: Release): Promise<Record<string, number>> {
  const codes = (await healthOf(release))?.codes ?? [];
  return Object.fromEntries(codes.map(({ code, count }) => [code, count]));
}

/** On how many page views a release did what wrong while it was there, by the stable code. */
export async function remarksOf(release: Release): Promise<Record<string, number>> {
  const remarks = (await healthOf(release))?.remarks ?? [];
  return Object.fromEntries(remarks.map(({ code, pages }) => [code, pages]));
}

/** Folder of the asset storage that holds the files of a release. */
export function storageOf(release: Release): string {
  return join(settings.dataFolder, release.base);
}

/**
 * Builds a remote of `e2e/fixtures` if its sources changed, puts its files into the asset storage and registers
 * the release, as `npm run release` does. Nobody has it yet.
 * @param fixture name of its folder: `mf-fault`
 */
export async function publishFixture(
  fixture: string,
  changes: FixtureChanges = {},
): Promise<Release> {
  const path = `e2e/fixtures/${fixture}`;
  await buildIfChanged(path);
  const folder = join(root, path, 'dist');
  const built = readRelease(folder);
  const name = changes.name ?? built.name;
  const version = changes.version ?? `${built.version}-${ownLetters()}`;
  const release = v.parse(releaseSchema, {
    ...built,
    ...changes,
    name,
    version,
    federationName: `${name}_${version}`.replaceAll(/\W+/g, '_'),
    // A folder of its own, so that what a test does to its files reaches no other release.
    base: `/assets/${built.name}-${ownLetters()}/`,
  });
  const storage = storageOf(release);
  const build = { folder, name: basename(storage), files: built.files };
  await keepBuild(createAssetFolder(dirname(storage)), build);
  if (!(await mgmt().publish(release))) throw new Error(`${name} ${version} exists already.`);
  return release;
}

/** Puts a release in front of one provider. */
export function giveTo(domain: string, release: Release): Promise<void> {
  return editRollout(release.name, {
    edit: { kind: 'provider', version: release.version, providers: [domain] },
    author: 'Tests',
    reason: 'One provider of a test.',
  });
}
