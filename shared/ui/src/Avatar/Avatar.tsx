import { classNames } from '../classNames/classNames.ts';
import styles from './Avatar.module.css';

/** First letters of the first and last name, in capitals; a title before them (`Dra.`) is no name. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/);
  const names = all.filter((word) => !word.endsWith('.'));
  const words = names.length > 0 ? names : all;
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-PT');
}

/** The initials of a person in a circle. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'normal' }: { name: string; size?: 'small' | 'normal' }) {
  return (
    <span
      className={classNames(styles.avatar, size === 'small' && styles.small)}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
