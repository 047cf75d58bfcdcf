import type { IsoDate } from '@portal/domain/lisbonDate';

export interface WizardExpert {
  readonly id: string;
  readonly name: string;
}

/** What the wizard reads of a bookable service, named as on the wire (ENT-13). */
export interface WizardService {
  readonly id: string;
  readonly users: readonly WizardExpert[];
  readonly disabled: boolean;
  readonly notAvailable: boolean;
  readonly schedule_fixed_start_enabled: boolean;
  readonly schedule_payment_value?: number | null;
  readonly favorite_expert_id?: string | null;
}

export type WizardStep = 1 | 2 | 3;

/** The choices that decide where the wizard may go; the page may keep more beside them. */
export interface WizardState<S extends WizardService = WizardService> {
  readonly step: WizardStep;
  /** A direct-appointment link locks the wizard to a step (BKG-09, BKG-10). */
  readonly lockedTo: 2 | 3 | null;
  readonly isLite: boolean;
  readonly supportsItems: boolean;
  readonly itemId: string | null;
  readonly selectedServices: readonly S[];
  /** Services found without vacancies (BKG-24). */
  readonly unavailable: readonly string[];
  readonly expertSelected: WizardExpert | null;
  readonly selectedDate: IsoDate | null;
  readonly selectedTime: string | null;
}

/** What the page has to do after a change. */
export type WizardEffect = 'leave' | 'checkAvailability' | 'goHome';

export interface WizardChange<T extends WizardState = WizardState> {
  readonly state: T;
  readonly effects: readonly WizardEffect[];
}

/** A change and what the page has to do after it. */
export function changed<T extends WizardState>(
  state: T,
  ...effects: readonly WizardEffect[]
): WizardChange<T> {
  return { state, effects };
}

/** Whether a service starts at a time of its own, so that step 2 has nothing to choose (BKG-22, C-52). */
export function hasFixedStart(services: readonly WizardService[]): boolean {
  return services.some((service) => service.schedule_fixed_start_enabled);
}

/** Whether the step may be left forwards: a service (and an item), then a date and a slot (C-104). */
export function canContinue(state: WizardState): boolean {
  return state.step === 1
    ? state.selectedServices.length > 0 && (!state.supportsItems || state.itemId !== null)
    : state.step === 2 && state.selectedDate !== null && state.selectedTime !== null;
}

/**
 * One step forwards (BKG-01); with a fixed start step 2 is skipped (BKG-22). Unchanged while the step
 * is not complete (C-104).
 */
export function nextStep<T extends WizardState>(state: T): T {
  if (!canContinue(state)) return state;
  const isTimed = state.step === 1 && !hasFixedStart(state.selectedServices);
  return { ...state, step: isTimed ? 2 : 3 };
}

/**
 * One step back: from step 1 out of the wizard (BKG-12), from step 3 to step 1
 * with a fixed start (BKG-13), nowhere from the step it is locked to (BKG-14).
 */
export function previousStep<T extends WizardState>(state: T): WizardChange<T> {
  if (state.lockedTo === state.step) return changed(state);
  if (state.step === 1) return changed(state, 'leave');
  const isTimed = state.step === 3 && !hasFixedStart(state.selectedServices);
  return changed({ ...state, step: isTimed ? 2 : 1 });
}

/**
 * The step to show when `wished` is asked for: not before the one the wizard is locked to
 * (BKG-14), not behind one that is incomplete (C-104), and never step 2 with a fixed start (BKG-22).
 */
export function reachableStep(state: WizardState, wished: WizardStep): WizardStep {
  const isLocked = state.lockedTo !== null;
  if (!isLocked && (wished === 1 || !canContinue({ ...state, step: 1 }))) return 1;
  const isTimed = wished === 3 && canContinue({ ...state, step: 2 });
  return isTimed || hasFixedStart(state.selectedServices) ? 3 : 2;
}
