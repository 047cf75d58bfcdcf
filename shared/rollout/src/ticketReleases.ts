import type { ResolvedRemote } from '@portal/contract/bootDocument';

/** The releases that a page may load, `remote@version` each, as its ticket is signed for them. */
export function ticketReleases(
  remotes: readonly Pick<ResolvedRemote, 'name' | 'release' | 'fallback'>[],
): string[] {
  return remotes.flatMap(({ name, release, fallback }) =>
    [release, fallback].flatMap((one) => (one === null ? [] : [`${name}@${one.version}`])),
  );
}
