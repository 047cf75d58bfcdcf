import { HOST } from '@portal/rollout/host';
import { overBudget } from '@portal/rollout/release/releaseBudget';
import { viewConflicts } from '@portal/rollout/release/viewConflicts';
import type { Release } from '@portal/contract/release';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { inspectFiles } from './inspectFiles.ts';
import { assetReader } from './assetReader.ts';
import { misfitsOfRemote, misfitsOfHost } from './misfits.ts';
import { viewsInForce } from './viewsInForce.ts';

/**
 * Checks a version before anybody gets it, by its files as browsers get them and never by the sizes that it says.
 * @param providers whose customers would get it
 * @throws ApiError 400 when it was never published; 422 with every reason when it is over its budget, does not fit the
 *   contract of a shell, or as a shell offers none that a remote needs, has a page or panel of the shell or of another
 *   remote, or one of its files is missing or altered
 */
export async function checkRelease(
  { database, clock, environment }: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remote: string,
  version: string,
  release: Release | undefined,
  providers: readonly string[],
): Promise<void> {
  if (release === undefined) throw new ApiError(400, `${remote} ${version} was never published.`);
  const isHost = remote === HOST;
  const { problems, weights } = await inspectFiles(release, assetReader(environment), {
    // The shell's sheets are those of the whole page.
    mayReachAll: isHost,
  });
  const reasons = [
    // What the shell may weigh is held by its own tests.
    ...(isHost ? [] : overBudget(release, weights)),
    ...(isHost
      ? await misfitsOfHost(database, release, providers)
      : await misfitsOfRemote(database, release, providers, clock.now())),
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
