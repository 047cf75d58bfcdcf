import type { DrawnVisit, VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import { createStore, Provider } from 'jotai';
import { version, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { ParcelProviders } from '../lifecycle/ParcelProviders.tsx';
import { createTestPortal } from '../testing/createTestPortal.ts';
import { answeredFetch } from './answeredFetch.ts';
import { settleQueries } from './settleQueries.ts';
import { withoutPreloads } from './withoutPreloads.ts';

/** The program of a release, which the drawing service runs. */
export interface VisitProgram {
  /** Version of the React that it draws with. */
  react: string;
  pages: string[];
  draw(visit: VisitToDraw): Promise<DrawnVisit>;
}

/** Stands where a part is drawn that comes as a file of its own, and was not there yet. */
const MISSING = '<!--$!-->';
/** So many such parts may bring further ones. */
const MOST_PARTS = 3;

/** Who listens for the next call that is not answered. */
function createUnanswered() {
  let tell = () => {};
  return {
    happened: () => tell(),
    next: () => new Promise<void>((resolve) => (tell = resolve)),
  };
}

/**
 * Draws pages for one visitor at a time (`src/program.ts` of a remote), from the answers to what they ask first: once to
 * hear what they ask for, and once with the data.
 */
export function drawForVisit(pages: Record<string, ComponentType>): VisitProgram {
  async function draw(visit: VisitToDraw): Promise<DrawnVisit> {
    const { federationName, page, params, path, search, session, provider, answers } = visit;
    const Page = pages[page];
    if (!Page) throw new Error(`${page} is no page that is drawn.`);
    // A page looks at it to choose between two addresses of a map.
    Object.defineProperty(globalThis, 'navigator', {
      value: { userAgent: visit.userAgent, onLine: true },
      configurable: true,
    });
    const unanswered = createUnanswered();
    const fetchOf = (service: 'main' | 'calendar') =>
      answeredFetch(service, answers, unanswered.happened);
    const { portal } = createTestPortal({ session, provider });
    const parcel = {
      portal: {
        ...portal,
        provider,
        fetch: { main: fetchOf('main'), calendar: fetchOf('calendar') },
      },
      location: { pathname: path, search, hash: '', state: null, key: 'default' },
      view: { kind: 'page' as const, name: page, params },
    };
    const queryClient = createQueryClient();
    const drawOnce = () =>
      renderToString(
        <Provider store={createStore()}>
          <ParcelProviders parcel={parcel} queryClient={queryClient}>
            <Page />
          </ParcelProviders>
        </Provider>,
        // That of the first mount on a page.
        { identifierPrefix: `${federationName}-1-` },
      );
    drawOnce();
    const queries = await settleQueries(queryClient, unanswered);
    let markup = drawOnce();
    for (let times = 0; times < MOST_PARTS && markup.includes(MISSING); times += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      markup = drawOnce();
    }
    return { markup: withoutPreloads(markup), queries };
  }
  return { react: version, pages: Object.keys(pages), draw };
}
