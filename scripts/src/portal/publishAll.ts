import { join } from 'node:path';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { HOST } from '@portal/rollout/host';
import { adminToken } from '../mgmt/adminToken.ts';
import { assetsOfInstallation } from '../mgmt/assetsOfInstallation.ts';
import { mgmtClient, type Mgmt } from '../mgmt/mgmt.ts';
import { root } from '../packages.ts';
import { publishHost, readHostBuild } from '../release/publishHost.ts';
import { readRelease } from '../release/readRelease.ts';
import { uploadBuild } from '../release/uploadBuild.ts';
import { START_AUTHOR, startEdits } from './startEdits.ts';
import { stackAddresses, type StackSettings } from './stackSettings.ts';
import { twoRounds } from './twoRounds.ts';

async function publishRemote(path: string, assets: AssetStore, mgmt: Mgmt): Promise<void> {
  const folder = join(root, path, 'dist');
  const release = readRelease(folder);
  // Files first: a release must never be known before it can be loaded.
  const { name, version, files } = release;
  await uploadBuild(`${name} ${version}`, { folder, name, files }, assets);
  const isNew = await mgmt.publish(release);
  const current = (await mgmt.rollouts()).get(release.name);
  for (const edit of startEdits(release.version, current, isNew)) {
    await mgmt.edit(release.name, { edit, author: START_AUTHOR, reason: 'The sources changed.' });
  }
}

/** The edge of this start has this build by itself; only where a rollout gives everyone one it must give them this. */
async function publishOwnHost(assets: AssetStore, mgmt: Mgmt): Promise<void> {
  const folder = join(root, 'host', 'dist');
  const { version } = readHostBuild(folder);
  const isRegistered = (await mgmt.published(HOST)).has(version);
  await publishHost(folder, assets, mgmt, { isRegistered });
  const current = (await mgmt.rollouts()).get(HOST);
  if (!current?.rules.some(({ kind }) => kind === 'everyone')) return;
  for (const edit of startEdits(version, current, !isRegistered))
    await mgmt.edit(HOST, { edit, author: START_AUTHOR, reason: 'The sources changed.' });
}

/**
 * Publishes the builds of the given packages to a running portal: files to asset storage,
 * releases and rollouts to the backend. The host has no rollout until a person makes one.
 */
export async function publishAll(settings: StackSettings, paths: readonly string[]): Promise<void> {
  const assets = assetsOfInstallation(settings);
  const mgmt = mgmtClient(stackAddresses(settings).backend, adminToken(settings.dataFolder));
  // The shell first: a release is given to nobody whom the shells in use cannot show it to.
  if (paths.includes('host')) await publishOwnHost(assets, mgmt);
  const remotes = paths.filter((path) => path !== 'host');
  // A page may have moved from one remote to another: it is refused until its old owner has let go of it.
  await twoRounds(remotes, (path) => publishRemote(path, assets, mgmt));
}
