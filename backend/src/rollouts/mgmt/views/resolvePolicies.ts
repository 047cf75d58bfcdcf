import type { Release } from '@portal/contract/release';
import { resolveRollout, type PageView, type Resolution } from '@portal/rollout/resolveRollout';
import type { Rollout } from '@portal/rollout/rollout';
import type { Database } from '../../../platform/database/database.ts';
import { listCurrentRollouts, releasesNamedBy } from '../queries.ts';

/** One rollout in force with the releases that it names. */
export interface Policies {
  rollout: Rollout;
  releases: ReadonlyMap<string, Release>;
}

/** Every rollout in force. */
export async function readPolicies(database: Database): Promise<Policies[]> {
  const rollouts = await listCurrentRollouts(database);
  return Promise.all(
    rollouts.map(async (rollout) => ({
      rollout,
      releases: await releasesNamedBy(database, rollout),
    })),
  );
}

/** What a page view gets of each remote, by the remote's name. */
export function resolveAll(policies: readonly Policies[], view: PageView): Map<string, Resolution> {
  return new Map(
    policies.map(({ rollout, releases }) => [
      rollout.remote,
      resolveRollout(rollout, releases, view),
    ]),
  );
}
