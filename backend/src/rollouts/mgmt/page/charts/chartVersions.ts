import type { LoadFigures } from '../../../figures/loadFigures.ts';
import type { Timeline } from '../../../figures/readTimeline.ts';

/** So many versions have a look of their own. */
const TOLD_APART = 3;

/** A version of the charts, or all that have no look of their own. */
export interface ChartVersion {
  name: string;
  look: string;
  includes(version: string): boolean;
}

/** The versions of a timeline as the charts tell them apart. @param order those that are given now first */
export function chartVersions(timeline: Timeline, order: readonly string[]): ChartVersion[] {
  const loaded = [...timeline.versions.keys()];
  const rank = (version: string) => {
    const index = order.indexOf(version);
    return index < 0 ? order.length : index;
  };
  const sorted = loaded.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (timeline.versions.get(other)?.loads ?? 0) - (timeline.versions.get(one)?.loads ?? 0),
  );
  const shown = sorted.slice(0, TOLD_APART);
  const rest = sorted.slice(TOLD_APART);
  const own = shown.map((name, index) => ({
    name,
    look: `v${index + 1}`,
    includes: (version: string) => version === name,
  }));
  if (rest.length === 0) return own;
  const others = `${rest.length} ${rest.length === 1 ? 'other version' : 'other versions'}`;
  return [...own, { name: others, look: 'v5', includes: (version) => rest.includes(version) }];
}

/** Loads of a chart's version in one step. */
export function figuresOfVersion(
  versions: ReadonlyMap<string, LoadFigures>,
  { includes }: ChartVersion,
): { loads: number; failures: number } {
  const sum = { loads: 0, failures: 0 };
  for (const [version, { loads, failures }] of versions)
    if (includes(version)) {
      sum.loads += loads;
      sum.failures += failures;
    }
  return sum;
}
