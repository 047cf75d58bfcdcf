import type { BookingState } from './bookingState.ts';
import { hasFixedStart } from './isExclusive.ts';

export type WizardStep = 1 | 2 | 3;

/** Whether the step may be left forwards: a service (and an item), then a date and a slot (C-104). */
export function canContinue(booking: BookingState, step: WizardStep): boolean {
  return step === 1
    ? booking.selectedServices.length > 0 && (!booking.supportsItems || booking.itemId !== null)
    : step === 2 && booking.selectedDate !== null && booking.selectedTime !== null;
}

/**
 * One step forwards (BKG-01); with a fixed start step 2 is skipped (BKG-22). The same while the step
 * is not complete (C-104).
 */
export function nextStep(booking: BookingState, step: WizardStep): WizardStep {
  if (!canContinue(booking, step)) return step;
  return step === 1 && !hasFixedStart(booking.selectedServices) ? 2 : 3;
}

/**
 * One step back: from step 1 out of the wizard, which null stands for (BKG-12), from step 3 to step 1
 * with a fixed start (BKG-13), nowhere from the step it is locked to (BKG-14).
 */
export function previousStep(booking: BookingState, step: WizardStep): WizardStep | null {
  if (booking.lockedTo === step) return step;
  if (step === 1) return null;
  return step === 3 && !hasFixedStart(booking.selectedServices) ? 2 : 1;
}

/**
 * The step to show when `wished` is asked for: not before the one the wizard is locked to
 * (BKG-14), not behind one that is incomplete (C-104), and never step 2 with a fixed start (BKG-22).
 */
export function reachableStep(booking: BookingState, wished: WizardStep): WizardStep {
  const isLocked = booking.lockedTo !== null;
  if (!isLocked && (wished === 1 || !canContinue(booking, 1))) return 1;
  const isTimed = wished === 3 && canContinue(booking, 2);
  return isTimed || hasFixedStart(booking.selectedServices) ? 3 : 2;
}
