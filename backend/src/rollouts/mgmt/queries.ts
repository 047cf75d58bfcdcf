import type { Release } from '@portal/contract/release';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import type { Rollout } from '@portal/rollout/rollout';
import type { Database } from '../../platform/database/database.ts';
import type { Policy } from './policy/everyoneVersion.ts';

/** Who published a release and what it was made of; null where that was not kept. */
interface Publication {
  publishedBy: string | null;
  details: ReleaseDetails | null;
}

/** The releases of one remote, newest first. */
export function listReleases(
  database: Database,
  remote: string,
): Promise<(Publication & { release: Release; publishedAt: Date })[]> {
  return database
    .selectFrom('releases')
    .select(['release', 'publishedAt', 'publishedBy', 'details'])
    .where('remote', '=', remote)
    .orderBy('publishedAt', 'desc')
    .execute();
}

/** One release, or undefined when it was never published. */
export async function findRelease(
  database: Database,
  remote: string,
  version: string,
): Promise<Release | undefined> {
  const found = await database
    .selectFrom('releases')
    .select('release')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.release;
}

/** Whether nobody may get a version any more. */
export async function isKilled(
  database: Database,
  remote: string,
  version: string,
): Promise<boolean> {
  return (await currentRollout(database, remote))?.killed.includes(version) ?? false;
}

/** The rollout in force of one remote. */
export async function currentRollout(
  database: Database,
  remote: string,
): Promise<Rollout | undefined> {
  const latest = await database
    .selectFrom('rollouts')
    .select('rollout')
    .where('remote', '=', remote)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.rollout;
}

/** Whether there is such a release. */
export async function isPublished(
  database: Database,
  remote: string,
  version: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('releases')
    .select('version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest versions of one remote. */
export async function listVersions(
  database: Database,
  remote: string,
  most: number,
): Promise<(Publication & { version: string; publishedAt: string })[]> {
  const rows = await database
    .selectFrom('releases')
    .select(['version', 'publishedAt', 'publishedBy', 'details'])
    .where('remote', '=', remote)
    .orderBy('publishedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** The rollout in force of every remote, by name. */
export async function listCurrentRollouts(database: Database): Promise<Rollout[]> {
  const rows = await database
    .selectFrom('rollouts')
    .distinctOn('remote')
    .select('rollout')
    .orderBy('remote')
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => row.rollout);
}

/** The changes of one rollout, newest first. */
export async function listRolloutHistory(database: Database, remote: string): Promise<Rollout[]> {
  const rows = await database
    .selectFrom('rollouts')
    .select('rollout')
    .where('remote', '=', remote)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => row.rollout);
}

/** Those releases of a remote that one of the policies names. */
export async function releasesNamedBy(
  database: Database,
  policy: Policy,
  ...others: Policy[]
): Promise<Map<string, Release>> {
  const versions = new Set(
    [policy, ...others].flatMap(({ rules, lastKnownGood }) => [
      ...rules.map((rule) => rule.version),
      ...(lastKnownGood === null ? [] : [lastKnownGood]),
    ]),
  );
  if (versions.size === 0) return new Map();
  const rows = await database
    .selectFrom('releases')
    .select(['version', 'release'])
    .where('remote', '=', policy.remote)
    .where('version', 'in', [...versions])
    .execute();
  return new Map(rows.map((row) => [row.version, row.release]));
}
