/** Program of `portal publish`: puts the pages of this installation's version in front of customers. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { assetsOfInstallation } from './mgmt/assetsOfInstallation.ts';
import { backendOfInstallation } from './mgmt/backendOfInstallation.ts';
import { mgmtOfInstallation } from './mgmt/mgmtOfInstallation.ts';
import { root } from './packages.ts';
import { publishBuilds } from './portal/publishBuilds.ts';
import { isHealthy } from './portal/isHealthy.ts';
import { PUBLISH_AUTHOR } from './portal/startEdits.ts';
import { startSettings } from './portal/stackSettings.ts';
import { main, Problem } from './terminal/problem.ts';
import { productVersion } from './pack/productVersion.ts';
import { say } from './terminal/say.ts';

/** How long backend and edge, which start beside this, may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

async function untilReady(address: string, who: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isHealthy(`${address}/ready`))) {
    if (Date.now() > deadline)
      throw new Problem(
        `The ${who} at ${address} is not ready: look at its log, then run this again.`,
      );
    await delay(500);
  }
}

await main(async () => {
  const paths = readdirSync(root).filter((name) =>
    ['host.json', 'release.json'].some((file) => existsSync(join(root, name, 'dist', file))),
  );
  const settings = startSettings();
  const assets = assetsOfInstallation(settings);
  await untilReady(backendOfInstallation(), 'backend');
  // Without a bucket mgmt reads through the edge what it gives to anybody.
  if ((process.env['PORTAL_ASSETS_S3_URL'] ?? '') === '')
    await untilReady(
      process.env['PORTAL_ASSETS_URL'] ?? `http://127.0.0.1:${settings.edgePort}`,
      'edge',
    );
  await publishBuilds(paths, {
    assets,
    mgmt: mgmtOfInstallation(),
    author: PUBLISH_AUTHOR,
    reason: `Version ${productVersion()} of the portal.`,
  });
  say(`The pages of version ${productVersion()} are published.`);
});
