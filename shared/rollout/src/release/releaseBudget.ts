import type { Release } from '@portal/contract/release';

/** What a release may weigh, in bytes of brotli. */
export const RELEASE_BUDGET = {
  /** The federation entry, which stands before everything else of the remote. */
  entry: 8 * 1024,
  /** What one page or panel needs: entry, what every mount needs, and its own files. No file that comes later weighs more. */
  view: 64 * 1024,
} as const;

/** What the build noted of its own files, in bytes of brotli. */
export function notedWeights(release: Release): Map<string, number> {
  return new Map(release.files.map((file) => [file.path, file.brotliBytes]));
}

/** Names of the parts that a customer may open: those that a release declares, and those that it says files of. */
function viewsOf({ pages, panels, views }: Release): string[] {
  const declared = [
    ...pages.map(({ name }) => `page-${name}`),
    ...panels.map(({ name }) => `panel-${name}`),
  ];
  return [...new Set([...declared, ...Object.keys(views)])];
}

/**
 * Every part of a release that is over its budget, as a sentence; empty when it is within. A page of which the release
 * says no files of its own weighs what every mount needs; what comes later, by itself, no more than a page in one file.
 * @param weights bytes of brotli of each file
 */
export function overBudget(release: Release, weights: ReadonlyMap<string, number>): string[] {
  const sum = (paths: Iterable<string>): number =>
    [...new Set(paths)].reduce((total, path) => total + (weights.get(path) ?? 0), 0);
  const always = [release.entry, ...release.scripts, ...release.styles];
  const views = viewsOf(release).map((name) => {
    const { scripts, styles } = release.views[name] ?? { scripts: [], styles: [] };
    return { what: name, paths: [...always, ...scripts, ...styles] };
  });
  const weighed = new Set([release.entry, ...views.flatMap(({ paths }) => paths)]);
  const later = release.files
    .map(({ path }) => path)
    .filter((path) => /\.(?:js|css)$/.test(path) && !weighed.has(path));
  const parts = [
    { what: 'the entry', weight: sum([release.entry]), budget: RELEASE_BUDGET.entry },
    ...views.map(({ what, paths }) => ({ what, weight: sum(paths), budget: RELEASE_BUDGET.view })),
    ...later.map((what) => ({ what, weight: sum([what]), budget: RELEASE_BUDGET.view })),
  ];
  return parts
    .filter(({ weight, budget }) => weight > budget)
    .map(
      ({ what, weight, budget }) =>
        `${what} weighs ${kilobytes(weight)}, the budget is ${kilobytes(budget)}`,
    );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
