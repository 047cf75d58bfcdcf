import { DONE } from '@portal/domain/texts';
import { useEffect, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { announce } from '../announce/announce.ts';
import { classNames } from '../classNames/classNames.ts';
import { Check } from '../icons/states/Check.ts';
import { Loader } from '../Loader/Loader.tsx';
import { texts } from '../texts.ts';
import { usePendingClick } from '../usePendingClick/usePendingClick.ts';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` is the next action of the screen: once per view. */
  variant?: 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'dangerGhost';
  size?: 'normal' | 'small';
  block?: boolean;
  icon?: ReactNode;
  /** Amount after a thin rule: «Ver orçamento | 184,50 €». */
  amount?: string;
  /** A promise keeps the button busy until it settles. */
  onClick?: (event: MouseEvent<HTMLElement>) => void | Promise<unknown>;
  /** Busy from outside (a form being sent). */
  loading?: boolean;
  /** Replaces the label while busy. */
  loadingText?: string;
  /** Shows that it worked. Left out, `doneText` alone shows it for a moment after the promise is kept. */
  done?: boolean;
  doneText?: string;
  disabled?: boolean;
  /** With an address the button is a link. */
  href?: string;
  target?: string;
  download?: boolean | string;
  type?: 'button' | 'submit';
  form?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'data-testid'?: string;
}

/**
 * A button, or a link that looks like one. While busy it stays focusable
 * (`aria-disabled`) and swallows every further click, so that nothing is sent twice.
 * Busy and done are spoken.
 */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'normal', block, icon, amount, onClick } = props;
  const { loading, loadingText, doneText, disabled, href, target, type = 'button', ref } = props;
  const click = usePendingClick(onClick, {
    blocked: Boolean(loading) || Boolean(disabled),
    showsDone: doneText !== undefined && props.done === undefined,
  });
  const busy = click.pending || Boolean(loading);
  const done = !busy && (props.done ?? click.justDone);
  const content = useRef<HTMLSpanElement>(null);
  const spoken = busy ? (loadingText ?? texts.busy) : done ? (doneText ?? DONE) : undefined;

  useEffect(() => {
    if (spoken !== undefined) announce(spoken, content.current);
  }, [spoken]);

  const attributes = {
    ...pickAttributes(props),
    className: classNames(
      styles.button,
      styles[variant],
      size === 'small' && styles.small,
      block && styles.block,
      props.className,
    ),
    'aria-busy': busy || undefined,
    // Nothing that comes by itself may lie over it.
    'data-primary': variant === 'primary' || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => void click.run(event),
  };
  const words = (
    <span className={styles.content} ref={content}>
      {busy ? <Loader /> : done ? <Check /> : icon}
      {busy && loadingText ? loadingText : done && doneText ? doneText : children}
      {amount && <span className={styles.amount}>{amount}</span>}
    </span>
  );

  if (href !== undefined && !disabled) {
    return (
      <Anchor
        {...attributes}
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        download={props.download}
      >
        {words}
      </Anchor>
    );
  }
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      form={props.form}
      disabled={disabled}
      aria-disabled={busy || click.justDone || undefined}
    >
      {words}
    </button>
  );
}

function pickAttributes(props: ButtonProps) {
  return {
    id: props.id,
    'aria-label': props['aria-label'],
    'aria-describedby': props['aria-describedby'],
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    'data-testid': props['data-testid'],
  };
}
