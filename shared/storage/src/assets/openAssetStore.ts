import type { AssetStore } from './assetStore.ts';
import { assetStoreOf } from './assetStoreOf.ts';
import { readS3Settings } from '../s3/s3Settings.ts';

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
  return assetStoreOf(dataFolder, readS3Settings(ASSETS_VARIABLES, variables));
}
