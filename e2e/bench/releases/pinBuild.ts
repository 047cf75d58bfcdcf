import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminToken } from '@portal/scripts/mgmt/adminToken';
import { assetsOfInstallation } from '@portal/scripts/mgmt/assetsOfInstallation';
import { mgmtClient } from '@portal/scripts/mgmt/mgmt';
import type { BuiltCommit, BuiltPackage } from '@portal/scripts/keep/buildCommit';
import { publishHost } from '@portal/scripts/release/publishHost';
import { readRelease } from '@portal/scripts/release/readRelease';
import { uploadBuild } from '@portal/scripts/release/uploadBuild';
import { addresses, settings } from '../../support/domains.ts';
import { writeFiles } from '../../support/providers/writeFiles.ts';

const HOST = 'host';
const WHO = { author: 'Bench', reason: 'A release of before.' };

const openMgmt = () => mgmtClient(addresses.backend, adminToken(settings.dataFolder));

async function publish(
  { name, files }: BuiltPackage,
  mgmt: ReturnType<typeof openMgmt>,
): Promise<void> {
  const assets = assetsOfInstallation(settings);
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    writeFiles(folder, files);
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
  const mgmt = openMgmt();
  const providers = [domain];
  const isShell = ({ name }: BuiltPackage) => name === HOST;
  const shellFirst = packages.toSorted(
    (one, other) => Number(isShell(other)) - Number(isShell(one)),
  );
  for (const built of shellFirst) await publish(built, mgmt);
  for (const { name, version } of shellFirst)
    await mgmt.edit(name, { ...WHO, edit: { kind: 'pin', version, providers } });
  return async () => {
    for (const { name } of shellFirst)
      await mgmt.edit(name, { ...WHO, edit: { kind: 'unpin', providers } });
  };
}
