import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFileSchema } from '@portal/contract/release';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import type { KeptBuild } from '@portal/storage/assets/keepBuild';
import * as v from 'valibot';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { Problem } from '../problem.ts';
import { uploadBuild } from './uploadBuild.ts';

const hostBuildSchema = v.object({
  version: v.string(),
  /** Version of the contract that it offers. */
  contract: v.string(),
  files: v.array(releaseFileSchema),
});

/** A build of the host whose files are where every edge finds them. */
export interface PublishedHost extends KeptBuild {
  version: string;
  contract: string;
}

/**
 * Publishes a build of the host: its files go to the asset storage, so that every edge serves them while and after it
 * is in service, and mgmt gives nobody a remote that needs more than it offers. Who gets it is not decided by mgmt:
 * an edge serves the build that it is started with.
 * @param folder where the build lies, with its `host.json`
 * @throws Problem when a file is not what was built, the storage does not take it, or mgmt does not answer
 */
export async function publishHost(
  folder: string,
  assets: AssetStore,
  mgmt: Pick<Mgmt, 'noteShell'>,
): Promise<PublishedHost> {
  const described: unknown = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8'));
  const { version, contract, files } = v.parse(hostBuildSchema, described);
  const upload = await uploadBuild(`host ${version}`, { folder, name: 'host', files }, assets);
  try {
    await mgmt.noteShell({ version, contract });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(
      `${error.message}\nThe files of host ${version} are uploaded, but mgmt does not know of it. Run the same command again before you start an edge with it.`,
    );
  }
  return { version, contract, ...upload };
}
