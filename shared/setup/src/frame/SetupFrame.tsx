import type { SetupSession } from '@portal/api/setup/setupSession';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Header, SkipLink } from '@portal/ui/Header';
import { useDesktop } from '@portal/ui/useDesktop';
import { useEffect, type ReactNode } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import { pages } from '../steps/pages.ts';
import { texts } from '../texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { OtherPage } from './OtherPage.tsx';
import { OwnPortal } from './OwnPortal.tsx';
import { OwnPortalButton } from './OwnPortalButton.tsx';
import { SaveState } from './SaveState.tsx';
import { StepList } from './StepList.tsx';
import { useLeave } from './useLeave.ts';
import { useNamedField } from './useNamedField.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import styles from './SetupFrame.module.css';

const MAIN = 'conteudo';

/** What stands around every page of the set-up: where one is, what is done, whether it is kept. */
export function SetupFrame(props: { session: SetupSession; path: string; children: ReactNode }) {
  const { session, path, children } = props;
  const { state } = useDraft();
  const [conflict] = state.conflicts;
  const { leave, hasFailed } = useLeave();
  const isDesktop = useDesktop();
  const index = pages.findIndex((page) => page.path === path);
  const page = pages[index];
  const isToday = path === SETUP_PAGES.today;
  const title = page?.title ?? (isToday ? texts.today : texts.title);
  useUnsavedGuard(path);
  useNamedField(path);
  useEffect(() => {
    const names = [...new Set([title, texts.title, session.provider.name])];
    document.title = names.join(' | ');
  }, [title, session]);
  return (
    <div className={styles.frame}>
      <SkipLink href={`#${MAIN}`} />
      {isDesktop && (
        <div className={styles.side}>
          <nav className={styles.nav} aria-label={texts.steps}>
            <p className={styles.provider}>{session.provider.name}</p>
            <StepList path={path} />
          </nav>
          {!isToday && (
            <aside aria-label={texts.ownPortal}>
              <OwnPortal />
            </aside>
          )}
        </div>
      )}
      <div className={styles.page}>
        <Header
          logo={{ name: session.provider.name, href: SETUP_PAGES.overview, label: texts.overview }}
          back={page && { href: SETUP_PAGES.overview, label: texts.backToOverview }}
          title={title}
          subtitle={page ? texts.stepOf(index + 1, pages.length) : session.provider.name}
        >
          {!isDesktop && page === undefined && (
            <OtherPage isToday={isToday} isOpen={state.published} />
          )}
          <Button variant="ghost" size="small" onClick={leave}>
            {texts.leave}
          </Button>
        </Header>
        <main id={MAIN} className={styles.main}>
          {hasFailed && (
            <Banner tone="danger" live>
              {texts.leaveFailed}
            </Banner>
          )}
          {children}
          {!isToday && <SaveState />}
          {!isToday && !isDesktop && <OwnPortalButton />}
        </main>
      </div>
      {conflict && <ConflictDialog key={conflict.path} conflict={conflict} />}
    </div>
  );
}
