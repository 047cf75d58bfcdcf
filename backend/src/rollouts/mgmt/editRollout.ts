import { describeVersions } from '@portal/rollout/describeVersions';
import type {
  ProviderVersions,
  RolloutEdit,
  RolloutEditAnswer,
  RolloutEditRequest,
} from '@portal/rollout/rolloutEdit';
import type { Rollout } from '@portal/rollout/rollout';
import type { Backend } from '../../platform/backend.ts';
import { listDomains } from '../../accounts/companies/queries.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { applyEdit } from './applyEdit.ts';
import { checkRelease } from './checkRelease.ts';
import { newlyGiven } from './newlyGiven.ts';
import { currentRollout, isPublished, releasesNamedBy } from './queries.ts';
import { versionsOf } from './versionsOf.ts';

function stale(remote: string, current: number, asked: number): ApiError {
  return new ApiError(
    409,
    `The rollout of ${remote} is at revision ${current}, not ${asked}. Read it again and repeat the change.`,
    { extra: { revision: current } },
  );
}

/** A rule for a provider that is none would reach nobody, and its author would think otherwise. */
function refuseUnknownProviders(edit: RolloutEdit, domains: readonly string[]): void {
  if (edit.kind !== 'provider' && edit.kind !== 'pin') return;
  const unknown = edit.providers.filter((provider) => !domains.includes(provider));
  if (unknown.length > 0)
    throw new ApiError(400, `No provider here has the domain ${unknown.join(', ')}.`);
}

/** Whether customers get the same, by whatever rule. */
function isSame(had: ProviderVersions['versions'], gets: ProviderVersions['versions']): boolean {
  return describeVersions(had) === describeVersions(gets);
}

/**
 * Makes one change of a rollout and stores it as the next revision, or says what it would change.
 * A version that is given to somebody who could not get it before is checked first: published, every file reachable
 * and unaltered, within the budget, and running on the shells in use. Taking a version away is never refused.
 * @throws ApiError 409 when somebody changed the rollout meanwhile (the answer names the revision in force), 400 when
 *   the edit makes no sense or names a provider that is none, 422 when a version does not pass its check
 */
export async function editRollout(
  backend: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remote: string,
  { edit, author, reason, replaces, dryRun }: RolloutEditRequest,
): Promise<RolloutEditAnswer> {
  const { database, clock } = backend;
  const current = await currentRollout(database, remote);
  const revision = current?.revision ?? 0;
  if (replaces !== undefined && replaces !== revision) throw stale(remote, revision, replaces);
  const domains = await listDomains(database);
  refuseUnknownProviders(edit, domains);
  const before = current ?? { remote, rules: [], killed: [], lastKnownGood: null };
  const changedAt = clock.now();
  const next: Rollout = {
    ...applyEdit(before, edit),
    revision: revision + 1,
    author,
    reason,
    changedAt: changedAt.toISOString(),
  };
  const releases = await releasesNamedBy(database, next, before);
  if (edit.kind === 'kill' && !(await isPublished(database, remote, edit.version)))
    throw new ApiError(400, `${remote} ${edit.version} was never published.`);
  for (const version of newlyGiven(before, next))
    await checkRelease(
      backend,
      remote,
      version,
      releases.get(version),
      domains.filter((domain) =>
        versionsOf(next, releases, domain).versions.some((given) => given.version === version),
      ),
    );
  const changes = domains.flatMap((provider) => {
    const had = versionsOf({ ...next, ...before }, releases, provider).versions;
    const gets = versionsOf(next, releases, provider).versions;
    return isSame(had, gets) ? [] : [{ provider, before: had, after: gets }];
  });
  if (dryRun) return { rollout: next, changes, dryRun };
  try {
    await database
      .insertInto('rollouts')
      .values({
        remote,
        revision: next.revision,
        rollout: JSON.stringify(next),
        author,
        reason,
        changedAt,
      })
      .execute();
  } catch (error) {
    // Two changes at once: the primary key lets only the first one in.
    if (isConflict(error)) throw stale(remote, next.revision, revision);
    throw error;
  }
  return { rollout: next, changes, dryRun };
}
