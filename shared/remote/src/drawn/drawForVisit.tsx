import type { DrawnVisit, VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import type { PortalContext } from '@portal/contract/portalContext';
import type { QueryClient } from '@portal/remote/query';
import { createStore, Provider } from 'jotai';
import { version, type ComponentType, type ReactNode } from 'react';
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

/** Who listens for the next call that is not answered. */
function createUnanswered() {
  let tell = () => {};
  return {
    happened: () => tell(),
    next: () => new Promise<void>((resolve) => (tell = resolve)),
  };
}

/** What a page is known to ask for, so that it need not be drawn to hear it. */
export type KnownQueries = (
  portal: PortalContext,
  params: VisitToDraw['params'],
) => readonly Parameters<QueryClient['fetchQuery']>[0][];

/** What was kept before is the browser's: a page is drawn as at a first visit. */
const EMPTY_STORAGE = { getItem: () => null, removeItem: () => undefined };

/** What React writes in the place of something that waits for a part in a file of its own, or that failed. */
const NOT_DRAWN = '<!--$!-->';
/** Parts within parts are waited for so many times. */
const MOST_TIMES = 5;

/**
 * Draws a page, and again where parts that come as files of their own were not there yet: in a program they are, as soon as
 * somebody asks for them. As text at once: what React streams it writes as bytes, word by word.
 */
async function markupOf(page: ReactNode, identifierPrefix: string): Promise<string> {
  let markup = renderToString(page, { identifierPrefix });
  for (let times = 0; markup.includes(NOT_DRAWN) && times < MOST_TIMES; times += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    const again = renderToString(page, { identifierPrefix });
    if (again === markup) break;
    markup = again;
  }
  return withoutPreloads(markup);
}

/**
 * Draws pages for one visitor at a time (`src/program.ts` of a remote), from the answers to what they ask first: with the
 * data of what they are known to ask for, and again where they turn out to ask for more that was answered.
 */
export function drawForVisit(
  pages: Record<string, ComponentType>,
  known: Readonly<Record<string, KnownQueries>> = {},
): VisitProgram {
  async function draw(visit: VisitToDraw): Promise<DrawnVisit> {
    const { federationName, page, params, path, search, session, provider, answers } = visit;
    const Page = pages[page];
    if (!Page) throw new Error(`${page} is no page that is drawn.`);
    // A page looks at it to choose between two addresses of a map.
    Object.defineProperty(globalThis, 'navigator', {
      value: { userAgent: visit.userAgent, onLine: true },
      configurable: true,
    });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { value: EMPTY_STORAGE, configurable: true });
    const unanswered = createUnanswered();
    const fetchOf = (service: 'main' | 'calendar') =>
      answeredFetch(service, answers, unanswered.happened);
    const portal = {
      ...createTestPortal({ session, provider }).portal,
      provider,
      fetch: { main: fetchOf('main'), calendar: fetchOf('calendar') },
    };
    const parcel = {
      portal,
      location: { pathname: path, search, hash: '', state: null, key: 'default' },
      view: { kind: 'page' as const, name: page, params },
    };
    const queryClient = createQueryClient();
    const { settle, queries } = settleQueries(queryClient, unanswered);
    for (const options of known[page]?.(portal, params) ?? [])
      queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options));
    const drawOnce = () =>
      markupOf(
        <Provider store={createStore()}>
          <ParcelProviders parcel={parcel} queryClient={queryClient}>
            <Page />
          </ParcelProviders>
        </Provider>,
        // That of the first mount on a page.
        `${federationName}-1-`,
      );
    await settle();
    let markup = await drawOnce();
    if (await settle()) markup = await drawOnce();
    return { markup, queries: queries() };
  }
  return { react: version, pages: Object.keys(pages), draw };
}
