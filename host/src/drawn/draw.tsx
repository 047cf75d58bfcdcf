// First of all: what is imported behind it looks at the browser at once.
import './standIns.ts';
import { DRAWN_WORDS, drawnProvider } from '@portal/contract/drawnProvider';
import type { Release } from '@portal/contract/release';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { DRAWN_PLACES } from '../address/drawn/drawnPlaces.ts';
import { createShell } from '../shell/createShell.ts';
import { drawnAtom } from '../shell/state/drawnAtom.ts';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { App } from '../view/App.tsx';
import { PortalRoot } from '../view/PortalRoot.tsx';
import { routerFuture } from '../view/routerFuture.ts';

const PATH = '/drawn';

/** A page that stands alone, for visitors, of no remote. */
const RELEASE: Release = {
  name: 'mf-drawn',
  version: '0',
  contract: '^1.0.0',
  pages: [
    { name: 'drawn', path: PATH, title: DRAWN_PLACES.title, modes: ['visitor'], layout: 'bare' },
  ],
  panels: [],
  federationName: 'mf_drawn_0',
  base: '/assets/mf-drawn/',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  views: {},
  files: [],
};

/**
 * Draws, on a server, what the shell has around a page that stands alone, as a visitor sees it first. It is done by the
 * build of the host; the edge puts page and title into their places.
 * @returns the markup, and the version of the React that drew it
 */
export function draw(): { react: string; markup: string } {
  const shell = createShell(
    {
      provider: null,
      remotes: [{ name: 'mf-drawn', release: RELEASE, fallback: null, reason: 'everyone' }],
      degraded: false,
      resolvedAt: new Date(0).toISOString(),
      environment: 'production',
    },
    () => new Promise<never>(() => undefined),
    { platform: 'WEB', wrapper: null, synced: null },
  );
  const { store } = shell;
  const provider = drawnProvider({ ...DRAWN_WORDS, itemLabel: '', itemLabelPlural: '' });
  store.set(startupAtom, { kind: 'ready', provider });
  store.set(drawnAtom, {
    dangerouslySetInnerHTML: { __html: DRAWN_PLACES.page },
    suppressHydrationWarning: true,
  });
  const markup = renderToString(
    <PortalRoot shell={shell}>
      <StaticRouter location={`/client${PATH}`} future={routerFuture}>
        <App onMoved={() => undefined} />
      </StaticRouter>
    </PortalRoot>,
  );
  return { react: version, markup };
}
