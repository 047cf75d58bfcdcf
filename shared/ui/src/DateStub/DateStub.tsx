import styles from './DateStub.module.css';

export interface DateStubProps {
  /** «ter» */
  weekday: string;
  /** «14», or «hoje» */
  day: string;
  /** «jul.» */
  month: string;
  /** The day is a word and needs a smaller size. */
  word?: boolean;
  /** Cancelled or missed. */
  off?: boolean;
}

/** The date as the stub of a ticket. */
export function DateStub({ weekday, day, month, word, off }: DateStubProps) {
  return (
    <span className={styles.stub} data-word={word || undefined} data-off={off || undefined}>
      <span className={styles.small}>{weekday}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.small}>{month}</span>
    </span>
  );
}
