import { lisbonTime } from '@portal/domain/time/isoDate';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import styles from './SetupFrame.module.css';

/** Whether what was written is kept, and since when (SET-06). */
export function SaveState() {
  const { state, store } = useDraft();
  if (state.saving === 'failed')
    return (
      <Banner
        tone="offline"
        live
        actions={
          <Button size="small" onClick={() => store.retry()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.saveFailed}
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
