import type { SetupImport } from '@portal/api/setup/setupImport';
import { Card } from '@portal/ui/Card';
import { fileNameOf } from '../fileNameOf.ts';
import styles from './ProgressCard.module.css';
import { texts } from './texts.ts';

/** How far a run is, or taking it back (SET-25). */
export function ProgressCard({ shown }: { shown: SetupImport }) {
  const { done, total } = shown.progress;
  return (
    <Card title={fileNameOf(shown)}>
      <progress
        className={styles.bar}
        max={Math.max(total, 1)}
        value={done}
        aria-label={fileNameOf(shown)}
      />
      <p className={styles.words}>{texts.progress(done, total)}</p>
    </Card>
  );
}
