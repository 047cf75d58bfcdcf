import { DRAWN_WORDS } from '@portal/contract/drawnProvider';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import { DRAWN, DRAWN_PLACES } from '../../src/address/drawn/drawnPlaces.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import type { Drawing } from './createDrawingReader.ts';
import { mountPlace } from './mountPlace.ts';
import { embeddedStyles, type EmbeddedStyles } from './embeddedStyles.ts';

/** What a document has in the place of skeleton and empty root. */
export interface DrawnDocument extends EmbeddedStyles {
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
  const markup = fill(frame, {
    [DRAWN_PLACES.title]: escapeHtml(title),
    [DRAWN_PLACES.page]: mountPlace(release, page, ''),
    [DRAWN_WORDS.name]: escapeHtml(provider.name),
    [DRAWN_WORDS.logo]: escapeHtml(provider.logo),
  });
  return {
    ...embeddedStyles(sheets, origin),
    root: `<div id="root" data-${DRAWN}="${escapeHtml(path)}">${markup}</div>`,
  };
}
