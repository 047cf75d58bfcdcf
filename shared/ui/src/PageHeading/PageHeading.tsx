import type { Ref } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  /** The sentence that says the state: the page's `h1`. */
  children: string;
  /** A line above: «Bom dia, Marta». */
  greeting?: string;
  /** A line below. */
  description?: string;
  /** Spoken only, when the page's first card says it. */
  hidden?: boolean;
  /** The same words as the page's title: only spoken where the bar at the top shows them, on desktop. */
  isTitle?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** The first line of a page. Takes focus after a change of page. */
export function PageHeading(props: PageHeadingProps) {
  const { children, greeting, description, hidden, isTitle, ref } = props;
  if (hidden) {
    return (
      <h1 ref={ref} tabIndex={-1} className="visually-hidden">
        {children}
      </h1>
    );
  }
  return (
    <div className={styles.heading}>
      {greeting && <p className={styles.quiet}>{greeting}</p>}
      <h1 ref={ref} tabIndex={-1} className={classNames(styles.sentence, isTitle && styles.title)}>
        {children}
      </h1>
      {description && <p className={styles.quiet}>{description}</p>}
    </div>
  );
}
