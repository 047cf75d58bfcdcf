import type { ReactNode } from 'react';
import styles from './statement.module.css';

interface EntryFactsProps {
  /** One a line; what is not there is left out. */
  facts: readonly (string | false | null | undefined)[];
  tag?: ReactNode;
  link?: ReactNode;
}

/** What stands below the title of an entry: facts, what state it is in, and where it leads. */
export function EntryFacts({ facts, tag, link }: EntryFactsProps) {
  return (
    <>
      {facts.filter(Boolean).map((fact, index) => (
        // Facts keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`num ${styles.fact}`}>
          {fact}
        </span>
      ))}
      {tag && <span className={styles.tag}>{tag}</span>}
      {link && <span className={styles.link}>{link}</span>}
    </>
  );
}
