import type { BookableService } from '@portal/api/work/createScheduleApi';
import { describe, expect, test } from 'vitest';
import { followDirectLink } from '../opening/directLink.ts';
import { repeatAppointment } from '../opening/repeatedAppointment.ts';
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
import { canCombine, isPaid } from './isExclusive.ts';
import { reachableStep } from './wizardStep.ts';

const [rui, ines] = haircut.users;
const anyone = { ...haircut, favorite_expert_id: null };
const start = startBooking({ today: '2026-07-14', isLite: false, supportsItems: false });
const after = (booking: BookingState, ...actions: BookingAction[]) =>
  actions.reduce(bookingReducer, booking);
const select = (...services: BookableService[]) =>
  after(start, ...services.map((service) => ({ type: 'toggleService', service }) as const));
const ids = (booking: BookingState) => booking.selectedServices.map(({ id }) => id);
const slot = (booking: BookingState) =>
  after(
    booking,
    { type: 'chooseDate', date: '2026-07-20' },
    { type: 'receiveSlots', slots: { morning: ['10:00'], afternoon: [] } },
    { type: 'chooseTime', time: '10:00' },
  );

test('starts with the whole day preferred [BKG-43]', () => {
  expect(start.preferedTime).toBe(3);
});

test('what was asked for inside the fourteen days is asked anew for another day or other services [LAW-09]', () => {
  const asked = after(slot(select(oilChange)), { type: 'askEarlyStart', asked: true });
  expect(asked.earlyStart).toBe(true);
  expect(after(asked, { type: 'saveContact' }).earlyStart).toBe(true);
  const others: BookingAction[] = [
    { type: 'toggleService', service: brakes },
    { type: 'chooseDate', date: '2026-07-21' },
    {
      type: 'chooseMoment',
      month: '2026-07-01',
      moment: { date: '2026-07-21', time: '9:00' },
    },
  ];
  for (const other of others) expect(after(asked, other).earlyStart).toBe(false);
});

describe('services', () => {
  test('at most one with experts, a fixed date or a price; toggling it clears the expert [BKG-23]', () => {
    expect(ids(select(oilChange, haircut, brakes))).toEqual(['oil', 'cut', 'brakes']);
    expect(ids(select(oilChange, haircut, diagnosis))).toEqual(['oil', 'check']);
    expect(ids(select(diagnosis, workshop))).toEqual(['class']);
    const freeClass = { ...workshop, id: 'free', schedule_payment_value: null };
    expect(ids(select(diagnosis, freeClass))).toEqual(['free']);
    expect(ids(select(freeClass, haircut))).toEqual(['cut']);
    const chosen = select(haircut);
    const toggled = (service: BookableService) =>
      after(chosen, { type: 'toggleService', service }).expertSelected;
    expect(chosen.expertSelected).toEqual(ines);
    expect([toggled(diagnosis), toggled(haircut), toggled(oilChange)]).toEqual([null, null, ines]);
    const priced = { ...oilChange, schedule_payment_value: 0 };
    expect([oilChange, diagnosis, priced].map(isPaid)).toEqual([false, true, false]);
  });
  test('only a service without expert, date and price goes with another one [BKG-23]', () => {
    expect(canCombine([haircut, diagnosis, workshop])).toBe(false);
    expect(canCombine([haircut, oilChange])).toBe(true);
    expect(canCombine([oilChange])).toBe(false);
  });
  test('a fixed start clears date and time [BKG-18]', () => {
    const booking = after(slot(select(oilChange)), { type: 'toggleService', service: workshop });
    expect([booking.selectedDate, booking.selectedTime]).toEqual([null, null]);
  });
  test('without vacancies it is deselected and cannot be selected again [BKG-24]', () => {
    const full = { type: 'markUnavailable', serviceId: 'class' } as const;
    const booking = after(select(workshop, oilChange), full);
    expect(ids(booking)).toEqual(['oil']);
    expect(ids(after(booking, { type: 'toggleService', service: workshop }))).toEqual(['oil']);
    const released = after(followDirectLink(start, workshop, null), full);
    expect([released.lockedTo, reachableStep(released, 3)]).toEqual([null, 1]);
  });
  test('what is not available cannot be selected', () => {
    for (const part of [{ disabled: true }, { notAvailable: true }])
      expect(ids(select({ ...oilChange, ...part }))).toEqual([]);
  });
  test('a single expert is chosen at once, else the favourite [BKG-03] [BKG-25]', () => {
    expect(select(barber).expertSelected).toEqual(rui);
    expect(select(anyone).expertSelected).toBeNull();
    expect(select(haircut).expertSelected).toEqual(ines);
    const linked = (service: BookableService, id: string | null) =>
      followDirectLink(start, service, id).expertSelected;
    expect(linked(barber, null)).toEqual(rui);
    expect(linked(anyone, 'gone')).toBeNull();
    expect(linked(haircut, 'gone')).toEqual(ines);
  });
  test('of the experts free in the slot a single one is chosen, one who is not free is dropped [BKG-17] [BKG-25]', () => {
    const eva = { id: 'eva', name: 'Eva' };
    const received = (booking: BookingState, ...experts: { id: string; name: string }[]) =>
      after(booking, { type: 'receiveExperts', experts }).expertSelected;
    expect(received(select(anyone), eva)).toEqual(eva);
    expect(received(select(haircut), eva, ...haircut.users)).toEqual(ines);
    expect(received(select(barber), eva, { id: 'ana', name: 'Ana' })).toBeNull();
  });
  test('an observation is cut to 255 characters [BKG-48]', () => {
    const long = { type: 'observe', serviceId: 'oil', text: 'x'.repeat(300) } as const;
    expect(after(start, long).serviceObservations['oil']).toHaveLength(255);
  });
  test('a repeat record brings services and observations back [BKG-30]', () => {
    const repeated = { services: [barber], observations: { beard: 'curta' } };
    const booking = repeatAppointment(start, repeated);
    expect([ids(booking), booking.serviceObservations]).toEqual([['beard'], { beard: 'curta' }]);
  });
  test('a direct link preselects service and expert and locks step 2, or 3 with a fixed start [BKG-08] [BKG-09] [BKG-10]', () => {
    const two = followDirectLink(start, haircut, 'rui');
    expect([two.lockedTo, two.expertSelected, ids(two)]).toEqual([2, rui, ['cut']]);
    expect(followDirectLink(start, workshop, null).lockedTo).toBe(3);
  });
});

