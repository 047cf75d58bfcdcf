import type { BootDocument } from '@portal/contract/bootDocument';
import { inlineHash } from '@portal/storage/inlineHash';
import { keptFor } from '../../boot/keptFor.ts';
import type { HostBuild } from '../../files/createHostBuildReader.ts';
import { escapeJson } from '../escapeHtml.ts';

/** An inline element's text, and its hash for the content security policy. */
interface InlineText {
  text: string;
  hash: string;
}

/** Made once for all providers that get these releases. */
const mapOf = keptFor((remotes: BootDocument['remotes']) =>
  keptFor((host: HostBuild): InlineText => {
    const releases = remotes.flatMap(({ release, fallback }) =>
      fallback ? [release, fallback] : [release],
    );
    const integrity = Object.fromEntries(
      [host, ...releases].flatMap(({ base, files }) =>
        files
          .filter(({ path }) => /\.(?:js|css)$/.test(path))
          .map((file) => [base + file.path, file.integrity]),
      ),
    );
    const text = escapeJson({ integrity });
    return { text, hash: inlineHash(text) };
  }),
);

/**
 * The import map: the integrity of every script that this page may ever load, lazy chunks too. Browsers
 * look at the scripts only; the shell reads those of the style sheets and seals their links itself.
 */
export function importMap({ remotes }: Pick<BootDocument, 'remotes'>, host: HostBuild): InlineText {
  return mapOf(remotes)(host);
}
