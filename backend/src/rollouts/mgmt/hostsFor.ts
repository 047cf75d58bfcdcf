import {
  hostReleaseSchema,
  type HostBoot,
  type HostRelease,
} from '@portal/rollout/release/hostRelease';
import { resolveRollout, sharesOf } from '@portal/rollout/resolveRollout';
import type { Release } from '@portal/contract/release';
import type { Rollout } from '@portal/rollout/rollout';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { releasesNamedBy } from './queries.ts';

/** What the releases table holds of the shell was checked when it was published. */
const asHost = (release: Release): HostRelease => v.parse(hostReleaseSchema, release);

const asGiven = ({ release, fallback }: { release: Release; fallback: Release | null }) => ({
  release: asHost(release),
  fallback: fallback && asHost(fallback),
});

/**
 * The rollout of the shell resolved for one provider, as those of remotes are. Where it gives nothing, by no rule or by
 * a kill, customers get the build that their edge was started with.
 */
export async function hostsFor(
  database: Database,
  rollout: Rollout | undefined,
  provider: string,
): Promise<HostBoot> {
  if (rollout === undefined) return { usual: null, shares: [], killed: [] };
  const releases = await releasesNamedBy(database, rollout);
  const { remote } = resolveRollout(rollout, releases, { provider, customer: null });
  return {
    usual: remote === undefined ? null : asGiven(remote),
    shares: sharesOf(rollout, releases, provider).map(({ percentage, salt, ...given }) => ({
      percentage,
      salt,
      ...asGiven(given),
    })),
    killed: rollout.killed,
  };
}
