import { join } from 'node:path';
import { createAssetBucket } from './assetBucket.ts';
import { createAssetFolder } from './assetFolder.ts';
import type { AssetStore } from './assetStore.ts';
import { readS3Settings } from './s3Settings.ts';

/** Name in front of the variables that say in which bucket released files lie. */
export const ASSETS_VARIABLES = 'PORTAL_ASSETS_S3';

/**
 * The asset storage that the environment names: a bucket, or else `<data folder>/assets`.
 * @throws Error naming a variable that is missing or wrong
 */
export function openAssetStore(
  dataFolder: string,
  variables: Readonly<Record<string, string | undefined>>,
): AssetStore {
  const bucket = readS3Settings(ASSETS_VARIABLES, variables);
  return bucket === undefined
    ? createAssetFolder(join(dataFolder, 'assets'))
    : createAssetBucket(bucket);
}
