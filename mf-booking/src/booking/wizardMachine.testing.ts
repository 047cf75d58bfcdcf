import type { WizardService, WizardState } from './wizardSteps.ts';
import { toggleService } from './serviceRules.ts';

export const ana = { id: 'ana', name: 'Ana' };
export const rui = { id: 'rui', name: 'Rui' };
export const plain: WizardService = {
  id: 'wash',
  users: [],
  disabled: false,
  notAvailable: false,
  schedule_fixed_start_enabled: false,
};
export const other: WizardService = { ...plain, id: 'oil' };
export const withExperts: WizardService = { ...plain, id: 'cut', users: [ana, rui] };
export const withOne: WizardService = { ...plain, id: 'beard', users: [ana] };
export const fixed: WizardService = { ...plain, id: 'class', schedule_fixed_start_enabled: true };
export const priced: WizardService = { ...plain, id: 'check', schedule_payment_value: 25 };
export const start: WizardState = {
  step: 1,
  lockedTo: null,
  isLite: false,
  supportsItems: false,
  itemId: null,
  selectedServices: [],
  unavailable: [],
  expertSelected: null,
  selectedDate: null,
  selectedTime: null,
};
export const select = (...services: WizardService[]): WizardState =>
  services.reduce((state, service) => toggleService(state, service).state, start);
export const ids = (state: WizardState) => state.selectedServices.map(({ id }) => id);
export const timed = (state: WizardState): WizardState => ({
  ...state,
  selectedDate: '2026-07-20',
  selectedTime: '10:00',
});
