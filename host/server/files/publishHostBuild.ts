import { assetStoreOf } from '@portal/storage/assets/assetStoreOf';
import { keepBuild } from '@portal/storage/assets/keepBuild';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import { createHostBuildReader } from './createHostBuildReader.ts';

/**
 * Puts the host's build into the asset storage, beside the remotes' files, where every edge looks for what is not in
 * the build of its own: a page that is open finds its parts after another build took this one's place, and while edges
 * of two builds stand beside each other. A build that is there takes one question; one that is there in part, because an
 * edge ended while it put it there, is completed. Nothing is changed or removed.
 * @throws Error when the host has not been built, or the storage cannot be asked or does not let this edge write
 */
export async function publishHostBuild({
  hostBuild,
  dataDirectory,
  assetBucket,
}: Pick<EdgeEnvironment, 'hostBuild' | 'dataDirectory' | 'assetBucket'>): Promise<void> {
  const { files } = await createHostBuildReader(hostBuild)();
  const store = assetStoreOf(dataDirectory, assetBucket);
  const build = { folder: hostBuild, name: 'host', files };
  await keepBuild(store, build, { compare: false });
}
