import type { Payment } from '@portal/api/payment';
import type { Work } from '@portal/api/work';
import { eurosToCents, formatEuros } from '@portal/domain/money';
import {
  PAYMENT_DUE,
  PAYMENT_METHOD_LABELS,
  paymentStateLabel,
} from '@portal/domain/paymentStatus';
import { formatShortInstant } from '@portal/remote/shortDate';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Facts, type Fact } from '@portal/ui/Facts';
import { Calendar, Check, Clock, Euro, Wallet } from '@portal/ui/icons';
import { Tag } from '@portal/ui/Tag';
import { appHref } from '../../work/appHref.ts';
import { unreadTypes } from '../../work/unreadTypes.ts';
import { paymentDue } from '../../work/workAsk.ts';
import { texts } from './texts.ts';
import { useSeenOnce } from './useSeenOnce.ts';

interface PaymentCardProps {
  work: Work;
  now: Date;
  /** The pay button stands in the dock already. */
  isPrimary: boolean;
  /** What opening the payment does instead, where nobody is logged in. */
  onOpen?: () => void;
  /** Not there for a lite visitor, who reads nothing on the customer's behalf. */
  onSeen?: () => void;
}

function paidFacts(payment: Payment, now: Date): Fact[] {
  const facts: Fact[] = [];
  if (payment.method) {
    facts.push({
      label: texts.payment.method,
      icon: <Wallet />,
      value: PAYMENT_METHOD_LABELS[payment.method],
    });
  }
  if (payment.date) {
    facts.push({
      label: texts.payment.date,
      icon: <Calendar />,
      value: formatShortInstant(new Date(payment.date), now),
    });
  }
  return facts;
}

function dueFacts(payment: Payment, now: Date): Fact[] {
  const facts: Fact[] = [
    {
      label: texts.payment.amount,
      icon: <Euro />,
      value: formatEuros(eurosToCents(payment.total)),
    },
  ];
  if (payment.valid_until) {
    facts.push({
      label: texts.payment.until,
      icon: <Clock />,
      value: formatShortInstant(new Date(payment.valid_until), now),
    });
  }
  return facts;
}

/** What is to be paid, until when and how; or what was paid (DET-07, DET-08). Seeing it may mark it read (DET-45). */
export function PaymentCard({ work, now, isPrimary, onOpen, onSeen }: PaymentCardProps) {
  const { navigation, provider } = usePortal();
  const { payment } = work;
  const isUnread = unreadTypes(work).includes('payment');
  const element = useSeenOnce<HTMLDivElement>(isUnread, () => onSeen?.());
  if (!payment) return null;
  const isPaid = payment.state === 'PAYED';
  const isDue = paymentDue(work, provider.worksheetOperational) && !work.is_cancelled;
  if (!isPaid && !isDue) return null;
  const opening = onOpen
    ? { onClick: onOpen }
    : { href: appHref(navigation, `/payment/${encodeURIComponent(work.id)}`) };
  const label = paymentStateLabel(payment.state) ?? PAYMENT_DUE;
  return (
    <div ref={element} data-card="payment">
      <Card
        title={texts.payment.title}
        titleEnd={
          isPaid ? (
            <Tag tone="success" icon={<Check />}>
              {label}
            </Tag>
          ) : (
            <Tag tone="attention">{label}</Tag>
          )
        }
      >
        <Facts facts={isPaid ? paidFacts(payment, now) : dueFacts(payment, now)} />
        {isPaid ? (
          <Button size="small" block {...opening}>
            {texts.payment.see}
          </Button>
        ) : (
          !isPrimary && (
            <Button size="small" block {...opening}>
              {texts.payment.pay}
            </Button>
          )
        )}
      </Card>
    </div>
  );
}
