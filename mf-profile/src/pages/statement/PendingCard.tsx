import type { PendingPayment } from '@portal/api/payment/statement';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { groupDigits } from '@portal/domain/text/groupDigits';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Clock } from '@portal/ui/icons/time/Clock';
import { List, ListRow } from '@portal/ui/ListRow';
import { aboutWords } from './aboutWords.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { texts } from './texts.ts';

interface PendingCardProps {
  pending: readonly PendingPayment[];
  now: Date;
}

/** References and requests that wait for the customer, each with what is to be paid and the way to its payment. */
export function PendingCard({ pending, now }: PendingCardProps) {
  const { navigation } = usePortal();
  return (
    <Card title={texts.pending.title} titleId="pending">
      <List>
        {pending.map((payment) => {
          const about = aboutWords(payment.about);
          const ends = payment.details?.expiration_date;
          return (
            <ListRow
              key={payment.id}
              media={<Clock />}
              title={about}
              sub={
                <EntryFacts
                  facts={[
                    wayWords(payment),
                    formatEuros(eurosToCents(payment.total)),
                    ends && texts.pending.until(formatShortInstant(new Date(ends), now)),
                  ]}
                />
              }
              end={
                <Button
                  size="small"
                  href={`${navigation.base}/payment/${encodeURIComponent(payment.about.subject)}`}
                  aria-label={texts.pending.openFor(about)}
                >
                  {texts.pending.open}
                </Button>
              }
            />
          );
        })}
      </List>
    </Card>
  );
}

function wayWords({ details, method }: PendingPayment): string {
  const type = details?.type ?? method;
  if (details?.type === 'MB' && details.entity && details.reference)
    return texts.pending.reference(details.entity, groupDigits(details.reference));
  if (details?.type === 'MBWAY' && details.phone)
    return texts.pending.mbWay(formatPhone(details.phone));
  return texts.pending.other(type ? PAYMENT_METHOD_LABELS[type] : '');
}
