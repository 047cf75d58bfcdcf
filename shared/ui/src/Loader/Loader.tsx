import { classNames } from '../classNames/classNames.ts';
import styles from './Loader.module.css';

/** The five segments, breathing in order. Decorative: say what is loading beside it. */
export function Loader({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <span
      className={classNames(styles.loader, size === 'large' && styles.large)}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
