import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import { centsToEuros } from '@portal/domain/money/cents';
import type { AppointmentRow } from '../../appointments/appointmentRow.ts';

/** What was paid for an appointment and what of it is kept, in cents, and why. */
export interface KeptOfPaid {
  paidCents: number;
  keptCents: number;
  reason: CancelTerms['reason'];
}

/** The same on the wire, without the words. */
export function termsInEuros(
  { freeUntil }: AppointmentRow,
  { paidCents, keptCents, reason }: KeptOfPaid,
): Omit<CancelTerms, 'message'> {
  return {
    paid: centsToEuros(paidCents),
    refund: centsToEuros(paidCents - keptCents),
    kept: centsToEuros(keptCents),
    free_until: freeUntil?.toISOString() ?? null,
    reason,
  };
}
