import type { Release } from '@portal/contract/release';
import { overBudget } from '@portal/rollout/release/releaseBudget';
import type { Environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { fromStore } from '../assetReader.ts';
import { inspectFiles } from '../inspectFiles.ts';
import { assetStoreOfBackend } from './assetStoreOfBackend.ts';
import { checkRecord } from './checkRecord.ts';

/**
 * Looks at a release before a team registers it: all of its files are in the storage, in every form, as the record says,
 * within their budgets, and style nothing else. It is looked at again, with the contract, before anybody gets it.
 * @throws ApiError 422 with every reason
 */
export async function checkUploaded(
  environment: Pick<Environment, 'dataDirectory' | 'assetBucket'>,
  release: Release,
): Promise<void> {
  checkRecord(release);
  const read = fromStore(assetStoreOfBackend(environment), () => Promise.resolve([]));
  const { problems, weights } = await inspectFiles(release, read);
  const reasons = [...problems, ...overBudget(release, weights)];
  if (reasons.length > 0)
    throw new ApiError(
      422,
      `${release.name} ${release.version} was not published: ${reasons.join('; ')}.`,
      { extra: { reasons } },
    );
}
