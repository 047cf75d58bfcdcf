import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Layout.module.css';

export interface PageProps {
  children: ReactNode;
  /** The page ends in a `Dock`, so room is left for it. */
  dock?: boolean;
  /** `read` 44 rem for forms, `narrow` 32 rem for receipts. */
  width?: 'main' | 'read' | 'narrow';
}

/** The contents of a page, as wide as reading it asks for. */
export function Page({ children, dock, width = 'main' }: PageProps) {
  return (
    <div className={classNames(styles.page, dock && styles.withDock, styles[width])}>
      {children}
    </div>
  );
}

export interface TwoColumnsProps {
  /** State, budget: read first. */
  main: ReactNode;
  /** Dock, contacts: second on a phone, a sticky column at the right on desktop. */
  side: ReactNode;
  sideLabel: string;
  /** Messages, media, notes: after the side column on a phone. */
  more?: ReactNode;
}

/** A main column with a sticky side column. */
export function TwoColumns({ main, side, sideLabel, more }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      {more && <div className={styles.column}>{more}</div>}
    </div>
  );
}
