import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './view/App.tsx';
import { PortalRoot } from './view/PortalRoot.tsx';
import type { LoadRelease } from './composition/release/loadRelease.ts';
import { isReachable, matchPage } from './address/pages/matchPage.ts';
import { readBootDocument } from './composition/readBootDocument.ts';
import { removeBrokenStyles } from './composition/styles/removeBrokenStyles.ts';
import { whenCurrent } from './composition/slot/whenCurrent.ts';
import { createShell, type Shell } from './shell/createShell.ts';
import { guardHistory } from './shell/guards/guardHistory.ts';
import { guardStyles } from './shell/guards/guardStyles.ts';
import { homeOf } from './address/homeOf.ts';
import { attachWrapper } from './shell/native/wrapper/attachWrapper.ts';
import { createLayers } from './shell/navigation/createLayers.ts';
import { watchBrowserBack } from './shell/navigation/watchBrowserBack.ts';
import { provideBrand } from './browser/olderBrowsers/provideBrand.ts';
import { reportUncaught } from './shell/reporting/createReport.ts';
import { provideStorage } from './shell/session/provideStorage.ts';
import { panelAtom } from './shell/state/panelAtom.ts';
import { syncWebview, type Webview } from './shell/startup/preparation/syncWebview.ts';
import { routerFuture } from './view/routerFuture.ts';

/** Tells the session where the page is: a lite page names no session in its calls. @returns app path */
function placeSession({ session, currentPath }: Shell): string {
  const path = currentPath().split('?')[0] ?? '/';
  session.setPath(path);
  return path;
}

/** Starts to load the first page's remote before anything is drawn. */
function loadFirstPage(shell: Shell): void {
  const { boot, session, loadAhead } = shell;
  // The first step may have replaced the address.
  const path = placeSession(shell);
  const { mode } = session.current();
  const asked = matchPage(boot.remotes, path);
  const match =
    asked && isReachable(asked.page, mode) ? asked : matchPage(boot.remotes, homeOf(mode));
  // The outlet asks again and tells of a failure.
  if (match) loadAhead(match.remote.release).catch(() => undefined);
}

/**
 * Starts the portal in the page that the edge made. The benchmark calls it with a loader that
 * needs no federation.
 */
export function startPortal(load: LoadRelease): void {
  const styled = removeBrokenStyles();
  provideStorage();
  const webview = syncWebview();
  if (!styled && !webview.synced) drawPortal(load, webview);
  else void Promise.all([styled, webview.synced]).then(() => drawPortal(load, webview));
}

function drawPortal(load: LoadRelease, webview: Webview): void {
  const boot = readBootDocument();
  provideBrand(boot.provider?.brand);
  const shell = createShell(boot, whenCurrent(load), webview);
  placeSession(shell);
  shell.startup.begin();
  loadFirstPage(shell);
  const { findOwner } = shell;
  reportUncaught(shell.report, findOwner);
  guardHistory(findOwner, shell.report);
  guardStyles(findOwner, shell.report);
  const { navigation, overlays, store } = shell;
  const layers = createLayers({
    navigation,
    overlays,
    panel: {
      isOpen: () => store.get(panelAtom) !== null,
      close: () => store.set(panelAtom, null),
      watch: (onChange) => void store.sub(panelAtom, onChange),
    },
  });
  const syncBack = watchBrowserBack({ navigation, layers });
  const wrapper = attachWrapper(webview, shell, layers);
  const onMoved = () => {
    syncBack();
    wrapper?.moved();
  };
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no place for the shell.');
  const portal = (
    <PortalRoot shell={shell}>
      <BrowserRouter future={routerFuture}>
        <App onMoved={onMoved} />
      </BrowserRouter>
    </PortalRoot>
  );
  const draw = () => {
    element.replaceChildren();
    createRoot(element).render(portal);
  };
  if (!element.firstChild) draw();
  else
    void import(/* webpackChunkName: "taking-over" */ './drawn/takeOver.ts').then(
      ({ takeOver }) => takeOver({ shell, root: element, portal, draw }),
      draw,
    );
}
