import { percent } from '@portal/rollout/describeVersions';
import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import { namesText } from './namesText.ts';

/** Who gets a version: `All customers of 3 providers.`, `5 % of the customers of 3 providers.`, or the few by name. */
export function whoHas({ providers }: Pick<RemoteOverview, 'providers'>, version: string | null) {
  const parts = new Map<number, string[]>();
  for (const { provider, versions } of providers) {
    const share = versions
      .filter((entry) => entry.version === version)
      .reduce((sum, entry) => sum + entry.share, 0);
    if (share > 0) parts.set(share, [...(parts.get(share) ?? []), provider]);
  }
  if (parts.size === 0) return 'Nobody has it now.';
  return [...parts]
    .map(([share, named]) => {
      const who = share >= 100 ? 'All customers' : `${percent(share)} of the customers`;
      const where =
        named.length === providers.length && named.length > 1
          ? `all ${named.length} providers`
          : namesText(named);
      return `${who} of ${where}.`;
    })
    .join(' ');
}
