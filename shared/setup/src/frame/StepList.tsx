import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Anchor } from '@portal/ui/Anchor';
import { Check } from '@portal/ui/icons/states/Check';
import { List } from '@portal/ui/icons/documents/List';
import { useDraft } from '../draft/useDraft.ts';
import { isOptional, missingIn, steps } from '../steps/steps.ts';
import { texts } from '../texts.ts';
import styles from './StepList.module.css';

/** Every step, and which are done: at the side of the page, where there is room for it. */
export function StepList({ path }: { path: string }) {
  const { state } = useDraft();
  return (
    <ol className={styles.list}>
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
      {steps.map((step, index) => {
        const isDone = !isOptional(step) && missingIn(step, state.missing).length === 0;
        return (
          <li key={step.id}>
            <Anchor
              className={styles.step}
              href={step.path}
              aria-current={path === step.path ? 'step' : undefined}
            >
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check aria-label={texts.done} /> : index + 1}
              </span>
              {step.title}
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
