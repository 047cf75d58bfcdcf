import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { Splash } from '@portal/ui/Splash';
import { atom, useAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { removeSkeleton } from '../screens/startup/removeSkeleton.ts';
import { useShell } from '../useShell.ts';
import styles from './LiteFrame.module.css';
import { drawnAtom } from '../../shell/state/drawnAtom.ts';
import { liteTiming } from '../../shell/lite/liteTiming.ts';
import { SvgLogo } from './SvgLogo.tsx';
import { texts } from './texts.ts';
import { useLiteToast } from './useLiteToast.ts';
import { useLogo } from './useLogo.ts';

/** Whether this document has welcomed its visitor already. */
const welcomedAtom = atom(false);

/** For how long the welcome has been seen already, in milliseconds: where it stood in the document, since its first paint. */
function seenFor(isDrawn: boolean): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return isDrawn && paint ? Math.max(0, performance.now() - paint.startTime) : 0;
}

function LiteSplash({ provider, status }: { provider: ProviderSnapshot; status: string }) {
  const { logo, isLoading } = useLogo(provider.logo);
  useLayoutEffect(removeSkeleton, []);
  return (
    <main>
      <h1 className="visually-hidden">{provider.name}</h1>
      <Splash
        name={provider.name}
        status={status}
        mark={
          logo ? (
            <SvgLogo logo={logo} name={provider.name} className={styles.logo} />
          ) : isLoading ? (
            <span className={styles.logo} />
          ) : undefined
        }
      />
    </main>
  );
}

/** What lite mode adds to a page: the splash before it and the question whose data this is (LITE-17..21). */
export default function LiteFrame({
  provider,
  path,
  children,
}: {
  provider: ProviderSnapshot;
  path: string;
  children: ReactNode;
}) {
  const { session, store } = useShell();
  const visit = session.current().lite;
  // A wizard that the company's website opens is no welcome: it begins at once.
  const isWelcome = visit?.subjectId !== null && !path.startsWith('/schedule-lite');
  const [welcomed, setWelcomed] = useAtom(welcomedAtom);
  const [timing] = useState(() =>
    visit ? liteTiming(window.location.search, visit, welcomed) : { splash: 0, toast: 0 },
  );
  const [isShown, show] = useState(timing.splash === 0 || !isWelcome);
  const [seen] = useState(() => (isShown ? 0 : seenFor(store.get(drawnAtom) !== undefined)));
  useLiteToast({ path, delay: timing.toast - seen, provider });

  useEffect(() => setWelcomed(true), [setWelcomed]);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => show(true), timing.splash - seen);
    return () => clearTimeout(timer);
  }, [isShown, timing.splash, seen]);

  if (isShown) return children;
  const isAppointment = visit?.subjectId?.startsWith('S-') ?? false;
  return (
    <LiteSplash
      provider={provider}
      status={isAppointment ? texts.preparingBooking : texts.preparing}
    />
  );
}
