import styles from './BeforeAfter.module.css';
import { texts } from './texts.ts';

/** One side of a change: its words, or the drawing that they are. */
export function ChangedValue({ words, isPicture }: { words: string; isPicture: boolean }) {
  if (!isPicture || !words.startsWith('<')) return words;
  return (
    <img
      className={styles.picture}
      src={`data:image/svg+xml,${encodeURIComponent(words)}`}
      alt={texts.picture}
    />
  );
}
