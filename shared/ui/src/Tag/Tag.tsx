import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Tag.module.css';

export type Tone = 'neutral' | 'success' | 'attention' | 'danger' | 'info' | 'brand';

/** A state in a word or two, with an icon when colour alone would carry it. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
