import { DRAWN_WORDS, drawnProvider, type DrawnWords } from '@portal/contract/drawnProvider';
import { VERTICALS } from '@portal/domain/items/verticals';
import { createStore, Provider } from 'jotai';
import { version, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { ParcelProviders } from '../lifecycle/ParcelProviders.tsx';
import { createTestPortal } from '../testing/createTestPortal.ts';
import { withoutPreloads } from './withoutPreloads.ts';

/** What a drawing has to know of the release that it is of. */
export interface DrawnRelease {
  federationName: string;
  pages: readonly { name: string; path: string }[];
}

/** The pages as they were drawn. */
export interface DrawnPages {
  /** Version of the React that drew them: another one may write other ids. */
  react: string;
  /** The markup of each page, by name and by vertical. */
  pages: Record<string, Record<string, string>>;
}

const VISITOR = { mode: 'visitor' as const, subject: null, termsAccepted: false };
/** Any provider but that of the drawing. */
const OTHER: DrawnWords = { name: 'Outra Casa', logo: '/outra.svg' };

/**
 * Draws pages as a visitor sees them first, on a server, once for the providers of each vertical. It is done by the build
 * of a release (`src/draw.ts`), so that no code of a release runs anywhere but in browsers.
 * @throws when a page asks for anything that differs by visitor or provider
 */
export function drawPages(
  pages: Record<string, ComponentType>,
): (release: DrawnRelease) => DrawnPages {
  return (release) => {
    function draw(name: string, Page: ComponentType, vertical: string, words: DrawnWords): string {
      const path = release.pages.find((page) => page.name === name)?.path;
      if (path === undefined) throw new Error(`remote.json names no page ${name} to draw.`);
      const { portal } = createTestPortal({ session: VISITOR });
      const pathname = portal.navigation.base + path;
      const parcel = {
        portal: { ...portal, provider: drawnProvider({ ...words, vertical }) },
        location: { pathname, search: '', hash: '', state: null, key: 'default' },
        view: { kind: 'page' as const, name, params: {} },
      };
      const markup = renderToString(
        <Provider store={createStore()}>
          <ParcelProviders parcel={parcel} queryClient={createQueryClient()}>
            <Page />
          </ParcelProviders>
        </Provider>,
        // That of the first mount on a page.
        { identifierPrefix: `${release.federationName}-1-` },
      );
      return withoutPreloads(markup);
    }

    function drawOnce(name: string, Page: ComponentType, vertical: string): string {
      const drawn = draw(name, Page, vertical, DRAWN_WORDS);
      const filled = drawn
        .replaceAll(DRAWN_WORDS.name, OTHER.name)
        .replaceAll(DRAWN_WORDS.logo, OTHER.logo);
      if (filled !== draw(name, Page, vertical, OTHER))
        throw new Error(`${name} is not the same page for every provider and cannot be drawn.`);
      return drawn;
    }

    const ofVerticals = (name: string, Page: ComponentType) =>
      Object.fromEntries(VERTICALS.map((vertical) => [vertical, drawOnce(name, Page, vertical)]));
    const drawn = Object.entries(pages).map(([name, Page]) => [name, ofVerticals(name, Page)]);
    return { react: version, pages: Object.fromEntries(drawn) };
  };
}
