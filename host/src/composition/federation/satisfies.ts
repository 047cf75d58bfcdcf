type Parts = readonly [major: number, minor: number, patch: number];

function partsOf(version: string): Parts | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** Whether a version comes after another one or is it; one that is no plain `major.minor.patch` comes before all. */
export function isAtLeast(version: string, other: string): boolean {
  const parts = partsOf(version);
  const others = partsOf(other);
  if (!parts || !others) return others === null;
  const [major, minor, patch] = parts;
  if (major !== others[0]) return major > others[0];
  if (minor !== others[1]) return minor > others[1];
  return patch >= others[2];
}

/**
 * Whether a version of a library lies in the range in which a remote takes it. The preset makes two kinds of ranges,
 * `^19.3.1` and `~19.3.1`; of any other, and of versions before a release, only the very same one fits, so that the
 * remote brings its own copy. No range at all takes what there is: the plugin writes none where it knows no version.
 */
export function satisfies(version: string, range: string | false | undefined): boolean {
  if (!range || range === '*') return true;
  const least = range.slice(1);
  if (!/^[\^~]/.test(range)) return version === range;
  const parts = partsOf(version);
  const needed = partsOf(least);
  if (!parts || !needed) return version === least;
  // In front of its first stable version, a library breaks with each minor, and before its first minor with each patch.
  const leading = range.startsWith('~') ? 1 : needed.findIndex((part) => part > 0);
  const fixed = leading === -1 ? 3 : leading + 1;
  const isSameLine = needed.every((part, index) => index >= fixed || part === parts[index]);
  return isSameLine && isAtLeast(version, least);
}
