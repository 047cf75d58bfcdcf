import { isAtLeast, satisfies } from './satisfies.ts';
import type { SharedCopy } from './shareScope.ts';

/**
 * Which copy of a library somebody gets who needs a range of it: the first that is loaded, and as long as none is, the
 * newest; when that one is outside of the range, the first inside. The rule of Module Federation, whose remotes count
 * on it. What the shell lends comes first and is loaded, or counts as that: it is taken whenever it fits.
 */
export function chooseCopy(
  copies: Readonly<Record<string, SharedCopy>>,
  range: string | false | undefined,
): SharedCopy | undefined {
  const all = Object.values(copies);
  if (all.length === 0) return undefined;
  const first = all.reduce((best, next) =>
    best.lib === undefined && !best.loaded && isAtLeast(next.version, best.version) ? next : best,
  );
  return [first, ...all].find(({ version }) => satisfies(version, range));
}
