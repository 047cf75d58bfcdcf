import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canContinue,
  nextStep,
  previousStep,
  showsStepBar,
  startWizard,
  type WizardChange,
  type WizardService,
  type WizardState,
} from './wizard.ts';
import {
  chooseDate,
  chooseExpert,
  choosePreferredTime,
  chooseTime,
  followDirectLink,
  isExclusive,
  markUnavailable,
  observeService,
  receiveExperts,
  receiveSlots,
  repeatAppointment,
  showMonth,
  toggleService,
} from './wizardChoices.ts';
import { afterFailedBooking } from './wizardOutcome.ts';

const ana = { id: 'ana', name: 'Ana' };
const rui = { id: 'rui', name: 'Rui' };
const plain: WizardService = {
  id: 'wash',
  users: [],
  disabled: false,
  notAvailable: false,
  schedule_fixed_start_enabled: false,
};
const other = { ...plain, id: 'oil' };
const withExperts = { ...plain, id: 'cut', users: [ana, rui] };
const withOne = { ...plain, id: 'beard', users: [ana] };
const fixed = { ...plain, id: 'class', schedule_fixed_start_enabled: true };
const priced = { ...plain, id: 'check', schedule_payment_value: 25 };
const start = startWizard({ today: '2026-07-14', isLite: false, supportsItems: false });
const select = (...services: WizardService[]): WizardState =>
  services.reduce((state, service) => toggleService(state, service).state, start);
const ids = (state: WizardState) => state.selectedServices.map((service) => service.id);
const slot = (state: WizardState) =>
  chooseTime(
    receiveSlots(chooseDate(state, '2026-07-20'), { morning: ['10:00'], afternoon: [] }),
    '10:00',
  );

describe('steps', () => {
  test('go 1, 2, 3 when each is complete, whole day preferred [BKG-01] [BKG-43]', () => {
    expect([start.step, start.preferedTime]).toEqual([1, 3]);
    expect(nextStep(start).state.step).toBe(1);
    const two = nextStep(select(plain));
    expect([two.state.step, two.effects]).toEqual([2, ['clearClient', 'reloadConfig']]);
    expect(nextStep(two.state).state.step).toBe(2);
    const three = nextStep(slot(two.state));
    expect([three.state.step, three.effects]).toEqual([3, ['loadClient']]);
    expect(nextStep(three.state).state.step).toBe(3);
  });
  test('where items are supported step 1 needs one', () => {
    const state = { ...select(plain), supportsItems: true };
    expect(canContinue(state)).toBe(false);
    expect(canContinue({ ...state, itemId: '7' })).toBe(true);
  });
  test('a fixed start skips step 2, forwards and back [BKG-13] [BKG-22]', () => {
    const three = nextStep(select(fixed)).state;
    expect(three.step).toBe(3);
    expect(previousStep(three).state.step).toBe(1);
    expect(previousStep({ ...select(plain), step: 3 }).state.step).toBe(2);
  });
  test('back from step 1 leaves [BKG-12]', () => {
    expect(previousStep(start).effects).toEqual(['leave']);
  });
  test('back is blocked on a locked step, and the step bar is hidden [BKG-14] [BKG-26]', () => {
    const two = followDirectLink(start, withExperts, 'rui').state;
    expect(previousStep(two)).toEqual({ state: two, effects: [] });
    const three = followDirectLink(start, fixed, null).state;
    expect(previousStep(three)).toEqual({ state: three, effects: [] });
    expect([showsStepBar(two), showsStepBar(start)]).toEqual([false, true]);
  });
  test('entering 1 and 2 clears the client, entering 3 loads it except in lite [BKG-15] [BKG-16]', () => {
    expect(previousStep({ ...slot(select(plain)), step: 3 }).effects).toContain('clearClient');
    expect(previousStep({ ...select(plain), step: 2 }).effects).toEqual(['clearClient']);
    expect(nextStep({ ...slot(select(plain)), step: 2, isLite: true }).effects).toEqual([]);
  });
  test('experts are fetched from step 2 to 3 when a selected service has them [BKG-17]', () => {
    expect(nextStep({ ...slot(select(withExperts)), step: 2 }).effects).toContain('fetchExperts');
    expect(nextStep({ ...slot(select(plain)), step: 2 }).effects).not.toContain('fetchExperts');
  });
});

