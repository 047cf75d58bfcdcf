import { Star } from '../icons/states/Star.ts';
import { starTexts } from './texts.ts';
import styles from './StarsRead.module.css';

const steps = [1, 2, 3, 4, 5];

/** Stars already given, to read. */
export function StarsRead({ value, large }: { value: number; large?: boolean }) {
  return (
    <span
      className={styles.stars}
      data-large={large || undefined}
      role="img"
      aria-label={starTexts.ofFive(value)}
    >
      {steps.map((step) => (
        <Star key={step} className={step <= value ? styles.on : undefined} />
      ))}
    </span>
  );
}
