import { lisbonToday } from '@portal/domain/time/isoDate';
import type { DueMessage } from './dueMessage.ts';

/** Why a message does not go any more: it is not so, or it is too late. */
export interface NoMore {
  state: 'cancelled' | 'skipped';
  reason: string;
}

const changed: NoMore = { state: 'cancelled', reason: 'CHANGED' };
const tooLate: NoMore = { state: 'skipped', reason: 'TOO_LATE' };

/** Looks once more whether what is to be told is still so, and still ahead (REM-05, REM-07). */
export function whyNotNow(message: DueMessage, now: Date): NoMore | undefined {
  if (message.deletedAt !== null) return changed;
  const { event, occasion, eventAt } = message;
  switch (event) {
    case 'appointment.upcoming':
      if (message.isBookingOver !== false || message.startsAt?.toISOString() !== occasion)
        return changed;
      return eventAt <= now ? tooLate : undefined;
    case 'work.state':
    case 'work.ready':
      return message.isWorkCancelled === false &&
        Number(message.stage) === Number(message.bars ?? 4)
        ? undefined
        : changed;
    case 'budget.waiting':
      if (message.isWorkCancelled !== false || message.budgetWaits !== true) return changed;
      if (String(message.budgetVersion) !== occasion) return changed;
      return message.budgetValidUntil !== null && message.budgetValidUntil < lisbonToday(now)
        ? tooLate
        : undefined;
    case 'payment.due':
      if (message.isBookingOver === true || message.isWorkCancelled === true) return changed;
      if (message.paymentId !== occasion || message.paymentState === 'PAYED') return changed;
      return eventAt <= now ? tooLate : undefined;
  }
}
