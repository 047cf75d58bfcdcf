import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../classNames/classNames.ts';
import styles from './TextLink.module.css';

export interface TextLinkProps {
  children: ReactNode;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Stands alone, so it needs the whole touch target. */
  standalone?: boolean;
  target?: string;
}

/** An underlined link in running text; without an address it is a button. */
export function TextLink({ children, href, onClick, standalone, target }: TextLinkProps) {
  const name = classNames(styles.link, standalone && styles.standalone);
  if (href === undefined) {
    return (
      <button type="button" className={name} onClick={onClick}>
        {children}
      </button>
    );
  }
  return (
    <Anchor
      href={href}
      className={name}
      onClick={onClick}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
    >
      {children}
    </Anchor>
  );
}
