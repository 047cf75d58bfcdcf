import { NavigateProvider } from '@portal/ui/Anchor';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CookieConsent } from './consent/CookieConsent.tsx';
import { Portal } from './layout/Portal.tsx';
import { appPath } from '../address/appPath.ts';
import { OverlayHost } from './overlays/OverlayHost.tsx';
import { removeSkeleton } from './screens/startup/removeSkeleton.ts';
import { StartupScreen } from './screens/startup/StartupScreen.tsx';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { useMoved } from './moves/useMoved.ts';
import { useShell } from './useShell.ts';

/** The root of the shell (SHL-07): what the start has led to, and what may cover it. */
export function App({ onMoved }: { onMoved: () => void }) {
  const { navigation, session } = useShell();
  const startup = useAtomValue(startupAtom);
  const navigate = useNavigate();
  const address = useLocation();
  const location = useMoved(address);
  const path = appPath(location.pathname) ?? '/';

  useLayoutEffect(() => {
    navigation.attach({
      push: (to, state) => navigate(to, { state }),
      replace: (to, state) => navigate(to, { state, replace: true }),
    });
  }, [navigation, navigate]);
  useLayoutEffect(() => onMoved(), [onMoved, address.key]);
  useLayoutEffect(() => session.setPath(path), [session, path, location.key]);
  useLayoutEffect(() => {
    // Pages and the other screens remove it when they have something to show.
    if (startup.kind === 'unreachable') removeSkeleton();
  }, [startup.kind]);

  return (
    <NavigateProvider navigate={(href) => navigation.navigator.push(href)}>
      {startup.kind === 'ready' ? (
        <Portal provider={startup.provider} location={location} path={path} />
      ) : (
        <StartupScreen state={startup} />
      )}
      {startup.kind === 'ready' && <CookieConsent />}
      <OverlayHost />
    </NavigateProvider>
  );
}
