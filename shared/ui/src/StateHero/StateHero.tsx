import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Plate } from '../Plate/Plate.tsx';
import { StateBars, type BarsState } from '../StateBars/StateBars.tsx';
import { Thumb } from '../Thumb/Thumb.tsx';
import styles from './StateHero.module.css';

export interface StateHeroProps {
  title: string;
  plate?: string;
  image?: string | null;
  icon: ReactNode;
  pixelated?: boolean;
  state: BarsState;
  /** The state's name: the page's `h1`. */
  stateName: string;
  /** What it means, in a sentence. */
  message?: ReactNode;
  tone?: 'plain' | 'attention' | 'success' | 'danger';
  workIcon?: ReactNode;
  /** Under the message: tags, date and time. */
  children?: ReactNode;
}

/** The first card of a details page: which item, how far, what it means. */
export function StateHero(props: StateHeroProps) {
  const {
    title,
    plate,
    image,
    icon,
    pixelated,
    state,
    stateName,
    message,
    tone = 'plain',
    workIcon,
    children,
  } = props;
  return (
    <section className={classNames(styles.hero, styles[tone])} aria-label={stateName}>
      <div className={styles.identity}>
        <Thumb src={image} icon={icon} size="large" pixelated={pixelated} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {plate && <Plate>{plate}</Plate>}
        </div>
      </div>
      <StateBars
        hero
        state={state}
        name={stateName}
        workIcon={workIcon}
        on={tone === 'plain' ? 'surface' : tone}
      />
      <div className={styles.message}>
        <h1 tabIndex={-1} className={styles.name}>
          {stateName}
        </h1>
        {message && <p className={styles.text}>{message}</p>}
        {children}
      </div>
    </section>
  );
}

export interface NoticeHeroProps {
  title: string;
  message?: ReactNode;
  tone?: 'plain' | 'attention' | 'success' | 'danger';
  children?: ReactNode;
}

/** The first card of a page that only says something: «Falta pagar 35,00 €». */
export function NoticeHero({ title, message, tone = 'plain', children }: NoticeHeroProps) {
  return (
    <section className={classNames(styles.hero, styles.notice, styles[tone])} aria-label={title}>
      <div className={styles.message}>
        <h1 tabIndex={-1} className={styles.name}>
          {title}
        </h1>
        {message && <p className={styles.text}>{message}</p>}
      </div>
      {children}
    </section>
  );
}
