import styles from './BeforeAfter.module.css';
import { ChangedValue } from './ChangedValue.tsx';
import type { InnerChange } from './innerChange.ts';
import { texts } from './texts.ts';

/** One value that changes: where it stands, what it was and what it is; in words for whoever sees neither. */
export function BeforeAfter({ change }: { change: InnerChange }) {
  const { place, before, after, isPicture } = change;
  return (
    <>
      {place !== '' && <span className={styles.place}>{place} </span>}
      <span className="visually-hidden">{texts.before} </span>
      <del className={styles.value}>
        <ChangedValue words={before} isPicture={isPicture} />
      </del>{' '}
      <span className="visually-hidden">{texts.after} </span>
      <ins className={styles.value}>
        <ChangedValue words={after} isPicture={isPicture} />
      </ins>
    </>
  );
}
