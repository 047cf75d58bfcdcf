import { describe, expect, test } from 'vitest';
import { previousStep, reachableStep, type WizardService } from './wizardSteps.ts';
import { toggleService } from './serviceRules.ts';
import { followDirectLink, repeatAppointment } from '../opening/bookingOpening.ts';
import {
  chooseExpert,
  markUnavailable,
  observeService,
  receiveExperts,
} from './bookingReducer.ts';
import type { BookableService } from '@portal/api/schedule';
import { startWizard, type BookingState } from './bookingState.ts';
import { oilChange } from '../testing/sampleServices.testing.ts';
import { freshWizard } from './bookingAtom.ts';
import {
  chooseDate,
  choosePreferredTime,
  chooseTime,
  receiveSlots,
  showMonth,
} from '../steps/time/bookingTimes.ts';

const ana = { id: 'ana', name: 'Ana' };
const rui = { id: 'rui', name: 'Rui' };
const plain: WizardService = {
  id: 'wash',
  users: [],
  disabled: false,
  notAvailable: false,
  schedule_fixed_start_enabled: false,
};
const withExperts = { ...plain, id: 'cut', users: [ana, rui] };
const withOne = { ...plain, id: 'beard', users: [ana] };
const fixed = { ...plain, id: 'class', schedule_fixed_start_enabled: true };
const start = startWizard<WizardService>({
  today: '2026-07-14',
  isLite: false,
  supportsItems: false,
});
const select = (...services: WizardService[]): BookingState<WizardService> =>
  services.reduce((state, service) => toggleService(state, service).state, start);
const ids = (state: BookingState<WizardService>) =>
  state.selectedServices.map((service) => service.id);
const slot = (state: BookingState<WizardService>) =>
  chooseTime(
    receiveSlots(chooseDate(state, '2026-07-20'), { morning: ['10:00'], afternoon: [] }),
    '10:00',
  );

test('starts at step 1 with the whole day preferred [BKG-43]', () => {
  expect([start.step, start.preferedTime]).toEqual([1, 3]);
});

test('back is blocked on a step that a link locked [BKG-14]', () => {
  for (const service of [withExperts, fixed]) {
    const state = followDirectLink(start, service, 'rui');
    expect(previousStep(state)).toEqual({ state, effects: [] });
  }
});

describe('services', () => {
  test('without vacancies it is deselected and cannot be selected again [BKG-24]', () => {
    const state = markUnavailable(select(fixed, plain), 'class');
    expect(ids(state)).toEqual(['wash']);
    expect(ids(toggleService(state, fixed).state)).toEqual(['wash']);
    const locked = followDirectLink(start, fixed, null);
    const released = markUnavailable(locked, 'class');
    expect([released.lockedTo, reachableStep(released, 3)]).toEqual([null, 1]);
  });
  test('a single expert is chosen at once, else the favourite [BKG-03] [BKG-25]', () => {
    expect(select(withOne).expertSelected).toEqual(ana);
    expect(select(withExperts).expertSelected).toBeNull();
    expect(select({ ...withExperts, favorite_expert_id: 'rui' }).expertSelected).toEqual(rui);
    expect(receiveExperts(select(withExperts), [rui]).expertSelected).toEqual(rui);
    const linked = (service: typeof withExperts, id: string | null) =>
      followDirectLink(start, service, id).expertSelected;
    expect(linked(withOne, null)).toEqual(ana);
    expect(linked(withExperts, 'gone')).toBeNull();
    expect(linked({ ...withExperts, favorite_expert_id: 'rui' }, 'gone')).toEqual(rui);
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
    const state = repeatAppointment({ ...slot(select(plain)), step: 3 }, [withOne], {
      beard: 'curta',
    });
    expect([state.step, ids(state), state.serviceObservations]).toEqual([
      1,
      ['beard'],
      { beard: 'curta' },
    ]);
  });
  test('a direct link preselects service and expert and locks step 2, or 3 with a fixed start [BKG-08] [BKG-09] [BKG-10]', () => {
    const two = followDirectLink(start, withExperts, 'rui');
    expect([two.step, two.lockedTo, two.expertSelected, ids(two)]).toEqual([2, 2, rui, ['cut']]);
    expect(followDirectLink(start, fixed, null).lockedTo).toBe(3);
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
  test('the preferred time clears the time [BKG-20]', () => {
    const state = choosePreferredTime(slot(select(plain)), 2);
    expect([state.preferedTime, state.selectedTime, state.selectedDate]).toEqual([
      2,
      null,
      '2026-07-20',
    ]);
  });
  test('another month keeps the choice', () => {
    const state = showMonth(slot(select(plain)), '2026-08-01');
    expect([state.displayedDate, state.selectedTime]).toEqual(['2026-08-01', '10:00']);
  });
  test('a time that is no longer free is dropped', () => {
    expect(
      receiveSlots(slot(select(plain)), { morning: ['11:00'], afternoon: [] }).selectedTime,
    ).toBeNull();
  });
});

test('a wizard carries everything of a booking, under the names of C-244 [ENT-14]', () => {
  const fresh = startWizard<BookableService>({
    today: '2026-07-14',
    isLite: false,
    supportsItems: true,
    itemId: 'item',
  });
  expect(Object.keys(fresh)).toEqual(
    expect.arrayContaining([
      'itemId',
      'selectedServices',
      'serviceObservations',
      'selectedDate',
      'preferedTime',
      'selectedTime',
      'timeSlots',
      'displayedDate',
      'expertSelected',
      'expertsBySlot',
    ]),
  );
  expect([fresh.itemId, fresh.displayedDate, fresh.preferedTime]).toEqual([
    'item',
    '2026-07-14',
    3,
  ]);
  const timeSlots = { morning: ['10:00'], afternoon: ['16:30'] };
  const observed = observeService(
    choosePreferredTime({ ...fresh, selectedServices: [oilChange] }, 2),
    'oil',
    'Filtro também',
  );
  const slotted = chooseTime(receiveSlots(chooseDate(observed, '2026-07-20'), timeSlots), '16:30');
  const chosen = chooseExpert(receiveExperts(slotted, [ana, rui]), rui);
  expect(chosen).toMatchObject({
    selectedServices: [oilChange],
    serviceObservations: { oil: 'Filtro também' },
    selectedDate: '2026-07-20',
    preferedTime: 2,
    selectedTime: '16:30',
    timeSlots,
    expertSelected: rui,
    expertsBySlot: [ana, rui],
  });
  // The draft's ids, the item that is added with the booking and what is typed over the client, until they are known.
  const { draft, newItem, contact } = freshWizard(chosen);
  expect({ draft, newItem, contact }).toEqual({ draft: null, newItem: {}, contact: {} });
});
