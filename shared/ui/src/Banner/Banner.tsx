import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { CircleAlert } from '../icons/states/CircleAlert.ts';
import { CircleCheck } from '../icons/states/CircleCheck.ts';
import { Info } from '../icons/states/Info.ts';
import { TriangleAlert } from '../icons/states/TriangleAlert.ts';
import { WifiOff } from '../icons/states/WifiOff.ts';
import styles from './Banner.module.css';

export interface BannerProps {
  tone?: 'info' | 'attention' | 'danger' | 'success' | 'offline' | 'brand';
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Spoken at once when it appears. */
  live?: boolean;
}

const icons = {
  info: <Info />,
  attention: <TriangleAlert />,
  danger: <CircleAlert />,
  success: <CircleCheck />,
  offline: <WifiOff />,
  brand: <Info />,
};

/** A message in the flow of the page. */
export function Banner({ tone = 'info', title, children, actions, live }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={live ? 'status' : undefined}>
      {icons[tone]}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
