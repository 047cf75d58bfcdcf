import { join } from 'node:path';
import { HOST } from '@portal/rollout/host';
import type { Rollout } from '@portal/rollout/rollout';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { root } from '../packages.ts';
import { publishHost, readHostBuild } from '../release/publishHost.ts';
import { readRelease } from '../release/readRelease.ts';
import { uploadBuild } from '../release/uploadBuild.ts';
import { startEdits } from './startEdits.ts';
import { twoRounds } from './twoRounds.ts';
import { wasDecided } from './wasDecided.ts';

/** Where builds go, and in whose name. */
export interface Publication {
  assets: AssetStore;
  mgmt: Pick<
    Mgmt,
    'publish' | 'published' | 'releases' | 'noteShell' | 'rollouts' | 'history' | 'edit'
  >;
  /** Who stands in the history of the rollouts: START_AUTHOR or PUBLISH_AUTHOR. */
  author: string;
  reason: string;
}

/** Gives everyone a version that is published, unless a person's decision stands against it. */
async function give(
  name: string,
  version: string,
  current: Rollout | undefined,
  { mgmt, author, reason }: Publication,
): Promise<void> {
  const published = (await mgmt.releases(name)).find((release) => release.version === version);
  const isNew = !current || !published || !wasDecided(await mgmt.history(name), published);
  for (const edit of startEdits(version, current, isNew))
    await mgmt.edit(name, { edit, author, reason });
}

async function publishRemote(path: string, publication: Publication): Promise<void> {
  const { assets, mgmt } = publication;
  const folder = join(root, path, 'dist');
  const release = readRelease(folder);
  // Files first: a release must never be known before it can be loaded.
  const { name, version, files } = release;
  await uploadBuild(`${name} ${version}`, { folder, name, files }, assets);
  await mgmt.publish(release);
  await give(name, version, (await mgmt.rollouts()).get(name), publication);
}

/** The edge of this start has this build by itself; only where a rollout gives everyone one it must give them this. */
async function publishOwnHost(publication: Publication): Promise<void> {
  const { assets, mgmt } = publication;
  const folder = join(root, 'host', 'dist');
  const { version } = readHostBuild(folder);
  const isRegistered = (await mgmt.published(HOST)).has(version);
  await publishHost(folder, assets, mgmt, { isRegistered });
  const current = (await mgmt.rollouts()).get(HOST);
  if (!current?.rules.some(({ kind }) => kind === 'everyone')) return;
  await give(HOST, version, current, publication);
}

/**
 * Publishes the builds in the `dist` of the given packages to a running portal: files to asset storage, releases and
 * rollouts to the backend. The host has no rollout until a person makes one. What is there already stays; files of it
 * that were lost are put back.
 */
export async function publishBuilds(
  paths: readonly string[],
  publication: Publication,
): Promise<void> {
  // The shell first: a release is given to nobody whom the shells in use cannot show it to.
  if (paths.includes('host')) await publishOwnHost(publication);
  const remotes = paths.filter((path) => path !== 'host');
  // A page may have moved from one remote to another: it is refused until its old owner has let go of it.
  await twoRounds(remotes, (path) => publishRemote(path, publication));
}
