import { lisbonTime } from '@portal/domain/time/isoDate';
import { SETUP_PATH } from '@portal/api/setup/setupPath';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { TextLink } from '@portal/ui/TextLink';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import styles from './SetupFrame.module.css';

/** Whether what was written is kept, and since when, or why it is not (SET-06). */
export function SaveState() {
  const { state, store } = useDraft();
  const { failure } = state;
  if (failure !== null)
    return (
      <Banner
        tone={failure === 'offline' ? 'offline' : 'danger'}
        live
        actions={
          <>
            {failure === 'ended' && (
              // What is written stays in this tab.
              <TextLink href={SETUP_PATH} target="_blank" standalone>
                {texts.enterAgain}
              </TextLink>
            )}
            <Button size="small" onClick={() => store.retry()}>
              {texts.retry}
            </Button>
          </>
        }
      >
        {texts.saveFailed[failure]}
      </Banner>
    );
  const words =
    state.saving === 'saving'
      ? texts.saving
      : state.savedAt === null
        ? ''
        : texts.savedAt(lisbonTime(new Date(state.savedAt)));
  return (
    <p className={styles.saved} role="status">
      {words}
    </p>
  );
}
