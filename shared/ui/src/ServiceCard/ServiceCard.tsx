import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Card } from '../Card/Card.tsx';
import { classNames } from '../classNames/classNames.ts';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { barsCaption, StateBars, type BarsState } from '../StateBars/StateBars.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Thumb } from '../Thumb/Thumb.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  href: string;
  title: string;
  plate?: string;
  /** One short fact: «Entrega: hoje, 17:30». */
  note?: string;
  image?: string | null;
  /** Stands in for a missing image. */
  icon: ReactNode;
  state: BarsState;
  stateName: string;
  /** `attention` only when the customer must act. */
  tone?: 'plain' | 'attention' | 'success' | 'off';
  /** «Por ler», when there is something that the customer has not read. */
  unread?: string;
  /** The button that is asked for. */
  action?: ReactNode;
  /** Spans the whole row of a card grid on desktop. */
  wide?: boolean;
  pixelated?: boolean;
}

/** A service in progress: which item, in what state, what is asked. */
export function ServiceCard(props: ServiceCardProps) {
  const {
    href,
    title,
    plate,
    note,
    image,
    icon,
    state,
    stateName,
    tone = 'plain',
    unread,
    action,
    wide,
    pixelated,
  } = props;
  return (
    <Card as="article" flush className={classNames(styles.service, wide && 'wide-card')}>
      <div className={styles.inner} data-tone={tone} data-action={action ? true : undefined}>
        <Anchor href={href} className={styles.identity}>
          <Thumb src={image} icon={icon} pixelated={pixelated} />
          <span className={styles.words}>
            <CardWords title={title} plate={plate} note={note} />
          </span>
          <ChevronRight className={styles.go} />
        </Anchor>
        <div className={styles.state}>
          <p className={styles.line}>
            <span className={styles.said}>
              <span className={styles.name}>{stateName}</span>
              {unread && <Tag tone="info">{unread}</Tag>}
            </span>
            <span className={styles.step}>{barsCaption(state)}</span>
          </p>
          <StateBars
            state={state}
            name={stateName}
            on={tone === 'attention' ? 'attention' : 'surface'}
          />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </Card>
  );
}
