import {
  changed,
  enterStep,
  hasFixedStart,
  type WizardChange,
  type WizardService,
} from '@portal/domain/wizard';
import { firstExpert, toggleService } from '@portal/domain/wizardServices';
import { observeService } from './bookingServices.ts';
import type { BookingState } from './bookingState.ts';

/** A direct-appointment link: the service and the expert are chosen and the step is locked (BKG-08, BKG-09, BKG-10). */
export function followDirectLink<S extends WizardService>(
  state: BookingState<S>,
  service: S,
  expertId: string | null,
): WizardChange<BookingState<S>> {
  const expertSelected = service.users.find(({ id }) => id === expertId) ?? firstExpert(service);
  const lockedTo = hasFixedStart([service]) ? 3 : 2;
  return enterStep({ ...state, selectedServices: [service], expertSelected, lockedTo }, lockedTo);
}

/** A repeat record: its services and observations, back at step 1 (BKG-30). */
export function repeatAppointment<S extends WizardService>(
  state: BookingState<S>,
  services: readonly S[],
  observations: Readonly<Record<string, string>>,
): WizardChange<BookingState<S>> {
  let restored: BookingState<S> = {
    ...state,
    selectedServices: [],
    serviceObservations: {},
    lockedTo: null,
  };
  for (const service of services) restored = toggleService(restored, service).state;
  for (const [id, text] of Object.entries(observations))
    restored = observeService(restored, id, text);
  const { state: opened, effects } = enterStep(restored, 1);
  return hasFixedStart(opened.selectedServices)
    ? changed(opened, ...effects, 'checkAvailability')
    : changed(opened, ...effects);
}
