import type { ProviderWork } from '@portal/api/provider/providerWork';

/** How a booking stands, for whoever is booked. */
export type BookingCondition =
  | 'cancelled'
  | 'cancelledByCustomer'
  | 'noShow'
  | 'arrived'
  | 'wantsMove'
  | 'confirmed'
  | 'unconfirmed';

/** What an owner can do with a booking. */
export type BookingStep =
  | 'acceptMove'
  | 'refuseMove'
  | 'confirm'
  | 'arrive'
  | 'openWork'
  | 'noShow'
  | 'cancel';

export interface BookingState {
  condition: BookingCondition;
  /** What comes next by all likelihood. */
  main: BookingStep | null;
  /** What is possible besides. */
  others: BookingStep[];
}

/** Customers come early. */
const DUE_MS = 30 * 60_000;

type Booking = Pick<
  ProviderWork,
  | 'is_cancelled'
  | 'cancelled_by_client'
  | 'no_show'
  | 'client_arrived'
  | 'work_id'
  | 'move'
  | 'is_confirmed'
  | 'item'
  | 'share_calendar_start'
>;

/** How a booking stands at an instant, and which steps the provider API takes then (C-806). */
export function bookingState(booking: Booking, now: Date): BookingState {
  if (booking.is_cancelled) {
    const condition = booking.cancelled_by_client ? 'cancelledByCustomer' : 'cancelled';
    return { condition, main: null, others: [] };
  }
  if (booking.no_show) return { condition: 'noShow', main: null, others: [] };
  if (booking.client_arrived || booking.work_id !== null) {
    // Of what has no item, a haircut, nothing is left to do.
    const opens = booking.work_id === null && booking.item !== null;
    return { condition: 'arrived', main: opens ? 'openWork' : null, others: [] };
  }
  const start = Date.parse(booking.share_calendar_start ?? '');
  const isDue = start - now.getTime() <= DUE_MS;
  const others: BookingStep[] = [];
  if (start <= now.getTime()) others.push('noShow');
  others.push('cancel');
  if (booking.move)
    return {
      condition: 'wantsMove',
      main: 'acceptMove',
      others: ['refuseMove', 'arrive', ...others],
    };
  if (booking.is_confirmed)
    return isDue
      ? { condition: 'confirmed', main: 'arrive', others }
      : { condition: 'confirmed', main: null, others: ['arrive', ...others] };
  return isDue
    ? { condition: 'unconfirmed', main: 'arrive', others: ['confirm', ...others] }
    : { condition: 'unconfirmed', main: 'confirm', others: ['arrive', ...others] };
}
