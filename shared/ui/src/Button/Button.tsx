import { useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../classNames/classNames.ts';
import { Check } from '../icons/icons.tsx';
import { Loader } from '../Loader/Loader.tsx';
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
  /** Shows that it worked. */
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
 */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'normal',
    block,
    icon,
    amount,
    onClick,
    loading,
    loadingText,
  } = props;
  const {
    done,
    doneText,
    disabled,
    href,
    target,
    download,
    type = 'button',
    className,
    ref,
    ...rest
  } = props;
  const [pending, setPending] = useState(false);
  // State arrives with the next render; a second click may come before it.
  const running = useRef(false);
  const busy = pending || Boolean(loading);
  const name = classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  );
  const attributes = pickAttributes(rest);

  async function handleClick(event: MouseEvent<HTMLElement>): Promise<void> {
    if (busy || running.current || disabled) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    running.current = true;
    setPending(true);
    try {
      await result;
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  const content = (
    <>
      {busy ? <Loader /> : done ? <Check /> : icon}
      {busy && loadingText ? loadingText : done && doneText ? doneText : children}
      {amount && <span className={styles.amount}>{amount}</span>}
    </>
  );

  if (href !== undefined && !disabled) {
    return (
      <Anchor
        {...attributes}
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        download={download}
        className={name}
        aria-busy={busy || undefined}
        onClick={(event) => void handleClick(event)}
      >
        {content}
      </Anchor>
    );
  }
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      form={rest.form}
      className={name}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => void handleClick(event)}
    >
      {content}
    </button>
  );
}

function pickAttributes(rest: Partial<ButtonProps>) {
  return {
    id: rest.id,
    'aria-label': rest['aria-label'],
    'aria-describedby': rest['aria-describedby'],
    'aria-expanded': rest['aria-expanded'],
    'aria-controls': rest['aria-controls'],
    'data-testid': rest['data-testid'],
  };
}
