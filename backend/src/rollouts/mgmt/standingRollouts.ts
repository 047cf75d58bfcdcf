import type { Release } from '@portal/contract/release';
import type { Rollout } from '@portal/rollout/rollout';
import { VersionedCache } from '../../platform/cache/versionedCache.ts';
import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import { listCurrentRollouts, releasesNamedBy } from './queries.ts';

/** What is in force of one remote: its rollout, and the releases that this names. Only for reading. */
export interface StandingRollout {
  rollout: Rollout;
  releases: ReadonlyMap<string, Release>;
}

const caches = new WeakMap<Database, VersionedCache<readonly StandingRollout[]>>();

/**
 * The rollout in force of every remote, by name, with its releases. Boot documents of a thousand providers are made of the
 * same ones, which are read again only after a change (C-846): releases never change, and a rollout names published ones.
 */
export async function standingRollouts(database: Database): Promise<readonly StandingRollout[]> {
  const [found] = await runPrepared<{ version: string | null }>(database, {
    name: 'rollouts version',
    text: `select string_agg(concat_ws(' ', remote, revision, written), ',' order by remote) as version
      from (select distinct on (remote) remote, revision, xmin::text as written
        from rollouts order by remote, revision desc) current`,
    values: [],
  });
  const cache = caches.get(database) ?? new VersionedCache(1);
  caches.set(database, cache);
  return cache.get('rollouts', found?.version ?? '', () => readAll(database));
}

async function readAll(database: Database): Promise<StandingRollout[]> {
  const rollouts = await listCurrentRollouts(database);
  return Promise.all(
    rollouts.map(async (rollout) => ({
      rollout,
      releases: await releasesNamedBy(database, rollout),
    })),
  );
}
