import type { View } from '@portal/contract/navigation';
import styles from './RemoteLoading.module.css';
import { texts } from '../../composition/texts.ts';

/** The shape of a page or panel while its code is on the way; a decision has its dock from the first moment. */
export function RemoteLoading({ kind, isDecision }: { kind: View['kind']; isDecision: boolean }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status" className="visually-hidden">
        {texts.loading}
      </p>
      {kind === 'page' && (
        <>
          <i className={styles.line} />
          <i className={styles.title} />
        </>
      )}
      <div className={styles.cards}>
        <i className={styles.card} />
        <i className={styles.card} />
        <i className={styles.card} />
      </div>
      {isDecision && <div className={styles.dock} data-dock="" />}
    </div>
  );
}
