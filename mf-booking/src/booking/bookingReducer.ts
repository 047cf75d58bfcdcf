import { SERVICE_OBSERVATION_MAX_LENGTH } from '@portal/domain/limits';
import type { WizardExpert, WizardService } from './wizardSteps.ts';
import type { BookingState } from './bookingState.ts';

/**
 * A service without vacancies is deselected and stays marked `Vagas indisponíveis` (BKG-24). That of a
 * direct link takes the lock along: step 1 has the mark and the other services (C-190).
 */
export function markUnavailable<S extends WizardService>(
  state: BookingState<S>,
  serviceId: string,
): BookingState<S> {
  const selectedServices = state.selectedServices.filter(({ id }) => id !== serviceId);
  return {
    ...state,
    selectedServices,
    lockedTo: selectedServices.length === 0 ? null : state.lockedTo,
    unavailable: [...state.unavailable.filter((id) => id !== serviceId), serviceId],
  };
}

/** An observation of a service, cut to its limit (BKG-48). */
export function observeService<S extends WizardService>(
  state: BookingState<S>,
  serviceId: string,
  text: string,
): BookingState<S> {
  const observation = text.slice(0, SERVICE_OBSERVATION_MAX_LENGTH);
  return {
    ...state,
    serviceObservations: { ...state.serviceObservations, [serviceId]: observation },
  };
}

export function chooseExpert<S extends WizardService>(
  state: BookingState<S>,
  expertSelected: WizardExpert | null,
): BookingState<S> {
  return { ...state, expertSelected };
}

/** The experts free in the slot: a single one is chosen, one that is not among them is dropped (BKG-17, BKG-25). */
export function receiveExperts<S extends WizardService>(
  state: BookingState<S>,
  expertsBySlot: readonly WizardExpert[],
): BookingState<S> {
  const isOnly = expertsBySlot.length === 1;
  const expertSelected =
    expertsBySlot.find(({ id }) => isOnly || id === state.expertSelected?.id) ?? null;
  return { ...state, expertsBySlot, expertSelected };
}
