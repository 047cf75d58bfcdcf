import {
  canContinue,
  hasFixedStart,
  type WizardState,
  type WizardStep,
} from '@portal/domain/wizard';

const PARAMETER = 'passo';

/** The step that the address asks for; 1 when it asks for none. */
export function stepOfAddress(search: string): WizardStep {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === '2') return 2;
  return text === '3' ? 3 : 1;
}

/** The address' query at another step; other parameters stay. */
export function searchAtStep(search: string, step: WizardStep): string {
  const parameters = new URLSearchParams(search);
  if (step === 1) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, String(step));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The step to show when `wished` is asked for: not before the one the wizard is locked to
 * (BKG-14), not behind one that is incomplete (C-104), and never step 2 with a fixed start (BKG-22).
 */
export function reachableStep(state: WizardState, wished: WizardStep): WizardStep {
  const fixed = hasFixedStart(state.selectedServices);
  const first = state.lockedTo ?? 1;
  const aim = wished < first ? first : wished;
  if (aim === 1) return 1;
  if (state.lockedTo === null && !canContinue({ ...state, step: 1 })) return 1;
  if (fixed) return 3;
  return aim === 3 && canContinue({ ...state, step: 2 }) ? 3 : 2;
}
