import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from '@portal/rollout/host';
import { hostReleaseSchema, type HostRelease } from '@portal/rollout/release/hostRelease';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import type { KeptBuild } from '@portal/storage/assets/keepBuild';
import * as v from 'valibot';
import type { Mgmt } from '../mgmt/mgmt.ts';
import { NotLetIn, Unanswered } from '../mgmt/mgmtCalls.ts';
import { Problem } from '../terminal/problem.ts';
import { uploadBuild } from './uploadBuild.ts';

/** What `host.json` says of a build; its record for the rollouts has nothing of a remote in it. */
const hostBuildSchema = v.omit(hostReleaseSchema, ['name', 'pages', 'panels', 'federationName']);

/** What a build of the host says of itself. @param folder where it lies, with its `host.json` */
export function readHostBuild(folder: string): v.InferOutput<typeof hostBuildSchema> {
  const described: unknown = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8'));
  return v.parse(hostBuildSchema, described);
}

/** A build of the host whose files are where every edge finds them. */
export interface PublishedHost extends KeptBuild {
  version: string;
  contract: string;
}

/**
 * Publishes a build of the host: its files go to the asset storage, where every edge finds them, and its record to mgmt,
 * which gives nobody a remote that needs more than it offers. Nobody has it before a rollout, or an edge is started with it.
 * @param folder where the build lies, with its `host.json`
 * @param options.isRegistered mgmt has the record of this version already, which never changes
 * @throws Problem when a file is not what was built, the storage does not take it, or mgmt does not answer
 */
export async function publishHost(
  folder: string,
  assets: AssetStore,
  mgmt: Pick<Mgmt, 'noteShell'>,
  { isRegistered = false } = {},
): Promise<PublishedHost> {
  const build = readHostBuild(folder);
  const { version, contract, files } = build;
  const upload = await uploadBuild(`host ${version}`, { folder, name: 'host', files }, assets);
  try {
    const record: HostRelease = {
      ...build,
      name: HOST,
      pages: [],
      panels: [],
      federationName: HOST,
    };
    await mgmt.noteShell({ version, contract, ...(!isRegistered && { release: record }) });
  } catch (error) {
    if (!(error instanceof Unanswered || error instanceof NotLetIn)) throw error;
    throw new Problem(
      `${error.message}\nThe files of host ${version} are uploaded, but mgmt does not know of it. Run the same command again before you start an edge with it.`,
    );
  }
  return { version, contract, ...upload };
}
