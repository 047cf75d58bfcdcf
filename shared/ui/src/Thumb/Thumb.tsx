import { useState, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Thumb.module.css';

export interface ThumbProps {
  /** Photograph; falls back to the icon when absent or when it does not load. */
  src?: string | null;
  icon?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  round?: boolean;
  /** A tiny source enlarged on purpose (lite mode). */
  pixelated?: boolean;
}

/** The picture of an item. Decorative: its name stands beside it, and it comes after the scripts of its page. */
export function Thumb({ src, icon, size = 'normal', round, pixelated }: ThumbProps) {
  const [broken, setBroken] = useState<string>();
  const showImage = src && broken !== src;
  return (
    <span
      data-photo=""
      className={classNames(
        styles.thumb,
        styles[size],
        round && styles.round,
        pixelated && styles.pixelated,
      )}
    >
      {showImage ? (
        <img src={src} alt="" fetchPriority="low" onError={() => setBroken(src)} />
      ) : (
        icon
      )}
    </span>
  );
}
