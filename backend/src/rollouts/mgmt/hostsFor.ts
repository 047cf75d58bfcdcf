import {
  hostReleaseSchema,
  type HostBoot,
  type HostRelease,
} from '@portal/rollout/release/hostRelease';
import { resolveRollout, sharesOf } from '@portal/rollout/resolveRollout';
import type { Release } from '@portal/contract/release';
import * as v from 'valibot';
import type { StandingRollout } from './standingRollouts.ts';

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
export function hostsFor(standing: StandingRollout | undefined, provider: string): HostBoot {
  if (standing === undefined) return { usual: null, shares: [], killed: [] };
  const { rollout, releases } = standing;
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
