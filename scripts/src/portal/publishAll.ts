import { adminToken } from '../mgmt/adminToken.ts';
import { assetsOfInstallation } from '../mgmt/assetsOfInstallation.ts';
import { mgmtClient } from '../mgmt/mgmt.ts';
import { publishBuilds } from './publishBuilds.ts';
import { START_AUTHOR } from './startEdits.ts';
import { stackAddresses, type StackSettings } from './stackSettings.ts';

/** Publishes the builds of the given packages to the portal that these settings started. */
export async function publishAll(settings: StackSettings, paths: readonly string[]): Promise<void> {
  await publishBuilds(paths, {
    assets: assetsOfInstallation(settings),
    mgmt: mgmtClient(stackAddresses(settings).backend, adminToken(settings.dataFolder)),
    author: START_AUTHOR,
    reason: 'The sources changed.',
  });
}
