import { satisfiesContract } from '@portal/contract/contractVersion';
import { overBudget } from '@portal/rollout/releaseBudget';
import { viewConflicts } from '@portal/rollout/viewConflicts';
import type { Release } from '@portal/contract/release';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { inspectFiles } from './inspectFiles.ts';
import { assetReader } from './assetReader.ts';
import { listShellsInUse } from './shells.ts';
import { viewsInForce } from './viewsInForce.ts';

/**
 * Checks a version before anybody gets it, by its files as browsers get them and never by the sizes that it says.
 * @throws ApiError 400 when it was never published; 422 with every reason when it is over its budget, does not run on a
 *   shell in use, has a page or panel of the shell or of another remote, or one of its files is missing or altered
 */
export async function checkRelease(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remote: string,
  version: string,
  release: Release | undefined,
): Promise<void> {
  if (release === undefined) throw new ApiError(400, `${remote} ${version} was never published.`);
  const shells = await listShellsInUse(database, clock.now());
  const refused = shells
    .filter((shell) => !satisfiesContract(release.contract, shell.contract))
    .map(
      (shell) =>
        `it needs contract ${release.contract}, shell ${shell.version} in use offers ${shell.contract}`,
    );
  const { problems, weights } = await inspectFiles(release, assetReader(environment));
  const reasons = [
    ...overBudget(release, weights),
    ...refused,
    ...viewConflicts(release, await viewsInForce(database, remote)),
    ...problems,
  ];
  if (reasons.length > 0) {
    throw new ApiError(
      422,
      `${remote} ${version} cannot be given to anybody: ${reasons.join('; ')}.`,
      {
        extra: { reasons },
      },
    );
  }
}
