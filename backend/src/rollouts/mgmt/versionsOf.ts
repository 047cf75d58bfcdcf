import type { ProviderVersions } from '@portal/rollout/rolloutEdit';
import type { Release } from '@portal/contract/release';
import { resolveRollout, sharesOf } from '@portal/rollout/resolveRollout';
import type { Rollout } from '@portal/rollout/rollout';

/** What the customers of one provider get of one remote, with the part of them in percent, and why. */
export function versionsOf(
  rollout: Rollout,
  releases: ReadonlyMap<string, Release>,
  provider: string,
): ProviderVersions {
  const { remote, missing } = resolveRollout(rollout, releases, { provider, customer: null });
  const rest = remote
    ? { version: remote.release.version, why: remote.reason }
    : { version: null, why: missing };
  let left = 100;
  const versions: ProviderVersions['versions'] = [];
  for (const { release, percentage } of sharesOf(rollout, releases, provider)) {
    // Shares are independent of each other: the second is one of those whom the first did not take.
    const share = (left * percentage) / 100;
    left -= share;
    if (share > 0) versions.push({ version: release.version, share, why: 'percentage' });
  }
  if (left > 0) versions.push({ ...rest, share: left });
  return { provider, versions };
}
