import type { BookableService, Expert } from '@portal/api/work/createScheduleApi';
import type { BookingState } from './bookingState.ts';

/** Whether a service starts at a time of its own, so that step 2 has nothing to choose (BKG-22, C-52). */
export function hasFixedStart(services: readonly BookableService[]): boolean {
  return services.some((service) => service.schedule_fixed_start_enabled);
}

/** Whether a service is paid when it is booked (BKG-23, BKG-31). */
export function isPaid(service: BookableService): boolean {
  return (service.schedule_payment_value ?? 0) > 0;
}

/** Experts, a fixed date or a price: at most one such service is selected (BKG-23, C-51). */
export function isExclusive(service: BookableService): boolean {
  return service.users.length > 0 || hasFixedStart([service]) || isPaid(service);
}

/** Whether any two of the services can be booked at once (BKG-23). */
export function canCombine(services: readonly BookableService[]): boolean {
  return services.length > 1 && !services.every(isExclusive);
}

/** The only expert of a service, else the customer's favourite one, else none (BKG-25, BKG-03). */
export function firstExpert(service: BookableService): Expert | null {
  const { users, favorite_expert_id } = service;
  return users.find(({ id }) => users.length === 1 || id === favorite_expert_id) ?? null;
}

/** Name of the other service that went when this one was chosen: no more than one is exclusive. */
export function replacedBy(
  service: BookableService,
  before: BookingState,
  after: BookingState,
): string | null {
  const gone = before.selectedServices.find(
    ({ id }) => id !== service.id && !after.selectedServices.some((kept) => kept.id === id),
  );
  return gone?.name ?? null;
}
