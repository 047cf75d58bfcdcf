import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { texts } from '../../../shell/texts.ts';
import styles from './SlowNotice.module.css';

/** Over the skeleton: the start takes longer than usual, and may be tried again. */
export function SlowNotice({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className={styles.notice}>
      <Banner
        live
        title={texts.slowTitle}
        actions={
          <Button size="small" onClick={onRetry}>
            {texts.retryNow}
          </Button>
        }
      >
        {texts.slowBody}
      </Banner>
    </div>
  );
}
