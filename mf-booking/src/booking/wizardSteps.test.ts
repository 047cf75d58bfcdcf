import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  plain,
  other,
  withExperts,
  withOne,
  fixed,
  priced,
  start,
  select,
  timed,
} from './wizardMachine.testing.ts';
import {
  canContinue,
  changed,
  nextStep,
  previousStep,
  reachableStep,
  type WizardState,
} from './wizardSteps.ts';
import { isExclusive, toggleService } from './serviceRules.ts';

describe('steps', () => {
  test('go 1, 2, 3 when each is complete [BKG-01]', () => {
    expect(nextStep(start)).toEqual(start);
    const two = nextStep(select(plain));
    expect(two.step).toBe(2);
    expect(nextStep(two).step).toBe(2);
    const three = nextStep(timed(two));
    expect(three.step).toBe(3);
    expect(nextStep(three).step).toBe(3);
  });
  test('where items are supported step 1 needs one', () => {
    const state = { ...select(plain), supportsItems: true };
    expect(canContinue(state)).toBe(false);
    expect(canContinue({ ...state, itemId: '7' })).toBe(true);
  });
  test('a fixed start skips step 2, forwards and back [BKG-13] [BKG-22]', () => {
    const three = nextStep(select(fixed));
    expect(three.step).toBe(3);
    expect(previousStep(three).state.step).toBe(1);
    expect(previousStep({ ...select(plain), step: 3 }).state.step).toBe(2);
    for (const beside of [select(fixed, plain), select(plain, fixed)]) {
      expect(beside.selectedServices).toHaveLength(2);
      expect(nextStep(beside).step).toBe(3);
    }
  });
  test('back from step 1 leaves, back on a locked step does nothing [BKG-12] [BKG-14]', () => {
    expect(previousStep(start).effects).toEqual(['leave']);
    for (const lockedTo of [2, 3] as const) {
      const locked = { ...select(plain), step: lockedTo, lockedTo };
      expect(previousStep(locked)).toEqual({ state: locked, effects: [] });
    }
  });
});

test('whatever is done, step 3 is never reached without what step 2 needs [BKG-12] [BKG-14] [BKG-22] [BKG-23]', () => {
  const services = [plain, other, withExperts, withOne, fixed, priced];
  const action = fc.oneof(
    fc
      .constantFrom(...services)
      .map((service) => (state: WizardState) => toggleService(state, service)),
    fc
      .record({
        selectedDate: fc.constantFrom(null, '2026-07-20'),
        selectedTime: fc.constantFrom(null, '10:00'),
      })
      .map((choice) => (state: WizardState) => ({ state: { ...state, ...choice }, effects: [] })),
    fc.constantFrom<typeof previousStep<WizardState>>(
      (state) => changed(nextStep(state)),
      previousStep,
    ),
  );
  const begin = fc.record({
    supportsItems: fc.boolean(),
    itemId: fc.constantFrom(null, '7'),
    isLite: fc.boolean(),
  });
  fc.assert(
    fc.property(begin, fc.array(action, { maxLength: 40 }), (part, actions) => {
      let state: WizardState = { ...start, ...part };
      for (const act of actions) {
        const before = state;
        const change = act(before);
        state = change.state;
        expect(state.selectedServices.filter(isExclusive).length).toBeLessThanOrEqual(1);
        if (state.step > before.step) expect(canContinue(before)).toBe(true);
        if (state.step === 3 && before.step !== 3)
          expect(before.selectedTime !== null || before.selectedServices.includes(fixed)).toBe(
            true,
          );
        if (change.effects.includes('leave')) expect(before.step).toBe(1);
        for (const wished of [1, 2, 3] as const) {
          const shown = reachableStep(state, wished);
          expect(shown).toBeLessThanOrEqual(state.selectedServices.includes(fixed) ? 3 : wished);
          if (shown === 3)
            expect(state.selectedTime !== null || state.selectedServices.includes(fixed)).toBe(
              true,
            );
        }
      }
    }),
    { numRuns: 500 },
  );
});
