import type { IsoDate } from './lisbonDate.ts';
import { SERVICE_OBSERVATION_MAX_LENGTH } from './limits.ts';
import {
  enterStep,
  hasFixedStart,
  type PreferredTime,
  type WizardChange,
  type WizardExpert,
  type WizardService,
  type WizardState,
} from './wizard.ts';

/** Experts, a fixed date or a price: at most one such service is selected (BKG-23, C-51). */
export function isExclusive(service: WizardService): boolean {
  return (
    service.users.length > 0 ||
    service.schedule_fixed_start_enabled ||
    (service.schedule_payment_value ?? 0) > 0
  );
}

/**
 * Selects or deselects a service. An exclusive one deselects the others of its
 * kind and clears the expert (BKG-23); a fixed start clears date and time and
 * asks whether it has vacancies (BKG-18, BKG-24); a single expert, or else the
 * favourite one, is chosen at once (BKG-25, BKG-03).
 */
export function toggleService<S extends WizardService>(
  state: WizardState<S>,
  service: S,
): WizardChange<S> {
  const others = state.selectedServices.filter((selected) => selected.id !== service.id);
  const exclusive = isExclusive(service);
  const expertSelected = exclusive ? null : state.expertSelected;
  if (others.length < state.selectedServices.length) {
    return { state: { ...state, selectedServices: others, expertSelected }, effects: [] };
  }
  if (service.disabled || service.notAvailable || state.unavailable.includes(service.id))
    return { state, effects: [] };
  const kept = exclusive ? others.filter((selected) => !isExclusive(selected)) : others;
  const selected = {
    ...state,
    selectedServices: [...kept, service],
    expertSelected: exclusive ? firstExpert(service) : expertSelected,
  };
  if (!service.schedule_fixed_start_enabled) return { state: selected, effects: [] };
  return {
    state: { ...selected, selectedDate: null, selectedTime: null },
    effects: ['checkAvailability'],
  };
}

/** A service without vacancies is deselected and stays marked `Vagas indisponíveis` (BKG-24). */
export function markUnavailable<S extends WizardService>(
  state: WizardState<S>,
  serviceId: string,
): WizardState<S> {
  return {
    ...state,
    selectedServices: state.selectedServices.filter((service) => service.id !== serviceId),
    unavailable: [...state.unavailable.filter((id) => id !== serviceId), serviceId],
  };
}

/** An observation of a service, cut to its limit (BKG-48). */
export function observeService<S extends WizardService>(
  state: WizardState<S>,
  serviceId: string,
  text: string,
): WizardState<S> {
  const observation = text.slice(0, SERVICE_OBSERVATION_MAX_LENGTH);
  return {
    ...state,
    serviceObservations: { ...state.serviceObservations, [serviceId]: observation },
  };
}

/** Choosing a date clears the time and the slots (BKG-19). */
export function chooseDate<S extends WizardService>(
  state: WizardState<S>,
  date: IsoDate,
): WizardState<S> {
  return {
    ...state,
    selectedDate: date,
    selectedTime: null,
    timeSlots: { morning: [], afternoon: [] },
  };
}

export function chooseTime<S extends WizardService>(
  state: WizardState<S>,
  time: string,
): WizardState<S> {
  return { ...state, selectedTime: time };
}

/** The slots of the chosen day; a chosen time that is no longer free is dropped. */
export function receiveSlots<S extends WizardService>(
  state: WizardState<S>,
  timeSlots: WizardState['timeSlots'],
): WizardState<S> {
  const free = [...timeSlots.morning, ...timeSlots.afternoon];
  const kept =
    state.selectedTime !== null && free.includes(state.selectedTime) ? state.selectedTime : null;
  return { ...state, timeSlots, selectedTime: kept };
}

/** Changing the preferred time clears the chosen time and asks for slots again (BKG-20). */
export function choosePreferredTime<S extends WizardService>(
  state: WizardState<S>,
  preferedTime: PreferredTime,
): WizardChange<S> {
  return { state: { ...state, preferedTime, selectedTime: null }, effects: ['reloadConfig'] };
}

/** Showing another month asks for its slots (BKG-21). */
export function showMonth<S extends WizardService>(
  state: WizardState<S>,
  displayedDate: IsoDate,
): WizardChange<S> {
  return { state: { ...state, displayedDate }, effects: ['reloadConfig'] };
}

export function chooseExpert<S extends WizardService>(
  state: WizardState<S>,
  expert: WizardExpert | null,
): WizardState<S> {
  return { ...state, expertSelected: expert };
}

/** The experts free in the slot: a single one is chosen, one that is not among them is dropped (BKG-25). */
export function receiveExperts<S extends WizardService>(
  state: WizardState<S>,
  experts: readonly WizardExpert[],
): WizardState<S> {
  const chosen = experts.find((expert) => expert.id === state.expertSelected?.id) ?? null;
  const only = experts.length === 1 ? (experts[0] ?? null) : null;
  return { ...state, expertsBySlot: experts, expertSelected: only ?? chosen };
}

/** A direct-appointment link: the service and the expert are chosen and the step is locked (BKG-08, BKG-09, BKG-10). */
export function followDirectLink<S extends WizardService>(
  state: WizardState<S>,
  service: S,
  expertId: string | null,
): WizardChange<S> {
  const expert = service.users.find((user) => user.id === expertId) ?? firstExpert(service);
  const step = hasFixedStart([service]) ? 3 : 2;
  return enterStep(
    { ...state, selectedServices: [service], expertSelected: expert, lockedTo: step },
    step,
  );
}

/** A repeat record: its services and observations, back at step 1 (BKG-30). */
export function repeatAppointment<S extends WizardService>(
  state: WizardState<S>,
  services: readonly S[],
  observations: Readonly<Record<string, string>>,
): WizardChange<S> {
  let restored: WizardState<S> = {
    ...state,
    selectedServices: [],
    serviceObservations: {},
    lockedTo: null,
  };
  for (const service of services) restored = toggleService(restored, service).state;
  for (const [id, text] of Object.entries(observations))
    restored = observeService(restored, id, text);
  const fixed = hasFixedStart(restored.selectedServices);
  const change = enterStep(restored, 1);
  return fixed ? { ...change, effects: [...change.effects, 'checkAvailability'] } : change;
}

function firstExpert(service: WizardService): WizardExpert | null {
  const only = service.users.length === 1 ? service.users[0] : undefined;
  return only ?? service.users.find((user) => user.id === service.favorite_expert_id) ?? null;
}
