import type { BookableService, ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { NEW_ITEM, type BookingState, type Draft } from './bookingState.ts';

export interface ChosenMoment {
  readonly date: string;
  readonly time: string;
}

/** Date and time of a fixed start, on the provider's clock (C-933); where a server does not say it, on those of Lisbon. */
export function fixedMoment(service: BookableService): ChosenMoment | null {
  if (!service.schedule_fixed_start_enabled || service.schedule_fixed_start === null) return null;
  if (service.schedule_fixed_at !== undefined) return service.schedule_fixed_at;
  const instant = new Date(service.schedule_fixed_start);
  if (Number.isNaN(instant.getTime())) return null;
  return { date: lisbonToday(instant), time: lisbonTime(instant) };
}

/** When the booking would be: the fixed start, or the chosen date and slot; null while incomplete. */
export function chosenMoment(booking: BookingState): ChosenMoment | null {
  for (const service of booking.selectedServices) {
    const fixed = fixedMoment(service);
    if (fixed) return fixed;
  }
  const { selectedDate, selectedTime } = booking;
  return selectedDate === null || selectedTime === null
    ? null
    : { date: selectedDate, time: selectedTime };
}

/** What draft and booking send (API-67, API-68). */
export function bookingRequest(
  booking: BookingState,
  sent: { draft: Draft | null; itemId: string | null },
): ScheduleRequest {
  const moment = chosenMoment(booking);
  return {
    scheduler_id: sent.draft?.schedulerId ?? null,
    draft_work_id: sent.draft?.draftWorkId ?? null,
    item_id: sent.itemId === NEW_ITEM ? null : sent.itemId,
    services: booking.selectedServices.map(({ id }) => ({
      id,
      observation: booking.serviceObservations[id]?.trim() ?? '',
    })),
    date: moment?.date ?? null,
    time: moment?.time ?? null,
    prefered_time: booking.preferedTime,
    expert_id: booking.expertSelected?.id ?? null,
  };
}
