import { join } from 'node:path';
import { createAssetBucket } from './createAssetBucket.ts';
import { createAssetFolder } from './createAssetFolder.ts';
import type { AssetStore } from './assetStore.ts';
import type { S3Settings } from '../s3/s3Settings.ts';

/** The asset storage: a bucket where there is one, or else `<data folder>/assets`. */
export function assetStoreOf(dataFolder: string, bucket: S3Settings | undefined): AssetStore {
  return bucket === undefined
    ? createAssetFolder(join(dataFolder, 'assets'))
    : createAssetBucket(bucket);
}
