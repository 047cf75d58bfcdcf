import type { BootDocument } from '@portal/contract/bootDocument';
import type { Release } from '@portal/contract/release';
import { keptFor } from '../boot/keptFor.ts';
import { escapeJson } from './escapeHtml.ts';

/** What was drawn is for edges only. */
function withoutDrawings(release: Release): Release {
  return { ...release, files: release.files.filter(({ path }) => !path.endsWith('.drawn')) };
}

/** Nearly all of a document, and the same for all providers that get these releases. */
const remotesJson = keptFor((remotes: BootDocument['remotes']) =>
  escapeJson(
    remotes.map((remote) => ({
      ...remote,
      release: withoutDrawings(remote.release),
      fallback: remote.fallback && withoutDrawings(remote.fallback),
    })),
  ),
);

/**
 * The boot document as the page has it, as JSON: every byte of it is loaded before anything else. It is parted before what
 * it has in common with those of other providers.
 */
export function forBrowser({ remotes, contact: _contact, ...document }: BootDocument): {
  own: string;
  remotes: string;
} {
  const own = `${escapeJson(document).slice(0, -1)},"remotes":`;
  return { own, remotes: `${remotesJson(remotes)}}` };
}
