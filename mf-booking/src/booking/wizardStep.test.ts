import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followDirectLink } from '../opening/directLink.ts';
import {
  barber,
  brakes,
  diagnosis,
  haircut,
  oilChange,
  workshop,
} from '../testing/sampleServices.testing.ts';
import { bookingReducer, type BookingAction } from './bookingReducer.ts';
import { startBooking, type BookingState } from './bookingState.ts';
import { isExclusive } from './isExclusive.ts';
import {
  canContinue,
  nextStep,
  previousStep,
  reachableStep,
  type WizardStep,
} from './wizardStep.ts';

const STEPS = [1, 2, 3] as const;
const empty = startBooking({ today: '2026-07-09', isLite: false, supportsItems: false });
const booking = (part: Partial<BookingState>): BookingState => ({ ...empty, ...part });
const served = booking({ selectedServices: [oilChange] });
const timed = booking({ ...served, selectedDate: '2026-07-16', selectedTime: '16:30' });
const fixed = booking({ selectedServices: [workshop] });

describe('steps', () => {
  test('go 1, 2, 3 when each is complete [BKG-01]', () => {
    expect(nextStep(empty, 1)).toBe(1);
    expect(nextStep(served, 1)).toBe(2);
    expect(nextStep(served, 2)).toBe(2);
    expect(nextStep(timed, 2)).toBe(3);
    expect(nextStep(timed, 3)).toBe(3);
  });
  test('where items are supported step 1 needs one', () => {
    const items = booking({ ...served, supportsItems: true });
    expect(canContinue(items, 1)).toBe(false);
    expect(canContinue({ ...items, itemId: '7' }, 1)).toBe(true);
    expect(reachableStep({ ...timed, supportsItems: true }, 3)).toBe(1);
  });
  test('a fixed start skips step 2, forwards and back, whatever is beside it [BKG-13] [BKG-22]', () => {
    for (const services of [[workshop], [workshop, oilChange], [oilChange, workshop]]) {
      const chosen = booking({ selectedServices: services });
      expect([nextStep(chosen, 1), previousStep(chosen, 3), reachableStep(chosen, 2)]).toEqual([
        3, 1, 3,
      ]);
    }
    expect(previousStep(timed, 3)).toBe(2);
  });
  test('back from step 1 leaves, back on a locked step does nothing [BKG-12] [BKG-14]', () => {
    expect(previousStep(empty, 1)).toBeNull();
    expect(previousStep(followDirectLink(empty, haircut, 'rui'), 2)).toBe(2);
    expect(previousStep(followDirectLink(empty, workshop, null), 3)).toBe(3);
  });
  test('an address cannot jump over a step that is incomplete', () => {
    expect([empty, served, timed].map((state) => reachableStep(state, 3))).toEqual([1, 2, 3]);
  });
  test('a locked wizard does not open an earlier step [BKG-14]', () => {
    expect(reachableStep(booking({ selectedServices: [haircut], lockedTo: 2 }), 1)).toBe(2);
    expect(reachableStep({ ...fixed, lockedTo: 3 }, 1)).toBe(3);
  });
});

test('whatever is done, step 3 is never reached without what step 2 needs [BKG-12] [BKG-14] [BKG-22] [BKG-23]', () => {
  const service = fc.constantFrom(oilChange, brakes, haircut, barber, workshop, diagnosis);
  const action = fc.oneof(
    service.map((toggled): BookingAction => ({ type: 'toggleService', service: toggled })),
    service.map(({ id }): BookingAction => ({ type: 'markUnavailable', serviceId: id })),
    fc.constantFrom<BookingAction>(
      { type: 'chooseItem', itemId: '7' },
      { type: 'chooseDate', date: '2026-07-20' },
      { type: 'chooseTime', time: '10:00' },
      { type: 'receiveSlots', slots: { morning: ['10:00'], afternoon: [] } },
      { type: 'receiveSlots', slots: { morning: [], afternoon: [] } },
      { type: 'loseSlot', alternatives: [] },
    ),
  );
  const step = fc.record({ action, move: fc.constantFrom(null, nextStep, previousStep) });
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (supportsItems, done) => {
      let state = booking({ supportsItems });
      let at: WizardStep = 1;
      for (const { action: happened, move } of done) {
        state = bookingReducer(state, happened);
        const hasTime = state.selectedTime !== null || state.selectedServices.includes(workshop);
        expect(state.selectedServices.filter(isExclusive).length).toBeLessThanOrEqual(1);
        at = reachableStep(state, at);
        const moved = move?.(state, at) ?? at;
        if (moved > at) expect(canContinue(state, at)).toBe(true);
        if (moved === 3) expect(hasTime).toBe(true);
        if (move === previousStep && previousStep(state, at) === null) expect(at).toBe(1);
        for (const wished of STEPS) {
          const shown = reachableStep(state, wished);
          expect(shown).toBeLessThanOrEqual(state.selectedServices.includes(workshop) ? 3 : wished);
          if (shown === 3) expect(hasTime).toBe(true);
        }
        at = moved;
      }
    }),
    { numRuns: 500 },
  );
});
