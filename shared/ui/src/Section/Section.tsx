import { useId, useState, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { ChevronDown } from '../icons/arrows/ChevronDown.ts';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  count?: number;
  children: ReactNode;
  /** Controlled; without it the section remembers for itself, open at first. */
  expanded?: boolean;
  onToggle?: (expanded: boolean) => void;
}

/** A section whose heading opens and closes it. */
export function Section(props: SectionProps) {
  const { title, count, children, expanded, onToggle } = props;
  const [own, setOwn] = useState(true);
  const id = useId();
  const isOpen = expanded ?? own;
  return (
    <section aria-label={title}>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOwn(!isOpen);
            onToggle?.(!isOpen);
          }}
        >
          <span className={styles.title}>{title}</span>
          {count !== undefined && <Badge count={count} kind="count" />}
          <ChevronDown className={styles.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

/** Cards in as many columns as fit; children with the class `wide-card` span the row. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
