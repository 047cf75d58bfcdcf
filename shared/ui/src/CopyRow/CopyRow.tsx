import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Check } from '../icons/states/Check.ts';
import { Copy } from '../icons/documents/Copy.ts';
import { texts } from './texts.ts';
import styles from './CopyRow.module.css';

export interface CopyRowProps {
  label: string;
  /** As shown, in groups: «482 917 306». */
  value: string;
  /** As copied; the shown value without spaces unless given. */
  copyValue?: string;
  /** Spoken on the button, «entidade» for «Copiar entidade»; the label in small letters unless given. */
  copyName?: string;
  onCopied?: () => void;
}

/** The rows of a payment reference. */
export function CopyList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/**
 * A label, a value in large tabular figures, and a button that copies it. Where the browser refuses,
 * the value is selected to be copied by hand.
 */
export function CopyRow({ label, value, copyValue, copyName, onCopied }: CopyRowProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copyValue ?? value.replace(/\s/g, ''));
    } catch {
      setOutcome('failed');
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      return;
    }
    setOutcome('copied');
    onCopied?.();
  }

  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span ref={shown}>{value}</span>
        <IconButton
          className={styles.button}
          label={texts.copy(copyName ?? label.toLocaleLowerCase('pt-PT'))}
          icon={outcome === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy()}
        />
        <span className={outcome === 'failed' ? styles.failed : 'visually-hidden'} role="status">
          {outcome === 'copied' && texts.copied}
          {outcome === 'failed' && texts.failed}
        </span>
      </dd>
    </div>
  );
}
