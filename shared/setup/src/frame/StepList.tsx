import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Anchor } from '@portal/ui/Anchor';
import { Check } from '@portal/ui/icons/states/Check';
import { CalendarCheck } from '@portal/ui/icons/time/CalendarCheck';
import { List } from '@portal/ui/icons/documents/List';
import { useDraft } from '../draft/useDraft.ts';
import { pages } from '../steps/pages.ts';
import { useLacks } from '../steps/useLacks.ts';
import { texts } from '../texts.ts';
import styles from './StepList.module.css';

/** Every page, and on which all steps are done: at the side of the page, where there is room for it. */
export function StepList({ path }: { path: string }) {
  const { ofPage } = useLacks();
  const { state } = useDraft();
  return (
    <ol className={styles.list}>
      {state.published && (
        <li>
          <Anchor
            className={styles.step}
            href={SETUP_PAGES.today}
            aria-current={path === SETUP_PAGES.today ? 'page' : undefined}
          >
            <span className={styles.mark}>
              <CalendarCheck />
            </span>
            {texts.today}
          </Anchor>
        </li>
      )}
      <li>
        <Anchor
          className={styles.step}
          href={SETUP_PAGES.overview}
          aria-current={path === SETUP_PAGES.overview ? 'page' : undefined}
        >
          <span className={styles.mark}>
            <List />
          </span>
          {texts.overview}
        </Anchor>
      </li>
      {pages.map((page, index) => {
        const isDone = ofPage(page.id)?.length === 0;
        return (
          <li key={page.id}>
            <Anchor
              className={styles.step}
              href={page.path}
              aria-current={path === page.path ? 'step' : undefined}
            >
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check aria-label={texts.done} /> : index + 1}
              </span>
              {page.title}
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
