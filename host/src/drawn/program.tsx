// First of all: what is imported behind it looks at the browser at once.
import { standIns } from './standIns.ts';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { BASE } from '../address/appPath.ts';
import { DRAWN_PLACES } from '../address/drawn/drawnPlaces.ts';
import { LITE_FRAME, SESSION_FRAME, type FrameToDraw } from '../address/drawn/frameToDraw.ts';
import { createShell } from '../shell/createShell.ts';
import { drawnAtom } from '../shell/state/drawnAtom.ts';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { App } from '../view/App.tsx';
import { liteParts } from '../view/lite/liteParts.ts';
import { PortalRoot } from '../view/PortalRoot.tsx';
import { routerFuture } from '../view/routerFuture.ts';

/** React asks for pictures before it draws them; the document has preloads of its own. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Says that there is a session, as its cookie does: of nobody. */
const OF_NOBODY = `${COOKIE_NAMES.sessionMark}=drawn`;

/**
 * Draws what the shell has around a lite page or the page of a customer who is logged in, with a place for the page; of a
 * link that is welcomed first, the welcome alone (LITE-17).
 */
async function draw(frame: FrameToDraw): Promise<{ markup: string }> {
  const { boot, path, search, provider, visit, userAgent } = frame;
  standIns.window.location = new URL(`https://portal.invalid${BASE}${path}${search}`);
  standIns.navigator.userAgent = userAgent;
  standIns.document.cookie = visit ? '' : OF_NOBODY;
  if (visit) await Promise.all(Object.values(liteParts).map((part) => part.preload()));
  const shell = createShell(boot, () => new Promise<never>(() => undefined), {
    platform: 'WEB',
    wrapper: null,
    synced: null,
  });
  const { session, store } = shell;
  session.setPath(path);
  session.setLite(visit);
  store.set(startupAtom, { kind: 'ready', provider });
  store.set(drawnAtom, {
    dangerouslySetInnerHTML: { __html: DRAWN_PLACES.page },
    suppressHydrationWarning: true,
  });
  const markup = renderToString(
    <PortalRoot shell={shell}>
      <StaticRouter location={`${BASE}${path}${search}`} future={routerFuture}>
        <App onMoved={() => undefined} />
      </StaticRouter>
    </PortalRoot>,
  );
  return { markup: markup.replace(PRELOADS, '') };
}

/** What the drawing service runs of a host build. */
export const program = { react: version, pages: [LITE_FRAME, SESSION_FRAME], draw };