describe('services', () => {
  test('an exclusive service deselects the others of any of the three kinds and clears the expert [BKG-23]', () => {
    expect(ids(select(plain, withExperts, other))).toEqual(['wash', 'cut', 'oil']);
    expect(ids(select(plain, withExperts, priced))).toEqual(['wash', 'check']);
    expect(ids(select(priced, fixed))).toEqual(['class']);
    expect(
      toggleService(chooseExpert(select(withExperts), ana), priced).state.expertSelected,
    ).toBeNull();
    expect(
      toggleService(chooseExpert(select(withExperts), ana), withExperts).state.expertSelected,
    ).toBeNull();
    expect(
      toggleService(chooseExpert(select(withExperts), ana), plain).state.expertSelected,
    ).toEqual(ana);
  });
  test('a fixed start clears date and time and asks for vacancies [BKG-18] [BKG-24]', () => {
    const change = toggleService(slot(select(plain)), fixed);
    expect([change.state.selectedDate, change.state.selectedTime, change.effects]).toEqual([
      null,
      null,
      ['checkAvailability'],
    ]);
  });
  test('without vacancies it is deselected and cannot be selected again [BKG-24]', () => {
    const state = markUnavailable(select(fixed, plain), 'class');
    expect(ids(state)).toEqual(['wash']);
    expect(ids(toggleService(state, fixed).state)).toEqual(['wash']);
  });
  test('a single expert is chosen at once, else the favourite [BKG-03] [BKG-25]', () => {
    expect(select(withOne).expertSelected).toEqual(ana);
    expect(select(withExperts).expertSelected).toBeNull();
    expect(select({ ...withExperts, favorite_expert_id: 'rui' }).expertSelected).toEqual(rui);
    expect(receiveExperts(select(withExperts), [rui]).expertSelected).toEqual(rui);
    expect(
      receiveExperts(chooseExpert(select(withExperts), ana), [rui, { id: 'eva', name: 'Eva' }])
        .expertSelected,
    ).toBeNull();
  });
  test('an observation is cut to 255 characters [BKG-48]', () => {
    expect(observeService(start, 'wash', 'x'.repeat(300)).serviceObservations['wash']).toHaveLength(
      255,
    );
  });
  test('a repeat record restores services and observations at step 1 [BKG-30]', () => {
    const change = repeatAppointment({ ...slot(select(plain)), step: 3 }, [withOne], {
      beard: 'curta',
    });
    expect([change.state.step, ids(change.state), change.state.serviceObservations]).toEqual([
      1,
      ['beard'],
      { beard: 'curta' },
    ]);
  });
  test('a direct link preselects service and expert and locks step 2, or 3 with a fixed start [BKG-08] [BKG-09] [BKG-10]', () => {
    const two = followDirectLink(start, withExperts, 'rui').state;
    expect([two.step, two.lockedTo, two.expertSelected, ids(two)]).toEqual([2, 2, rui, ['cut']]);
    expect(followDirectLink(start, fixed, null).state.lockedTo).toBe(3);
  });
});

describe('date and time', () => {
  test('choosing a date clears the time and the slots [BKG-19]', () => {
    const state = chooseDate(slot(select(plain)), '2026-07-21');
    expect([state.selectedDate, state.selectedTime, state.timeSlots]).toEqual([
      '2026-07-21',
      null,
      { morning: [], afternoon: [] },
    ]);
  });
  test('the preferred time clears the time and reloads [BKG-20]', () => {
    const change = choosePreferredTime(slot(select(plain)), 2);
    expect([
      change.state.preferedTime,
      change.state.selectedTime,
      change.state.selectedDate,
      change.effects,
    ]).toEqual([2, null, '2026-07-20', ['reloadConfig']]);
  });
  test('another month reloads and keeps the choice [BKG-21]', () => {
    const change = showMonth(slot(select(plain)), '2026-08-01');
    expect([change.state.displayedDate, change.state.selectedTime, change.effects]).toEqual([
      '2026-08-01',
      '10:00',
      ['reloadConfig'],
    ]);
  });
  test('a time that is no longer free is dropped', () => {
    expect(
      receiveSlots(slot(select(plain)), { morning: ['11:00'], afternoon: [] }).selectedTime,
    ).toBeNull();
  });
});

test('whatever is clicked, the wizard stays sound [BKG-12] [BKG-14] [BKG-22] [BKG-23]', () => {
  const action = fc.oneof(
    fc
      .constantFrom(plain, other, withExperts, withOne, fixed, priced)
      .map((service) => (state: WizardState) => toggleService(state, service)),
    fc
      .constantFrom('2026-07-20', '2026-07-21')
      .map((date) => (state: WizardState): WizardChange => ({
        state: chooseDate(state, date),
        effects: [],
      })),
    fc.constant((state: WizardState): WizardChange => ({
      state: state.selectedDate === null ? state : chooseTime(state, '10:00'),
      effects: [],
    })),
    fc
      .constantFrom(1 as const, 2 as const, 3 as const)
      .map((value) => (state: WizardState) => choosePreferredTime(state, value)),
    fc.constantFrom(nextStep, previousStep),
    fc
      .constantFrom(409, 400, 500, 'home')
      .map((code) => (state: WizardState) => afterFailedBooking(state, code)),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let state: WizardState = start;
      for (const act of actions) {
        const before = state;
        const change = act(state);
        state = change.state;
        expect(state.selectedServices.filter(isExclusive).length).toBeLessThanOrEqual(1);
        if (state.selectedTime !== null) expect(state.selectedDate).not.toBeNull();
        if (state.step > before.step)
          expect(canContinue(before) || change.effects.includes('reloadConfig')).toBe(true);
        if (change.effects.includes('leave')) expect(before.step).toBe(1);
      }
    }),
    { seed: 20240621, numRuns: 1000 },
  );
});
