import type { ReactNode } from 'react';
import styles from './pictures.module.css';

/** A drawn phone with the screen of one step; `alt` says what is to be seen. */
export function StepPicture({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" role="img" aria-label={alt}>
      <rect className={styles.ground} width="240" height="180" rx="14" />
      <g transform="translate(60 14)">
        <path className={styles.phone} d="M0 166V14A14 14 0 0 1 14 0h92a14 14 0 0 1 14 14v152Z" />
        <rect className={styles.quiet} x="46" y="7" width="28" height="3" rx="1.5" />
        {children}
      </g>
    </svg>
  );
}

/** A label in a picture: `x` and `y` are the middle of its line. */
export function Label({
  x,
  y,
  tone = 'ink',
  children,
}: {
  x: number;
  y: number;
  tone?: 'ink' | 'onBrand' | 'onDanger' | 'danger';
  children: string;
}) {
  return (
    <text className={styles[tone]} x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {children}
    </text>
  );
}

/** Where to touch: a ring around the thing that the step is about. */
export function Touch({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle className={styles.halo} cx={x} cy={y} r="13" />
      <circle className={styles.ring} cx={x} cy={y} r="8" />
    </g>
  );
}
