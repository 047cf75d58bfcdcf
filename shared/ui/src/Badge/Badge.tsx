import { badgeText } from '@portal/domain/text/badgeText';
import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Badge.module.css';

/** A counter: red alert by default, `count` for neutral totals, `select` for the chosen tab. */
export function Badge({
  count,
  kind = 'alert',
}: {
  count: number;
  kind?: 'alert' | 'count' | 'select';
}) {
  return (
    <span className={classNames(styles.badge, kind !== 'alert' && styles[kind])}>
      {badgeText(count) ?? '0'}
    </span>
  );
}

/** Pins an alert counter to an icon. Decorative: put the count in the accessible name too. */
export function BadgeAnchor({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={classNames(styles.anchor, 'badge-anchor')}>
      {children}
      {count > 0 && (
        <span className={classNames(styles.badge, 'badge-pinned')} aria-hidden="true">
          {badgeText(count)}
        </span>
      )}
    </span>
  );
}
