import type { ReactNode } from 'react';
import { ArrowRight } from '../icons/arrows/ArrowRight.ts';
import styles from './TimeChange.module.css';

export interface TimeChangeProps {
  /** Spoken name of both. */
  label: string;
  /** The time that is left. */
  from: { label: string; value: ReactNode };
  /** The time in its place; nothing is left while none is chosen. */
  to: { label: string; value: ReactNode; isChosen: boolean };
}

/** The present time beside the one that takes its place. */
export function TimeChange({ label, from, to }: TimeChangeProps) {
  return (
    <div role="group" aria-label={label} className={styles.change}>
      <p className={styles.time} data-left={to.isChosen || undefined}>
        <span className={styles.label}>{from.label}</span>
        <b className={styles.value}>{from.value}</b>
      </p>
      <ArrowRight />
      <p className={styles.time} data-new={to.isChosen || undefined}>
        <span className={styles.label}>{to.label}</span>
        <b className={styles.value}>{to.value}</b>
      </p>
    </div>
  );
}
