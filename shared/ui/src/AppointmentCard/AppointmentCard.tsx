import { useState, type ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { DateStub, type DateStubProps } from '../DateStub/DateStub.tsx';
import { ChevronDown } from '../icons/arrows/ChevronDown.ts';
import { CardWords } from '../ServiceCard/CardWords.tsx';
import styles from './AppointmentCard.module.css';

export interface AppointmentCardProps {
  date: DateStubProps;
  /** «16:30», or what it was and what it is now. */
  time?: ReactNode;
  title: string;
  plate?: string;
  note?: string;
  /** A `Tag`: «Por confirmar», «Confirmada». */
  tag?: ReactNode;
  /** Facts and actions, shown when the card is opened. Without them it does not open. */
  children?: ReactNode;
  /** Opened to start with. */
  open?: boolean;
}

/** An appointment as a ticket: the date is the stub; opening it shows facts and actions. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { children, open } = props;
  // Afterwards it is whoever reads that opens and closes it.
  const [isOpenAtFirst] = useState(open);
  if (!children) {
    return (
      <Card as="article" flush>
        <div className={styles.top}>
          <AppointmentTop {...props} />
        </div>
      </Card>
    );
  }
  return (
    <Card as="article" flush>
      <details className={styles.details} open={isOpenAtFirst}>
        <summary className={styles.top}>
          <AppointmentTop {...props} />
          <ChevronDown className={styles.chevron} />
        </summary>
        <div className={styles.more}>{children}</div>
      </details>
    </Card>
  );
}

function AppointmentTop({ date, time, title, plate, note, tag }: AppointmentCardProps) {
  return (
    <>
      <DateStub {...date} />
      <span className={styles.body}>
        {(time || tag) && (
          <span className={styles.time}>
            {time && <span>{time}</span>}
            {tag}
          </span>
        )}
        <CardWords title={title} plate={plate} note={note} />
      </span>
    </>
  );
}

/** Secondary actions of a card beside each other. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
