import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Page.module.css';

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
