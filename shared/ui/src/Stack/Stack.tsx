import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Stack.module.css';

export type Gap = 'none' | 'tiny' | 'small' | 'medium' | 'normal' | 'large' | 'huge';

export interface StackProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'fieldset';
  /** none 0 · tiny 4 · small 8 · medium 12 · normal 16 · large 20 · huge 24 px */
  gap?: Gap;
  className?: string;
}

/** Things under each other. */
export function Stack({ children, as: Element = 'div', gap = 'normal', className }: StackProps) {
  return <Element className={classNames(styles.stack, styles[gap], className)}>{children}</Element>;
}

/** Things beside each other, wrapping when there is no room. */
export function Row({
  children,
  gap = 'medium',
  between,
  className,
}: StackProps & { between?: boolean }) {
  return (
    <div className={classNames(styles.row, styles[gap], between && styles.between, className)}>
      {children}
    </div>
  );
}
