import { startWizard, type BookingState } from './bookingState.ts';
import { reachableStep } from './wizardSteps.ts';
import { expect, test } from 'vitest';
import { haircut, oilChange, workshop } from '../testing/sampleServices.testing.ts';
import { searchAtStep, stepOfAddress } from './stepOfAddress.ts';

const empty = startWizard({
  today: '2026-07-09',
  isLite: false,
  supportsItems: false,
});
const state = (part: Partial<BookingState>) => ({ ...empty, ...part });
const whole = { selectedServices: [oilChange], selectedDate: '2026-07-16', selectedTime: '16:30' };

test('the address holds the step and keeps its other parameters', () => {
  expect([stepOfAddress(''), stepOfAddress('?passo=2'), stepOfAddress('?passo=9')]).toEqual([
    1, 2, 1,
  ]);
  expect(searchAtStep('?x=1', 3)).toBe('?x=1&passo=3');
  expect(searchAtStep('?passo=3', 1)).toBe('');
});

test('an address cannot jump over a step that is incomplete', () => {
  expect(reachableStep(empty, 3)).toBe(1);
  expect(reachableStep(state({ selectedServices: [oilChange] }), 3)).toBe(2);
  expect(reachableStep(state(whole), 3)).toBe(3);
  expect(reachableStep(state({ ...whole, supportsItems: true }), 3)).toBe(1);
});

test('a fixed start has no step 2 [BKG-22]', () => {
  expect(reachableStep(state({ selectedServices: [workshop] }), 2)).toBe(3);
});

test('a locked wizard does not open an earlier step [BKG-14]', () => {
  expect(reachableStep(state({ selectedServices: [haircut], lockedTo: 2 }), 1)).toBe(2);
  expect(reachableStep(state({ selectedServices: [workshop], lockedTo: 3 }), 1)).toBe(3);
});
