import type { Release } from '@portal/contract/release';
import type { Rollout } from '@portal/rollout/rollout';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Policy } from './applyEdit.ts';
import { releases, rollouts } from './tables.ts';

/** The releases of one remote, newest first. */
export async function listReleases(
  database: Queryable,
  remote: string,
): Promise<{ release: Release; publishedAt: Date }[]> {
  return database
    .select({ release: releases.release, publishedAt: releases.publishedAt })
    .from(releases)
    .where(eq(releases.remote, remote))
    .orderBy(desc(releases.publishedAt));
}

/** Whether there is such a release. */
export async function isPublished(
  database: Queryable,
  remote: string,
  version: string,
): Promise<boolean> {
  const known = and(eq(releases.remote, remote), eq(releases.version, version));
  return (await database.$count(releases, known)) > 0;
}

/** The newest versions of one remote. */
export async function listVersions(
  database: Queryable,
  remote: string,
  most: number,
): Promise<{ version: string; publishedAt: string }[]> {
  const rows = await database
    .select({ version: releases.version, publishedAt: releases.publishedAt })
    .from(releases)
    .where(eq(releases.remote, remote))
    .orderBy(desc(releases.publishedAt))
    .limit(most);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** The rollout in force of every remote, by name. */
export async function listCurrentRollouts(database: Queryable): Promise<Rollout[]> {
  const rows = await database
    .selectDistinctOn([rollouts.remote], { rollout: rollouts.rollout })
    .from(rollouts)
    .orderBy(asc(rollouts.remote), desc(rollouts.revision));
  return rows.map((row) => row.rollout);
}

/** The changes of one rollout, newest first. */
export async function listRolloutHistory(database: Queryable, remote: string): Promise<Rollout[]> {
  const rows = await database
    .select({ rollout: rollouts.rollout })
    .from(rollouts)
    .where(eq(rollouts.remote, remote))
    .orderBy(desc(rollouts.revision));
  return rows.map((row) => row.rollout);
}

/** Those releases of a remote that one of the policies names. */
export async function releasesNamedBy(
  database: Queryable,
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
    .select({ version: releases.version, release: releases.release })
    .from(releases)
    .where(
      and(
        eq(releases.remote, policy.remote),
        sql`${releases.version} = any(${sql.param([...versions])})`,
      ),
    );
  return new Map(rows.map((row) => [row.version, row.release]));
}
