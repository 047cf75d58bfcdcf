import { useEffect, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { announce } from '../announce/announce.ts';
import { classNames } from '../classNames/classNames.ts';
import { Loader } from '../Loader/Loader.tsx';
import { texts } from '../texts.ts';
import { usePendingClick } from '../usePendingClick/usePendingClick.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** Spoken name; the icon alone says nothing. */
  label: string;
  icon: ReactNode;
  /** A promise keeps the button busy until it settles. */
  onClick?: (event: MouseEvent<HTMLElement>) => void | Promise<unknown>;
  href?: string;
  filled?: boolean;
  loading?: boolean;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  /** Id of the native popover that it opens and closes. */
  popoverTarget?: string;
}

/** A round 44 px button with only an icon. Busy, it swallows clicks and says so. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, href, filled, loading, disabled, ref, type = 'button' } = props;
  const click = usePendingClick(onClick, {
    blocked: Boolean(loading) || Boolean(disabled),
    showsDone: false,
  });
  const busy = click.pending || Boolean(loading);
  const content = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (busy) announce(texts.busy, content.current);
  }, [busy]);

  const attributes = {
    className: classNames(styles.iconButton, filled && styles.filled, props.className),
    'aria-label': label,
    onClick: (event: MouseEvent<HTMLElement>) => void click.run(event),
  };
  const drawing = (
    <span className={styles.content} ref={content}>
      {busy ? <Loader /> : icon}
    </span>
  );
  if (href !== undefined && !disabled) {
    return (
      <Anchor {...attributes} href={href}>
        {drawing}
      </Anchor>
    );
  }
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
      popoverTarget={props.popoverTarget}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {drawing}
    </button>
  );
}
