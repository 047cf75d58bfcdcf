import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** The buttons under a form inside a card: the way out first, what it is about last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
