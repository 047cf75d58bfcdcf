import type { AssetStore } from '@portal/storage/assets/assetStore';
import { assetStoreOf } from '@portal/storage/assets/assetStoreOf';
import { PassingFailure } from '@portal/storage/parallel/passingFailure';
import type { Environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/** The asset storage that this backend adds files to: the bucket, or else the folder beside its own data. */
export function assetStoreOfBackend({
  dataDirectory,
  assetBucket,
}: Pick<Environment, 'dataDirectory' | 'assetBucket'>): AssetStore {
  return assetStoreOf(dataDirectory, assetBucket);
}

/**
 * Asks the storage.
 * @throws ApiError 503 when it may be asked again soon, 507 when somebody has to look after it first
 */
export async function askStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new ApiError(cause instanceof PassingFailure ? 503 : 507, cause.message);
  }
}
