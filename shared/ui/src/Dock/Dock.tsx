import type { ReactNode } from 'react';
import styles from './Dock.module.css';

export interface DockProps {
  /** What the value is: «Total c/ IVA». */
  label?: string;
  /** The value the action is about: «184,50 €». */
  value?: string;
  /** The value is words, not an amount. */
  text?: boolean;
  /** The one action: a primary `Button`. */
  children: ReactNode;
}

/** The one thing at the bottom of a decision screen; on desktop the first card of the side column. */
export function Dock({ label, value, text, children }: DockProps) {
  return (
    <div className={styles.dock} data-dock="">
      {(label || value) && (
        <div className={styles.info}>
          <span className={styles.label}>{label}</span>
          <span className={text ? styles.text : styles.value}>{value}</span>
        </div>
      )}
      <div className={styles.action}>{children}</div>
    </div>
  );
}
