import { lazyPart } from '@portal/ui/lazyPart';
import type { PortalLocation } from '@portal/contract/navigation';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { SkipLink } from '@portal/ui/Header';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isReachable, matchPage } from '../../address/pages/matchPage.ts';
import { liteParts } from '../lite/liteParts.ts';
import { withBoundary } from '../screens/boundaries/withBoundary.tsx';
import { useOfflineStart } from '../offline/useOfflineStart.ts';
import { useTimedPrompts } from '../prompts/useTimedPrompts.ts';
import { WELCOME_PATH } from '../../shell/startup/provider/welcomePath.ts';
import { panelAtom } from '../../shell/state/panelAtom.ts';
import { useNewVersion } from '../update/useNewVersion.ts';
import { useMoved } from '../moves/useMoved.ts';
import { useShell } from '../useShell.ts';
import { preloadWhenIdle } from '../../browser/whenIdle.ts';
import { loadKy } from '../../composition/federation/loadKy.ts';
import { RedirectByMode } from './RedirectByMode.tsx';
import { PageArea } from './PageArea.tsx';
import { PageView } from './PageView.tsx';
import { hostPageOf } from '../../address/pages/hostPageOf.ts';
import { findPanel } from '../../address/pages/findPanel.ts';
import { useModeOfStart } from '../modes/useModeOfStart.ts';
import { useCleanAddress } from './useCleanAddress.ts';
import { useCounters } from './counters/useCounters.ts';
import styles from './PageArea.module.css';
import { useLinkedPanel } from './useLinkedPanel.ts';

const CONTENT = 'conteudo';

const LiteFrame = withBoundary(liteParts.frame);
const LiteFoot = withBoundary(liteParts.foot, 'hide');

const NotFoundPage = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "not-found" */ '../screens/NotFoundPage.tsx')),
);

const loadPanelView = () => import(/* webpackChunkName: "drawer" */ './PanelView.tsx');
const AccessibilityPage = withBoundary(
  lazyPart(
    () => import(/* webpackChunkName: "page-accessibility" */ '../legal/AccessibilityPage.tsx'),
  ),
);
const PanelView = withBoundary(lazyPart(loadPanelView));

/** The portal with its provider: the page of the address, a panel over it, and what surrounds them. */
export function Portal({
  provider,
  location,
  path,
}: {
  provider: ProviderSnapshot;
  location: PortalLocation;
  path: string;
}) {
  const shell = useShell();
  const { boot, session } = shell;
  const { termsAccepted } = useSyncExternalStore(
    session.subscribe,
    session.current,
    session.current,
  );
  // Of this address: the session follows it only after the first drawing.
  const mode = session.modeAt(path);
  const portal = useMemo(() => shell.portalFor(provider), [shell, provider]);
  const [openPanel, setPanelName] = useAtom(panelAtom);
  const panelName = useMoved(openPanel);
  const match = useMemo(() => matchPage(boot.remotes, path), [boot, path]);
  useCounters();
  useModeOfStart(mode, path, termsAccepted);
  useTimedPrompts(provider, mode);
  useOfflineStart();
  useNewVersion(shell, path);

  useEffect(() => preloadWhenIdle(loadPanelView), []);
  // The next change is sent by it.
  useEffect(() => preloadWhenIdle(loadKy), []);
  // A panel belongs to the page over which it was opened.
  useEffect(() => setPanelName(null), [location.pathname, setPanelName]);
  useLinkedPanel(path, location);
  useCleanAddress(path, location);
  // Whatever a page or dialog did to scrolling ends with it (SHL-67).
  useEffect(() => {
    document.body.style.overflow = 'auto';
  }, [location.pathname]);

  const isRoot = path === '/' || path === WELCOME_PATH;
  if (isRoot || (match && !isReachable(match.page, mode))) {
    return <RedirectByMode path={path} search={location.search} isVisitor={mode === 'visitor'} />;
  }
  const panel = panelName === null ? null : findPanel(boot.remotes, panelName, mode);
  const own = match ? null : hostPageOf(path);
  const bare = match?.page.layout === 'bare';
  const hasLiteFoot = mode === 'lite' && match?.page.layout === 'standard';
  const area = (
    <>
      <SkipLink href={`#${CONTENT}`} />
      <PageArea id={CONTENT} page={match?.page ?? own} path={path} provider={provider} bare={bare}>
        {match && (
          <div className={hasLiteFoot ? styles.beforeFoot : undefined}>
            <PageView match={match} portal={portal} location={location} />
          </div>
        )}
        {own && <AccessibilityPage provider={provider} location={location} />}
        {!match && !own && <NotFoundPage location={location} />}
        {hasLiteFoot && <LiteFoot provider={provider} />}
      </PageArea>
      {panel && (
        <PanelView key={panel.panel.name} panel={panel} portal={portal} location={location} />
      )}
    </>
  );
  if (mode !== 'lite') return area;
  return (
    <LiteFrame provider={provider} path={path}>
      {area}
    </LiteFrame>
  );
}
