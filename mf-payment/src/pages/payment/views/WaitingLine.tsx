import { Loader } from '@portal/ui/Loader';
import type { ReactNode } from 'react';
import styles from '../payment.module.css';

/** Says that the payment is waited for, to eyes and ears. */
export function WaitingLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.live} role="status">
      <Loader />
      <span>{children}</span>
    </p>
  );
}
