import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { PageManifest } from '@portal/contract/remoteManifest';
import type { ReactNode } from 'react';
import { texts } from '../../shell/texts.ts';
import { Footer } from './bars/Footer.tsx';
import { MainBar } from './bars/MainBar.tsx';
import styles from './PageArea.module.css';
import { StatusBanners } from './banners/StatusBanners.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

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
  const title = useDocumentTitle(page, provider);
  // Said once the title has changed; the focus moves to the heading as well.
  const announcement = (
    <p className="visually-hidden" aria-live="polite">
      {texts.arrived(title)}
    </p>
  );
  if (bare) {
    return (
      <>
        <StatusBanners bare={bare} />
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
        // A page that is not there says so in its own words.
        title={page ? title : undefined}
        decision={page?.layout === 'decision'}
      />
      <MainBar provider={provider} path={path} />
      <main id={id} tabIndex={-1} className={styles.main}>
        <StatusBanners bare={bare} />
        <div className={styles.wrap}>{children}</div>
      </main>
      <div className={styles.foot}>
        <Footer />
      </div>
      {announcement}
    </div>
  );
}
