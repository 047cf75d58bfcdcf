import type { WizardStep } from './wizardStep.ts';

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
