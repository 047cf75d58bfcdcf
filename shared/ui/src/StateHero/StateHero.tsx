import type { ReactNode } from 'react';
import { Hero, HeroMessage, type HeroTone } from '../NoticeHero/NoticeHero.tsx';
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
  tone?: HeroTone;
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
    <Hero label={stateName} tone={tone} className={styles.hero}>
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
      <HeroMessage title={stateName} message={message}>
        {children}
      </HeroMessage>
    </Hero>
  );
}
