import type { Work } from '@portal/api/work/work';
import { PAYMENT_DUE } from '@portal/domain/money/isPaymentDue';
import { paymentStateLabel } from '@portal/domain/money/paymentState';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { Check } from '@portal/ui/icons/states/Check';
import { Row } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { appHref } from '../../../work/appHref.ts';
import { payLabel } from '../../../work/payLabel.ts';
import { unreadTypes } from '../../../work/unreadTypes.ts';
import { isTooLate, paymentDueOfWork } from '../../../work/asks/askOf.ts';
import { dueFacts, paidFacts, refundFact } from './paidFacts.tsx';
import { showsPayment } from './showsPayment.ts';
import { texts as common } from '../../../texts.ts';
import { texts } from '../texts.ts';
import { useSeenOnce } from '../useSeenOnce.ts';

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

/** Whether it is to be paid, was paid or goes back. */
function PaymentTag({
  isPaid,
  label,
  refunds,
}: {
  isPaid: boolean;
  label: string;
  refunds: NonNullable<Work['refunds']>;
}) {
  if (!isPaid) return <Tag tone="attention">{label}</Tag>;
  if (refunds.length > 0) {
    const isDone = refunds.every(({ done_at: done }) => done);
    return <Tag>{isDone ? texts.payment.refunded : texts.payment.toRefund}</Tag>;
  }
  return (
    <Tag tone="success" icon={<Check />}>
      {label}
    </Tag>
  );
}

/** What is to be paid, at every stage, until when and how; or what was paid and goes back (DET-07, DET-08). Seeing it may mark it read (DET-45). */
export function PaymentCard({ work, now, isPrimary, onOpen, onSeen }: PaymentCardProps) {
  const { navigation, provider } = usePortal();
  const { payment } = work;
  const isUnread = unreadTypes(work).includes('payment');
  const element = useSeenOnce<HTMLDivElement>(isUnread, () => onSeen?.());
  if (!payment || !showsPayment(work)) return null;
  const isPaid = payment.state === 'PAYED';
  // The exact words are for some stages only (DET-25).
  const due = paymentDueOfWork(work, provider.worksheetOperational)
    ? PAYMENT_DUE
    : common.work.toPay;
  const isOver = !isPaid && isTooLate(payment, now);
  const refunds = work.refunds ?? [];
  const opening = onOpen
    ? { onClick: onOpen }
    : { href: appHref(navigation, `/payment/${encodeURIComponent(work.id)}`) };
  const label = paymentStateLabel(payment.state) ?? due;
  const facts = [
    ...(work.earlier_payment ? paidFacts(work.earlier_payment, now) : []),
    ...(isPaid ? paidFacts(payment, now) : dueFacts(payment, now)),
    ...refunds.map((refund) => refundFact(refund, now)),
  ];
  return (
    <div ref={element} data-card="payment">
      <Card
        title={texts.payment.title}
        titleEnd={
          <Row gap="small">
            {isUnread && <Tag tone="info">{common.unread}</Tag>}
            <PaymentTag isPaid={isPaid} label={label} refunds={refunds} />
          </Row>
        }
      >
        <Facts facts={facts} />
        {!isPrimary && (
          <Button size="small" block {...opening}>
            {payLabel(payment.state, isPaid || isOver)}
          </Button>
        )}
      </Card>
    </div>
  );
}
