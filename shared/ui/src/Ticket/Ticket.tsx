import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Check } from '../icons/states/Check.ts';
import styles from './Ticket.module.css';

export interface TicketProps {
  /** Above the perforation. */
  top: ReactNode;
  /** Below it. */
  children: ReactNode;
  as?: 'article' | 'section';
  /** Without padding above: a `DateStub` that touches the edge. */
  flushTop?: boolean;
  flushBottom?: boolean;
}

/** A card with a perforation: booking confirmed, reference, receipt. */
export function Ticket({
  top,
  children,
  as: Element = 'article',
  flushTop,
  flushBottom,
}: TicketProps) {
  return (
    <Element className={styles.ticket}>
      <div className={classNames(!flushTop && styles.top)}>{top}</div>
      <div className={styles.cut} />
      <div className={classNames(!flushBottom && styles.bottom)}>{children}</div>
    </Element>
  );
}

/** The head of a receipt: a tick, what happened, the amount. */
export function ReceiptHead({ title, amount }: { title: string; amount?: string }) {
  return (
    <div className={styles.receipt}>
      <span className={styles.tick}>
        <Check />
      </span>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {amount && <p className={styles.amount}>{amount}</p>}
      </div>
    </div>
  );
}
