import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

export interface TwoColumnsProps {
  /** State, budget: read first. */
  main: ReactNode;
  /** Dock, contacts: second on a phone, a sticky column at the right on desktop. */
  side: ReactNode;
  sideLabel: string;
  /** Messages, media, notes: after the side column on a phone. */
  more?: ReactNode;
}

/** A main column with a sticky side column. */
export function TwoColumns({ main, side, sideLabel, more }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      {more && <div className={styles.column}>{more}</div>}
    </div>
  );
}
