import type { Release } from '@portal/contract/release';

/** An import map with integrity, as browsers read it. */
export interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

/**
 * The releases as an import map: each remote by its name, and the hash of every script.
 * @param origin where paths are resolved, without a final slash
 */
export function importMap(releases: readonly Release[], origin: string): ImportMap {
  const addressOf = (release: Release, path: string) => new URL(release.base + path, origin).href;
  return {
    imports: Object.fromEntries(
      releases.map((release) => [release.name, addressOf(release, release.entry)]),
    ),
    integrity: Object.fromEntries(
      releases.flatMap((release) =>
        release.files
          .filter(({ path }) => path.endsWith('.js'))
          .map(({ path, integrity }) => [addressOf(release, path), integrity]),
      ),
    ),
  };
}
