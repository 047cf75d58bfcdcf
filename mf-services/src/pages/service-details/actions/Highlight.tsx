import type { ReactNode } from 'react';
import type { PrimaryAction } from './detailsActions.ts';
import styles from './Highlight.module.css';
import { useHighlight } from './useHighlight.ts';

/** A ring around the one action when the details open (DET-53). */
export function Highlight({ action, children }: { action: PrimaryAction; children: ReactNode }) {
  const isOn = useHighlight(action);
  return (
    <div className={styles.action} data-highlighted={isOn || undefined}>
      {children}
    </div>
  );
}
