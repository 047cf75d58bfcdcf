import { EmptyState } from '@portal/ui/EmptyState';
import type { ReactNode } from 'react';
import styles from './MessageScreen.module.css';

/** One message in the middle of the screen, with what to do. */
export function MessageScreen({
  icon,
  title,
  body,
  action,
  foot,
}: {
  icon: ReactNode;
  title: string;
  body: string;
  action: ReactNode;
  foot?: string;
}) {
  return (
    <main className={styles.screen} aria-live="polite">
      <div className={styles.content}>
        <EmptyState icon={icon} title={title} titleAs="h1">
          {body}
        </EmptyState>
        {action}
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </main>
  );
}
