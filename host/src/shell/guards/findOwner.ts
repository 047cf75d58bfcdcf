import type { ResolvedRemote } from '@portal/contract/bootDocument';

/** The release to which a piece of running code belongs. */
export interface Owner {
  remote: string;
  release: string;
}

/**
 * Finds the release whose file stands in a text with addresses: the source of an error, or a stack, of which the line
 * nearest to what happened counts.
 */
export type FindOwner = (text: string) => Owner | undefined;

/** Makes the search for the remotes of this page. The shell's own files belong to nobody. */
export function createOwnerSearch(remotes: readonly ResolvedRemote[]): FindOwner {
  return (text) => {
    for (const line of text.split('\n')) {
      for (const { name, release, fallback } of remotes) {
        for (const candidate of fallback ? [release, fallback] : [release]) {
          const has = ({ path }: { path: string }) => line.includes(candidate.base + path);
          if (candidate.files.some(has)) return { remote: name, release: candidate.version };
        }
      }
    }
    return undefined;
  };
}
