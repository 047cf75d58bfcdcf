import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import styles from './NoticeHero.module.css';

export type HeroTone = 'plain' | 'attention' | 'success' | 'danger';

export interface HeroProps {
  label: string;
  tone?: HeroTone;
  role?: 'alert';
  className?: string;
  children: ReactNode;
}

/** The surface of the first card of a page, in the tone of what it says. */
export function Hero({ label, tone = 'plain', role, className, children }: HeroProps) {
  return (
    <section
      role={role}
      className={classNames(styles.hero, styles[tone], className)}
      aria-label={label}
    >
      {children}
    </section>
  );
}

export interface HeroMessageProps {
  title: string;
  /** `p` where the page has another heading. */
  titleAs?: 'h1' | 'p';
  message?: ReactNode;
  children?: ReactNode;
}

/** The sentence of the page, and what it means. */
export function HeroMessage({ title, titleAs: Title = 'h1', message, children }: HeroMessageProps) {
  return (
    <div className={styles.message}>
      <Title tabIndex={Title === 'h1' ? -1 : undefined} className={styles.title}>
        {title}
      </Title>
      {message && <p className={styles.text}>{message}</p>}
      {children}
    </div>
  );
}

export interface NoticeHeroProps extends HeroMessageProps, Pick<HeroProps, 'tone' | 'role'> {
  /** Above the sentence. */
  tag?: ReactNode;
}

/** The first card of a page that only says something: «Falta pagar 35,00 €». */
export function NoticeHero({ tone, role, tag, children, ...message }: NoticeHeroProps) {
  return (
    <Hero label={message.title} tone={tone} role={role}>
      {tag && <div className={styles.tag}>{tag}</div>}
      <HeroMessage {...message} />
      {children}
    </Hero>
  );
}
