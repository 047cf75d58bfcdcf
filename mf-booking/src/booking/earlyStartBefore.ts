import type { IsoDate } from '@portal/domain/time/isoDate';
import { chosenMoment } from './bookingRequest.ts';
import type { BookingState } from './bookingState.ts';

/**
 * Before which day the chosen services need the request to begin early, where the chosen moment lies before it; null
 * where nothing is asked (LAW-09). A booking that holds one service that may be withdrawn from may be.
 */
export function earlyStartBefore(booking: BookingState): IsoDate | null {
  const moment = chosenMoment(booking);
  const day = booking.selectedServices
    .map((service) => service.early_start_before)
    .find((before) => before !== null && before !== undefined);
  return moment !== null && day && moment.date < day ? day : null;
}
