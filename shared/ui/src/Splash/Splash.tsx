import type { ReactNode } from 'react';
import { Loader } from '../Loader/Loader.tsx';
import styles from './Splash.module.css';

export interface SplashProps {
  /** The logo. */
  mark?: ReactNode;
  /** The provider's name: spoken, and drawn when there is no logo. */
  name: string;
  /** «A preparar a sua marcação…» */
  status: string;
}

/** The whole screen while the portal prepares itself. */
export function Splash({ mark, name, status }: SplashProps) {
  return (
    <div className={styles.splash} data-splash="">
      <div className={styles.center}>
        {mark ?? <p className={styles.name}>{name}</p>}
        <Loader size="large" />
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
    </div>
  );
}
