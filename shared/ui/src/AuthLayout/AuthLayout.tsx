import type { ReactNode } from 'react';
import styles from './AuthLayout.module.css';

export interface AuthLayoutProps {
  /** The provider's `Logo`. */
  logo: ReactNode;
  /** Desktop only: a sentence and a live sample of the bars. */
  sample?: ReactNode;
  /** Desktop only, last line of the brand side. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Logging in and registering: the brand above (left on desktop), the form below (right). */
export function AuthLayout({ logo, sample, foot, children }: AuthLayoutProps) {
  return (
    <div className={styles.auth}>
      <div className={styles.brand}>
        {logo}
        {sample && <div className={styles.sample}>{sample}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