describe('date and time', () => {
  test('choosing a date clears the time [BKG-19]', () => {
    const booking = after(slot(select(oilChange)), { type: 'chooseDate', date: '2026-07-21' });
    expect([booking.selectedDate, booking.selectedTime]).toEqual(['2026-07-21', null]);
  });
  test('the preferred time clears the time [BKG-20]', () => {
    const booking = after(slot(select(oilChange)), { type: 'preferTime', preferedTime: 2 });
    expect([booking.preferedTime, booking.selectedTime]).toEqual([2, null]);
    expect(booking.selectedDate).toBe('2026-07-20');
  });
  test('another month keeps the choice', () => {
    const booking = after(slot(select(oilChange)), { type: 'showMonth', date: '2026-08-01' });
    expect([booking.displayedDate, booking.selectedTime]).toEqual(['2026-08-01', '10:00']);
  });
  test('a time that is no longer free is dropped', () => {
    const slots = { morning: ['11:00'], afternoon: [] };
    expect(after(slot(select(oilChange)), { type: 'receiveSlots', slots }).selectedTime).toBeNull();
  });
  test('other times are offered for one that was taken, until a day or time is chosen', () => {
    const alternatives = [{ date: '2026-08-03', time: '11:00' }];
    const taken = after(slot(select(oilChange)), { type: 'loseSlot', alternatives });
    expect([taken.selectedDate, taken.selectedTime]).toEqual(['2026-07-20', null]);
    const [moment = { date: '', time: '' }] = alternatives;
    const other = after(taken, { type: 'chooseMoment', month: '2026-08-01', moment });
    expect(other).toMatchObject({
      displayedDate: '2026-08-01',
      selectedDate: '2026-08-03',
      selectedTime: '11:00',
      alternatives,
    });
    expect(after(taken, { type: 'chooseTime', time: '12:00' }).alternatives).toEqual([]);
    expect(after(taken, { type: 'chooseDate', date: '2026-07-21' }).alternatives).toEqual([]);
    // Another question has other answers.
    expect(after(taken, { type: 'preferTime', preferedTime: 2 }).alternatives).toEqual([]);
    expect(after(taken, { type: 'chooseExpert', expert: null }).alternatives).toEqual([]);
    expect(after(taken, { type: 'toggleService', service: oilChange }).alternatives).toEqual([]);
  });
  test.each([
    [1, '12:30', 1],
    [1, '13:00', 3],
    [2, '13:00', 2],
    [2, '12:30', 3],
    [3, '09:00', 3],
  ] as const)(
    'with %i preferred, %s that is offered is taken with its part of the day shown [BKG-20]',
    (preferedTime, time, shown) => {
      const booking = after(
        slot(select(oilChange)),
        { type: 'preferTime', preferedTime },
        {
          ...{ type: 'chooseMoment', month: '2026-08-01' },
          moment: { date: '2026-08-03', time },
        },
      );
      expect(booking).toMatchObject({ preferedTime: shown, selectedTime: time });
    },
  );
});

test('a booking carries everything that is chosen, under the names of C-244 [ENT-14]', () => {
  const fresh = startBooking({
    today: '2026-07-14',
    isLite: false,
    supportsItems: true,
    itemId: 'item',
  });
  expect([fresh.itemId, fresh.displayedDate, fresh.preferedTime]).toEqual([
    'item',
    '2026-07-14',
    3,
  ]);
  // The draft's ids, the item that is added with the booking and what is typed over the client, until they are known.
  expect(fresh).toMatchObject({ draft: null, newItem: {}, contact: {} });
  const draft = { schedulerId: 'D-1', draftWorkId: 'W-1' };
  const chosen = after(
    slot(fresh),
    { type: 'toggleService', service: haircut },
    { type: 'observe', serviceId: 'cut', text: 'Curto' },
    { type: 'preferTime', preferedTime: 2 },
    { type: 'chooseTime', time: '16:30' },
    { type: 'chooseExpert', expert: rui ?? null },
    { type: 'describeItem', values: { plate: '72-ZB-16' } },
    { type: 'editContact', part: { phone: '912345678' } },
    { type: 'editContact', part: { name: 'Marta' } },
    { type: 'keepDraft', draft },
  );
  expect(chosen).toMatchObject({
    selectedServices: [haircut],
    serviceObservations: { cut: 'Curto' },
    selectedDate: '2026-07-20',
    preferedTime: 2,
    selectedTime: '16:30',
    expertSelected: rui,
    newItem: { plate: '72-ZB-16' },
    contact: { phone: '912345678', name: 'Marta' },
    draft,
  });
  const added = after(
    chosen,
    { type: 'addItem', itemId: 'I-9', itemName: 'Clio' },
    { type: 'saveContact' },
  );
  expect(added).toMatchObject({ itemId: 'I-9', itemName: 'Clio', newItem: {}, contact: {} });
});
