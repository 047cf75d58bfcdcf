import type { ReactNode } from 'react';
import { LinkCard } from '../Card/Card.tsx';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { StarsRead } from '../StarsRead/StarsRead.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Thumb } from '../Thumb/Thumb.tsx';
import styles from './HistoryCard.module.css';

export interface HistoryCardProps {
  href: string;
  title: string;
  /** «18 mai.» */
  date?: string;
  plate?: string;
  image?: string | null;
  icon: ReactNode;
  amount?: string;
  /** Stars given, 1 to 5. */
  stars?: number;
  /** «Por avaliar», when the customer may still rate it. */
  ask?: string;
  /** «CANCELADO», «NÃO COMPARECEU». */
  off?: string;
  /** «Por ler», when there is something that the customer has not read. */
  unread?: string;
}

/** A finished service: one glance, one line. */
export function HistoryCard({
  href,
  title,
  date,
  plate,
  image,
  icon,
  amount,
  stars,
  ask,
  off,
  unread,
}: HistoryCardProps) {
  return (
    <LinkCard href={href} flush>
      <span className={styles.history}>
        <Thumb src={image} icon={icon} size="small" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>
            {date && <span>{date}</span>}
            {plate && <span>{plate}</span>}
            {off && <Tag tone="danger">{off}</Tag>}
            {unread && <Tag tone="info">{unread}</Tag>}
          </span>
        </span>
        <span className={styles.end}>
          {amount}
          {stars !== undefined ? (
            <StarsRead value={stars} />
          ) : (
            ask && <span className={styles.ask}>{ask}</span>
          )}
          {!amount && stars === undefined && !ask && <ChevronRight className={styles.go} />}
        </span>
      </span>
    </LinkCard>
  );
}
