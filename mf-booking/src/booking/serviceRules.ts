import {
  changed,
  hasFixedStart,
  type WizardChange,
  type WizardExpert,
  type WizardService,
  type WizardState,
} from './wizardSteps.ts';

/** Whether a service is paid when it is booked (BKG-23, BKG-31). */
export function isPaid(service: WizardService): boolean {
  return (service.schedule_payment_value ?? 0) > 0;
}

/** Experts, a fixed date or a price: at most one such service is selected (BKG-23, C-51). */
export function isExclusive(service: WizardService): boolean {
  return service.users.length > 0 || hasFixedStart([service]) || isPaid(service);
}

/** The only expert of a service, else the customer's favourite one, else none (BKG-25, BKG-03). */
export function firstExpert(service: WizardService): WizardExpert | null {
  const { users, favorite_expert_id } = service;
  return users.find(({ id }) => users.length === 1 || id === favorite_expert_id) ?? null;
}

/**
 * Selects or deselects a service. An exclusive one deselects the others of its
 * kind and clears the expert (BKG-23); a fixed start clears date and time and
 * asks whether it has vacancies (BKG-18, BKG-24); a single expert, or else the
 * favourite one, is chosen at once (BKG-25, BKG-03).
 */
export function toggleService<S extends WizardService, T extends WizardState<S>>(
  state: T,
  service: S,
): WizardChange<T> {
  const exclusive = isExclusive(service);
  const others = state.selectedServices.filter(({ id }) => id !== service.id);
  const isRemoved = others.length < state.selectedServices.length;
  const isRefused =
    service.disabled || service.notAvailable || state.unavailable.includes(service.id);
  if (isRefused && !isRemoved) return changed(state);
  const next = {
    ...state,
    selectedServices: isRemoved
      ? others
      : [...others.filter((other) => !exclusive || !isExclusive(other)), service],
    expertSelected: !exclusive ? state.expertSelected : isRemoved ? null : firstExpert(service),
  };
  return isRemoved || !hasFixedStart([service])
    ? changed(next)
    : changed({ ...next, selectedDate: null, selectedTime: null }, 'checkAvailability');
}

/** Whether any two of the services can be booked at once (BKG-23). */
export function canCombine(services: readonly WizardService[]): boolean {
  return services.length > 1 && !services.every(isExclusive);
}

/** Name of the other service that went when this one was chosen: no more than one is exclusive. */
export function replacedBy<S extends WizardService & { readonly name: string }>(
  service: S,
  before: WizardState<S>,
  after: WizardState<S>,
): string | null {
  const gone = before.selectedServices.find(
    ({ id }) => id !== service.id && !after.selectedServices.some((kept) => kept.id === id),
  );
  return gone?.name ?? null;
}
