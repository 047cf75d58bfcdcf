import { hasFixedStart, type WizardService } from '../booking/wizardSteps.ts';
import { firstExpert, toggleService } from '../booking/serviceRules.ts';
import { observeService } from '../booking/bookingReducer.ts';
import type { BookingState } from '../booking/bookingState.ts';

/** A direct-appointment link: the service and the expert are chosen and the step is locked (BKG-08, BKG-09, BKG-10). */
export function followDirectLink<S extends WizardService>(
  state: BookingState<S>,
  service: S,
  expertId: string | null,
): BookingState<S> {
  const expertSelected = service.users.find(({ id }) => id === expertId) ?? firstExpert(service);
  const lockedTo = hasFixedStart([service]) ? 3 : 2;
  return { ...state, selectedServices: [service], expertSelected, lockedTo, step: lockedTo };
}

/** A repeat record: its services and observations, back at step 1 (BKG-30). */
export function repeatAppointment<S extends WizardService>(
  state: BookingState<S>,
  services: readonly S[],
  observations: Readonly<Record<string, string>>,
): BookingState<S> {
  let restored: BookingState<S> = {
    ...state,
    selectedServices: [],
    serviceObservations: {},
    lockedTo: null,
  };
  for (const service of services) restored = toggleService(restored, service).state;
  for (const [id, text] of Object.entries(observations))
    restored = observeService(restored, id, text);
  return { ...restored, step: 1 };
}
