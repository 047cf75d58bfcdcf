import type { Release } from '@portal/contract/release';

/** What a release may weigh, in bytes of brotli. */
export const RELEASE_BUDGET = {
  /** The federation entry, which stands before everything else of the remote. */
  entry: 8 * 1024,
  /** What one page or panel needs: entry, what every mount needs, and its own files. */
  view: 64 * 1024,
} as const;

/** Every part of a release that is over its budget, as a sentence; empty when it is within. */
export function overBudget(release: Release): string[] {
  const bytes = new Map(release.files.map((file) => [file.path, file.brotliBytes]));
  const sum = (paths: Iterable<string>): number =>
    [...new Set(paths)].reduce((total, path) => total + (bytes.get(path) ?? 0), 0);
  const always = [release.entry, ...release.scripts, ...release.styles];
  const weights = [
    { what: 'the entry', weight: sum([release.entry]), budget: RELEASE_BUDGET.entry },
    ...Object.entries(release.views).map(([name, { scripts, styles }]) => ({
      what: name,
      weight: sum([...always, ...scripts, ...styles]),
      budget: RELEASE_BUDGET.view,
    })),
  ];
  return weights
    .filter(({ weight, budget }) => weight > budget)
    .map(
      ({ what, weight, budget }) =>
        `${what} weighs ${kilobytes(weight)}, the budget is ${kilobytes(budget)}`,
    );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
