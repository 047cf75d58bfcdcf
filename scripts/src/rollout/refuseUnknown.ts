import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { Problem } from '../terminal/problem.ts';

/** How many names a refusal lists at most. */
const LISTED = 12;

/**
 * Refuses a mistyped provider: a rule for it would reach nobody, and its author would think otherwise.
 * @param remotes of the overview; before any remote has a rollout it knows no providers, and nothing is refused
 * @throws Problem naming those that are none, and those that there are
 */
export function refuseUnknown(
  named: readonly string[],
  remotes: readonly Pick<RemoteOverview, 'providers'>[],
): void {
  const domains = new Set(
    remotes.flatMap(({ providers }) => providers.map((entry) => entry.provider)),
  );
  const unknown = named.filter((domain) => !domains.has(domain));
  if (domains.size === 0 || unknown.length === 0) return;
  const known = [...domains].sort();
  const rest = known.length > LISTED ? ` and ${known.length - LISTED} more` : '';
  throw new Problem(
    `No provider here has the domain ${unknown.join(', ')}. There are ${known.slice(0, LISTED).join(', ')}${rest}.`,
  );
}
