import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import type { BuiltCommit, BuiltPackage } from '@portal/scripts/keep/buildCommit';
import { publishHost } from '@portal/scripts/release/publishHost';
import { readRelease } from '@portal/scripts/release/readRelease';
import { uploadBuild } from '@portal/scripts/release/uploadBuild';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import { addresses, settings } from '../../support/domains.ts';

const HOST = 'host';
const WHO = { author: 'Bench', reason: 'A release of before.' };

async function publish({ name, files }: BuiltPackage): Promise<void> {
  const mgmt = mgmtClient(addresses.backend, adminToken(settings.dataFolder));
  const assets = createAssetFolder(join(settings.dataFolder, 'assets'));
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    for (const [path, content] of files) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    if (name === HOST) {
      await publishHost(folder, assets, mgmt);
      return;
    }
    const release = readRelease(folder);
    await uploadBuild(`${name} ${release.version}`, { folder, name, files: release.files }, assets);
    await mgmt.publish(release);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Gives one provider shell and remotes of a build, whatever everybody else has.
 * @returns gives it what everybody else has
 */
export async function pinBuild(
  { packages }: BuiltCommit,
  domain: string,
): Promise<() => Promise<void>> {
  const mgmt = mgmtClient(addresses.backend, adminToken(settings.dataFolder));
  const providers = [domain];
  const shellFirst = packages.toSorted(({ name }, other) =>
    name === HOST ? -1 : Number(other.name === HOST),
  );
  for (const built of shellFirst) await publish(built);
  for (const { name, version } of shellFirst)
    await mgmt.edit(name, { ...WHO, edit: { kind: 'pin', version, providers } });
  return async () => {
    for (const { name } of shellFirst)
      await mgmt.edit(name, { ...WHO, edit: { kind: 'unpin', providers } });
  };
}
