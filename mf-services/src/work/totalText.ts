import type { Work } from '@portal/api/work/work';
import { eurosToCents, formatEuros, type Cents } from '@portal/domain/money/cents';

/** The total of a work in cents, or null while there is none. */
export function totalInCents(work: Pick<Work, 'total'>): Cents | null {
  return work.total === null ? null : eurosToCents(work.total);
}

/** The total as the customer reads it: `184,50 €`. */
export function totalText(work: Pick<Work, 'total'>): string | undefined {
  const total = totalInCents(work);
  return total === null ? undefined : formatEuros(total);
}

/** What a payment is over, as the customer reads it. */
export function paymentText(work: Pick<Work, 'payment'>): string | undefined {
  return work.payment ? formatEuros(eurosToCents(work.payment.total)) : undefined;
}
