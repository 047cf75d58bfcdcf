import type { BootDocument } from '@portal/contract/bootDocument';
import type { Release } from '@portal/contract/release';

/** What was drawn is for edges only. */
function withoutDrawings(release: Release): Release {
  return { ...release, files: release.files.filter(({ path }) => !path.endsWith('.drawn')) };
}

/** The boot document as the page has it: every byte of it is loaded before anything else. */
export function forBrowser(document: BootDocument): BootDocument {
  const remotes = document.remotes.map((remote) => ({
    ...remote,
    release: withoutDrawings(remote.release),
    fallback: remote.fallback && withoutDrawings(remote.fallback),
  }));
  return { ...document, remotes };
}
