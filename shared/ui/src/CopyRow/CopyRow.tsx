import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Check, Copy } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
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

/** A label, a value in large tabular figures, and a button that copies it. */
export function CopyRow({ label, value, copyValue, copyName, onCopied }: CopyRowProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(copyValue ?? value.replace(/\s/g, ''));
    setCopied(true);
    onCopied?.();
  }

  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <IconButton
          className={styles.button}
          label={texts.copy(copyName ?? label.toLocaleLowerCase('pt-PT'))}
          icon={copied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        />
        <span className="visually-hidden" role="status">
          {copied ? texts.copied : ''}
        </span>
      </dd>
    </div>
  );
}
