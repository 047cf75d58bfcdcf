import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@portal/contract/release';
import * as v from 'valibot';
import { adminToken } from './adminToken.ts';
import { copyAssets } from './copyAssets.ts';
import { mgmtClient, type Mgmt } from './mgmt.ts';
import { nextRollout } from './nextRollout.ts';
import { root } from './packages.ts';
import { stackAddresses, type StackSettings } from './stackSettings.ts';

function readRelease(folder: string): Release {
  return v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
}

async function publishRemote(path: string, assets: string, mgmt: Mgmt): Promise<void> {
  const folder = join(root, path, 'dist');
  const release = readRelease(folder);
  // Files first: a release must never be known before it can be loaded.
  await copyAssets(folder, join(assets, release.name));
  const isNew = await mgmt.publish(release);
  const current = (await mgmt.rollouts()).get(release.name);
  const wish = nextRollout(release.name, release.version, current, isNew);
  if (wish) await mgmt.change(wish, current?.revision ?? 0);
}

/**
 * Publishes the builds of the given packages to a running portal: files to asset storage,
 * releases and rollouts to the backend. The host has no release; its files are kept
 * so that pages that are open still find them.
 */
export async function publishAll(settings: StackSettings, paths: readonly string[]): Promise<void> {
  const assets = join(settings.dataFolder, 'assets');
  const mgmt = mgmtClient(stackAddresses(settings).backend, adminToken(settings.dataFolder));
  for (const path of paths) {
    if (path === 'host') await copyAssets(join(root, 'host', 'dist'), join(assets, 'host'));
    else await publishRemote(path, assets, mgmt);
  }
}
