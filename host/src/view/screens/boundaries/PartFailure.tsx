import { RemoteFailure } from '../../remote/RemoteFailure.tsx';
import styles from './PartFailure.module.css';

/** Says over the page, where it covers least, that one part of the shell failed or takes long. */
export function PartFailure({ isSlow, onRetry }: { isSlow?: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <RemoteFailure isSlow={isSlow ?? false} onRetry={onRetry} />
    </div>
  );
}
