import type { IsoDate } from './lisbonDate.ts';

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

/** 1 mornings, 2 afternoons, 3 the whole day (BKG-43). */
export type PreferredTime = 1 | 2 | 3;
export const PREFERRED_TIME_LABELS: Readonly<Record<PreferredTime, string>> = {
  1: 'Manhãs',
  2: 'Tardes',
  3: 'Todo o dia',
};
/** Exact text (BKG-24). */
export const NO_VACANCIES = 'Vagas indisponíveis';

export type WizardStep = 1 | 2 | 3;

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
  readonly serviceObservations: Readonly<Record<string, string>>;
  readonly expertSelected: WizardExpert | null;
  readonly expertsBySlot: readonly WizardExpert[];
  readonly displayedDate: IsoDate;
  readonly selectedDate: IsoDate | null;
  readonly selectedTime: string | null;
  readonly preferedTime: PreferredTime;
  readonly timeSlots: {
    readonly morning: readonly string[];
    readonly afternoon: readonly string[];
  };
}

/** What the page has to do after a change. */
export type WizardEffect =
  | 'leave'
  | 'clearClient'
  | 'loadClient'
  | 'fetchExperts'
  | 'reloadConfig'
  | 'checkAvailability'
  | 'goHome';

export interface WizardChange<S extends WizardService = WizardService> {
  readonly state: WizardState<S>;
  readonly effects: readonly WizardEffect[];
}

/** A wizard at step 1 with nothing chosen and the whole day preferred (BKG-01, BKG-43). */
export function startWizard<S extends WizardService>(start: {
  today: IsoDate;
  isLite: boolean;
  supportsItems: boolean;
  itemId?: string | null;
}): WizardState<S> {
  return {
    step: 1,
    lockedTo: null,
    isLite: start.isLite,
    supportsItems: start.supportsItems,
    itemId: start.itemId ?? null,
    selectedServices: [],
    unavailable: [],
    serviceObservations: {},
    expertSelected: null,
    expertsBySlot: [],
    displayedDate: start.today,
    selectedDate: null,
    selectedTime: null,
    preferedTime: 3,
    timeSlots: { morning: [], afternoon: [] },
  };
}

export function hasFixedStart(services: readonly WizardService[]): boolean {
  return services.some((service) => service.schedule_fixed_start_enabled);
}

/** Whether the step may be left forwards: a service (and an item), then a date and a slot (C-104). */
export function canContinue(state: WizardState): boolean {
  if (state.step === 1)
    return state.selectedServices.length > 0 && (!state.supportsItems || state.itemId !== null);
  if (state.step === 2) return state.selectedDate !== null && state.selectedTime !== null;
  return false;
}

/** One step forwards; with a fixed start step 2 is skipped (BKG-22). Unchanged while the step is not complete. */
export function nextStep<S extends WizardService>(state: WizardState<S>): WizardChange<S> {
  if (!canContinue(state)) return { state, effects: [] };
  if (state.step === 1 && !hasFixedStart(state.selectedServices)) return enterStep(state, 2);
  const change = enterStep(state, 3);
  const asksExperts =
    state.step === 2 && state.selectedServices.some((service) => service.users.length > 0);
  return asksExperts ? { ...change, effects: [...change.effects, 'fetchExperts'] } : change;
}

/**
 * One step back: from step 1 out of the wizard (BKG-12), from step 3 to step 1
 * with a fixed start (BKG-13), nowhere from the step it is locked to (BKG-14).
 */
export function previousStep<S extends WizardService>(state: WizardState<S>): WizardChange<S> {
  if (state.lockedTo === state.step) return { state, effects: [] };
  if (state.step === 1) return { state, effects: ['leave'] };
  return enterStep(state, state.step === 3 && !hasFixedStart(state.selectedServices) ? 2 : 1);
}

/** The wizard at a step: 1 and 2 forget the client data (BKG-15), 3 loads it except in lite (BKG-16). */
export function enterStep<S extends WizardService>(
  state: WizardState<S>,
  step: WizardStep,
): WizardChange<S> {
  const next = { ...state, step };
  if (step === 1) return { state: next, effects: ['clearClient'] };
  if (step === 2) return { state: next, effects: ['clearClient', 'reloadConfig'] };
  return { state: next, effects: state.isLite ? [] : ['loadClient'] };
}

/** The step bar is hidden when the wizard is locked (BKG-26). */
export function showsStepBar(state: WizardState): boolean {
  return state.lockedTo === null;
}
