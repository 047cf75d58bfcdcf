import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import type { PortalContext } from '@portal/contract/portalContext';
import { focusHeading } from '../focusHeading.ts';
import { refundOf } from './askToCancel.ts';
import { texts } from './texts.ts';

/** After a cancellation: reading goes on at the heading, lists load again, and what goes back is said in euros (POL-07). */
export function tellCancelled(
  { bus, overlays }: Pick<PortalContext, 'bus' | 'overlays'>,
  id: string,
  terms: CancelTerms | null,
): void {
  focusHeading();
  const refund = refundOf(terms);
  bus.emit('appointment.changed', { id });
  overlays.toast({
    message: refund ? texts.cancelledWithRefund(refund) : texts.cancelled,
    tone: 'success',
  });
}
