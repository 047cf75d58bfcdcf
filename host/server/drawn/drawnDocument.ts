import { DRAWN_WORDS } from '@portal/contract/drawnProvider';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import { inlineHash } from '@portal/storage/inlineHash';
import { DRAWN, DRAWN_PLACES } from '../../src/address/drawnPlaces.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import type { Drawing } from './createDrawingReader.ts';

/** What a document has in the place of skeleton and empty root. */
export interface DrawnDocument {
  /** Style sheets that stand in the document, by the addresses under which the code looks for them. */
  styles: string;
  styleHashes: readonly string[];
  /** The root, filled. */
  root: string;
}

/** Puts words into their places; as they are, whatever signs of a pattern they have. */
function fill(markup: string, words: Record<string, string>): string {
  return Object.entries(words).reduce(
    (filled, [place, word]) => filled.replaceAll(place, () => word),
    markup,
  );
}

/**
 * The parts of a document with a drawn page.
 * @param title of the page, as the provider calls it
 * @param path app path, by which the code of the page knows what was drawn
 */
export function drawnDocument(
  { frame, ofVerticals, release, sheets }: Drawing,
  provider: ProviderBranding,
  { origin, path, title }: { origin: string; path: string; title: string },
): DrawnDocument | null {
  const page = ofVerticals[provider.vertical.toUpperCase()];
  if (page === undefined) return null;
  const place =
    `<div data-mount="${escapeHtml(release.federationName)}-1" data-remote="${escapeHtml(release.name)}" ` +
    `data-release="${escapeHtml(release.version)}" data-drawn="">`;
  const markup = fill(frame, {
    [DRAWN_PLACES.title]: escapeHtml(title),
    [DRAWN_PLACES.page]: `${place}${page}</div>`,
    [DRAWN_WORDS.name]: escapeHtml(provider.name),
    [DRAWN_WORDS.logo]: escapeHtml(provider.logo),
  });
  return {
    styles: sheets
      .map(({ path: sheet, css }) => {
        const href = new URL(sheet, origin).href;
        return `<style data-href="${escapeHtml(href)}">${css}</style>\n`;
      })
      .join(''),
    styleHashes: sheets.map(({ css }) => inlineHash(css)),
    root: `<div id="root" data-${DRAWN}="${escapeHtml(path)}">${markup}</div>`,
  };
}
