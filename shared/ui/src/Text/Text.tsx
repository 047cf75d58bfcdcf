import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './Text.module.css';

export interface TextProps {
  children: ReactNode;
  as?:
    | 'p'
    | 'span'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'strong'
    | 'dt'
    | 'dd'
    | 'div'
    | 'legend'
    | 'label';
  /** Role in the page: `display` is the sentence of the screen, `amount` a price or a countdown. */
  size?: 'display' | 'amount' | 'title' | 'card' | 'body' | 'small' | 'caption';
  tone?: 'ink' | 'second' | 'third' | 'attention' | 'success' | 'danger';
  /** Tabular figures. */
  figures?: boolean;
  id?: string;
  className?: string;
}

/** Text in one of the roles of the visual language. */
export function Text({
  children,
  as: Element = 'p',
  size = 'body',
  tone,
  figures,
  id,
  className,
}: TextProps) {
  return (
    <Element
      id={id}
      className={classNames(styles[size], tone && styles[tone], figures && 'num', className)}
    >
      {children}
    </Element>
  );
}
