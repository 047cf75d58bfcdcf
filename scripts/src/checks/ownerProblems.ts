import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests of these folders go through the portal as a whole; one that is about a single package says so by a tag. */
const ABOUT_ALL = [
  'accessibility',
  'catalogue',
  'compatibility',
  'composition',
  'days',
  'engines',
  'faults',
];

/** One file of browser tests. */
export interface Spec {
  /** From `e2e`: `journeys/mf-booking/booking.spec.ts`. */
  path: string;
  source: string;
}

function specPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name === 'node_modules') return [];
    if (!entry.isDirectory()) return name.endsWith('.spec.ts') ? [name] : [];
    return specPaths(join(folder, name)).map((path) => `${name}/${path}`);
  });
}

/** All files of browser tests. */
export function readSpecs(workspace: string): Spec[] {
  const folder = join(workspace, 'e2e');
  return specPaths(folder).map((path) => ({
    path,
    source: readFileSync(join(folder, path), 'utf8'),
  }));
}

/** Finds in a test's file, title and tags, one after the other, whether it concerns a package. */
export function concerning(name: string): RegExp {
  return new RegExp(`(?:^|\\s)journeys/${name}/|@${name}(?=\\s|$)`);
}

function ownerTags({ source }: Spec): string[] {
  return [...source.matchAll(/'@(host|mf-[a-z-]+)'/g)].map(([, name = '']) => name);
}

/** Whether any browser test concerns the package. */
export function hasSpecs(specs: readonly Spec[], name: string): boolean {
  return specs.some(
    (spec) => spec.path.startsWith(`journeys/${name}/`) || ownerTags(spec).includes(name),
  );
}

/**
 * What is wrong with who the browser tests belong to; empty when nothing is.
 * @param owners packages that have browser tests: the host and the remotes
 */
export function ownerProblems(specs: readonly Spec[], owners: readonly string[]): string[] {
  return specs.flatMap((spec) => {
    const [kind = '', owner = ''] = spec.path.split('/');
    const isOwned = ABOUT_ALL.includes(kind) || (kind === 'journeys' && owners.includes(owner));
    const strangers = ownerTags(spec).filter((name) => !owners.includes(name));
    return [
      ...(isOwned ? [] : [`${spec.path} has no owner: move it to journeys/<${owners.join('|')}>`]),
      ...strangers.map((name) => `${spec.path} has the tag @${name}, but there is no such package`),
    ];
  });
}
