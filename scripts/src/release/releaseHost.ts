import { join } from 'node:path';
import { buildIfChanged } from '../build/buildAll.ts';
import { assetsOfInstallation } from '../mgmt/assetsOfInstallation.ts';
import { mgmtOfInstallation } from '../mgmt/mgmtOfInstallation.ts';
import { reachesStorage } from '../mgmt/reachesStorage.ts';
import { root } from '../packages.ts';
import { startSettings } from '../portal/stackSettings.ts';
import { Problem } from '../terminal/problem.ts';
import { say } from '../terminal/say.ts';
import { step } from '../terminal/step.ts';
import { buildBeside, checkSources } from './checkSources.ts';
import { newerInBuild } from './compatibility/newerInBuild.ts';
import { publishHost, readHostBuild } from './publishHost.ts';

/**
 * Builds the host, checks it and puts its files where every edge finds them. Who gets it the rollouts say, and without
 * any the edges that are started with it.
 * @throws Problem
 */
export async function releaseHost(): Promise<void> {
  if (!reachesStorage(process.env))
    throw new Problem(
      'The host is released by whoever runs the installation: set PORTAL_ADMIN_TOKEN, and PORTAL_ASSETS_S3_URL or PORTAL_DATA_DIR.',
    );
  const mgmt = mgmtOfInstallation();
  const assets = assetsOfInstallation(startSettings());
  const sources = checkSources('host');
  await step('Building the host if its sources changed', () =>
    buildBeside(sources, () => buildIfChanged('host')),
  );
  const dist = join(root, 'host', 'dist');
  const problems = await step('Checking types, boundaries and oldest browsers', async () => [
    ...newerInBuild(dist, readHostBuild(dist)),
    ...(await sources),
  ]);
  if (problems.length > 0)
    throw new Problem(`The host was not published: ${problems.join('\nand ')}`);
  const { version, contract, added, present } = await step('Checking and uploading it', () =>
    publishHost(dist, assets, mgmt),
  );
  say(`  ${added} files added, ${present} were there; compressed ones count`);
  say(`host ${version} (contract ${contract}) is published, and lies in host/dist.`);
  say('Nobody has it yet. Give it to one provider first, or start the edges with it:');
  say(`  npm run rollout -- set host ${version} --provider <domain> --reason "…"`);
}
