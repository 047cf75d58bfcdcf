import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { PageManifest } from '@portal/contract/remoteManifest';
import { OfflineBanner } from '@portal/ui/OfflineBanner';
import { useOnline } from '@portal/remote/useOnline';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { clockOffAtom, cookiesBlockedAtom } from '../session/conditionAtoms.ts';
import { reachedAtom } from '../state/atoms.ts';
import { texts } from '../texts.ts';
import { Footer } from './Footer.tsx';
import { MainBar } from './MainBar.tsx';
import styles from './PageArea.module.css';
import { TopBar } from './TopBar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

const ConditionBanners = lazy(
  () => import(/* webpackChunkName: "conditions" */ './ConditionBanners.tsx'),
);

/** Header, navigation and the page between them; `bare` pages stand alone. */
export function PageArea({
  id,
  page,
  path,
  provider,
  bare,
  children,
}: {
  id: string;
  page: PageManifest | null;
  path: string;
  provider: ProviderSnapshot;
  bare: boolean;
  children: ReactNode;
}) {
  const online = useOnline();
  const reached = useAtomValue(reachedAtom);
  const title = useDocumentTitle(page, provider);
  const clockOff = useAtomValue(clockOffAtom);
  const cookiesBlocked = useAtomValue(cookiesBlockedAtom);
  const banner = (
    <>
      {(!online || !reached) && (
        <div className={bare ? styles.bareBanner : styles.banner}>
          <OfflineBanner title={online ? texts.unreachableTitle : texts.offlineTitle}>
            {texts.offlineBody}
          </OfflineBanner>
        </div>
      )}
      {(clockOff !== 0 || cookiesBlocked) && (
        <Suspense fallback={null}>
          <div className={bare ? styles.bareBanner : styles.banner}>
            <ConditionBanners />
          </div>
        </Suspense>
      )}
    </>
  );
  // Said once the title has changed; the focus moves to the heading as well.
  const announcement = (
    <p className="visually-hidden" aria-live="polite">
      {texts.arrived(title)}
    </p>
  );
  if (bare) {
    return (
      <>
        {banner}
        <main id={id} tabIndex={-1} className={styles.bare}>
          {children}
        </main>
        <div className={styles.bareFoot}>
          <Footer />
        </div>
        {announcement}
      </>
    );
  }
  return (
    <div className={styles.area}>
      <TopBar
        provider={provider}
        path={path}
        title={page ? title : texts.notFoundTitle}
        decision={page?.layout === 'decision'}
      />
      <MainBar provider={provider} path={path} />
      <main id={id} tabIndex={-1} className={styles.main}>
        {banner}
        <div className={styles.wrap}>{children}</div>
        <Footer />
      </main>
      {announcement}
    </div>
  );
}
