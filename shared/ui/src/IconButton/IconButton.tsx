import type { MouseEvent, ReactNode, Ref } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../classNames/classNames.ts';
import { Loader } from '../Loader/Loader.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** Spoken name; the icon alone says nothing. */
  label: string;
  icon: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  href?: string;
  filled?: boolean;
  loading?: boolean;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  type?: 'button' | 'submit';
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
}

/** A round 44 px button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    onClick,
    href,
    filled,
    loading,
    disabled,
    className,
    ref,
    type = 'button',
  } = props;
  const name = classNames(styles.iconButton, filled && styles.filled, className);
  if (href !== undefined) {
    return (
      <Anchor href={href} className={name} aria-label={label} onClick={onClick}>
        {icon}
      </Anchor>
    );
  }
  return (
    <button
      ref={ref}
      type={type}
      className={name}
      aria-label={label}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (!loading) onClick?.(event);
      }}
    >
      {loading ? <Loader /> : icon}
    </button>
  );
}
