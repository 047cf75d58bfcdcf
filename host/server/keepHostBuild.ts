import { createAssetFolder } from '@portal/storage/assetFolder';
import { assetStoreOf } from '@portal/storage/assetStoreOf';
import { assetType } from '@portal/storage/assetTypes';
import { ASSET_VARIANTS } from '@portal/storage/assetVariants';
import type { EdgeEnvironment } from './environment.ts';
import { createHostBuildReader } from './hostBuild.ts';

/** How many files are under way at a time. */
const AT_ONCE = 8;

/**
 * Puts the host's build into the asset storage, beside the remotes' files, where every edge looks for what is not in
 * the build of its own: a page that is open finds its parts after another build took this one's place, and while edges
 * of two builds stand beside each other. What is there already is left alone, and nothing is ever removed.
 * @throws Error when the host has not been built, or the storage cannot be asked or does not let this edge write
 */
export async function keepHostBuild({
  hostBuild,
  dataDirectory,
  assetBucket,
}: Pick<EdgeEnvironment, 'hostBuild' | 'dataDirectory' | 'assetBucket'>): Promise<void> {
  const { files } = await createHostBuildReader(hostBuild)();
  const own = createAssetFolder(hostBuild);
  const store = assetStoreOf(dataDirectory, assetBucket);
  const paths = files
    .filter(({ path }) => assetType(path) !== undefined)
    .flatMap(({ path }) => [path, ...ASSET_VARIANTS.map(({ ending }) => path + ending)]);
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    await Promise.all(
      paths.slice(start, start + AT_ONCE).map(async (path) => {
        const content = await own.read(path);
        if (content !== undefined) await store.add(`host/${path}`, content);
      }),
    );
  }
}
