import type { IsoDate } from '@portal/domain/lisbonDate';
import type { WizardService } from '../../booking/wizardSteps.ts';
import type { BookingState, PreferredTime } from '../../booking/bookingState.ts';

/** Choosing a date clears the time and the slots (BKG-19). */
export function chooseDate<S extends WizardService>(
  state: BookingState<S>,
  selectedDate: IsoDate,
): BookingState<S> {
  return { ...state, selectedDate, selectedTime: null, timeSlots: { morning: [], afternoon: [] } };
}

export function chooseTime<S extends WizardService>(
  state: BookingState<S>,
  selectedTime: string,
): BookingState<S> {
  return { ...state, selectedTime };
}

/** The slots of the chosen day; a chosen time that is no longer free is dropped (BKG-44). */
export function receiveSlots<S extends WizardService>(
  state: BookingState<S>,
  timeSlots: BookingState['timeSlots'],
): BookingState<S> {
  const free = [...timeSlots.morning, ...timeSlots.afternoon];
  const selectedTime = free.find((time) => time === state.selectedTime) ?? null;
  return { ...state, timeSlots, selectedTime };
}

/** Changing the preferred time clears the chosen time; the question to the server changes with it (BKG-20). */
export function choosePreferredTime<S extends WizardService>(
  state: BookingState<S>,
  preferedTime: PreferredTime,
): BookingState<S> {
  return { ...state, preferedTime, selectedTime: null };
}

/** Showing another month; the question to the server changes with it (BKG-21). */
export function showMonth<S extends WizardService>(
  state: BookingState<S>,
  displayedDate: IsoDate,
): BookingState<S> {
  return { ...state, displayedDate };
}
