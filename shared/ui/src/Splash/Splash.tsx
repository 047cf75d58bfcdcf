import type { ReactNode } from 'react';
import { Loader } from '../Loader/Loader.tsx';
import styles from './Splash.module.css';

export interface SplashProps {
  logo?: string | null;
  /** The logo as an element, in the place of `logo`. */
  mark?: ReactNode;
  /** The provider's name: spoken, and drawn when there is no logo. */
  name: string;
  /** «A preparar a sua marcação…» */
  status: string;
  children?: ReactNode;
}

/** The whole screen while the portal prepares itself. */
export function Splash({ logo, mark, name, status, children }: SplashProps) {
  return (
    <div className={styles.splash} data-splash="">
      <div className={styles.center}>
        {mark ??
          (logo ? (
            <img className={styles.logo} src={logo} alt={name} />
          ) : (
            <p className={styles.name}>{name}</p>
          ))}
        <Loader size="large" />
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      {children}
    </div>
  );
}
