import { createHash } from 'node:crypto';
import { HOST } from '@portal/rollout/host';
import type { ProviderBoot } from '@portal/rollout/providerBoot';
import { resolveRollout, rulesNaming, sharesOf } from '@portal/rollout/resolveRollout';
import { LRUCache } from 'lru-cache';
import { hostsFor } from './hostsFor.ts';
import type { StandingRollout } from './standingRollouts.ts';

/** What a provider gets by the rollouts in force. Only for reading: other providers get the same. */
interface ProviderReleases extends Pick<ProviderBoot, 'hosts' | 'remotes'> {
  /** What edges call `hosts` and `remotes` together; any backend gives the same name to the same ones. */
  name: string;
  withdrawn: Record<string, string[]>;
}

/** Rules name providers in a few combinations at once. */
const COMBINATIONS = 100;
const kept = new WeakMap<readonly StandingRollout[], LRUCache<string, ProviderReleases>>();

/** Every remote and the shell resolved for one provider: once for all providers that the same rules name. */
export function releasesFor(
  standing: readonly StandingRollout[],
  provider: string,
): ProviderReleases {
  const combinations = kept.get(standing) ?? new LRUCache({ max: COMBINATIONS });
  kept.set(standing, combinations);
  const naming = standing.map(({ rollout }) => rulesNaming(rollout, provider)).join(' ');
  const known = combinations.get(naming) ?? resolve(standing, provider);
  combinations.set(naming, known);
  return known;
}

function resolve(standing: readonly StandingRollout[], provider: string): ProviderReleases {
  const ofRemotes = standing.filter(({ rollout }) => rollout.remote !== HOST);
  const remotes = ofRemotes.flatMap(({ rollout, releases }) => {
    const { remote } = resolveRollout(rollout, releases, { provider, customer: null });
    if (remote === undefined) return [];
    const shares = sharesOf(rollout, releases, provider);
    return { ...remote, shares, killed: rollout.killed };
  });
  const given = new Set(remotes.map(({ name }) => name));
  const withdrawn = ofRemotes
    .map(({ rollout }) => rollout)
    .filter(({ remote, killed }) => !given.has(remote) && killed.length > 0);
  const ofHost = standing.find(({ rollout }) => rollout.remote === HOST);
  const hosts = hostsFor(ofHost, provider);
  return {
    name: createHash('sha256')
      .update(JSON.stringify({ hosts, remotes }))
      .digest('base64url')
      .slice(0, 22),
    hosts,
    remotes,
    withdrawn: Object.fromEntries(withdrawn.map(({ remote, killed }) => [remote, killed])),
  };
}
