import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  tone?: 'plain' | 'attention' | 'danger' | 'offline';
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
  tone = 'plain',
  action,
  titleAs: Title = 'h2',
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, styles[tone])}>
      <div className={styles.art} aria-hidden="true">
        <span className={styles.bars}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className={styles.icon}>{icon}</span>
      </div>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
