import { expect, test } from 'vitest';
import { bookingRequest, fixedMoment } from './bookingRequest.ts';
import { oilChange, workshop } from '../testing/sampleServices.testing.ts';
import { NEW_ITEM, startBooking } from './bookingState.ts';

const booking = startBooking({
  today: '2026-07-09',
  isLite: false,
  supportsItems: true,
});

test('the chosen slot is sent with its services and observations, the item by its id alone [APT-07]', () => {
  const chosen = {
    ...booking,
    selectedServices: [oilChange],
    serviceObservations: { oil: ' Filtro também ' },
    selectedDate: '2026-07-16',
    selectedTime: '16:30',
    preferedTime: 2,
    expertSelected: { id: 'rui', name: 'Rui' },
  } as const;
  const draft = { schedulerId: 'D-1', draftWorkId: 'W-1' };
  expect(bookingRequest(chosen, { draft, itemId: 'I-1' })).toEqual({
    scheduler_id: 'D-1',
    draft_work_id: 'W-1',
    item_id: 'I-1',
    services: [{ id: 'oil', observation: 'Filtro também' }],
    date: '2026-07-16',
    time: '16:30',
    prefered_time: 2,
    expert_id: 'rui',
  });
});

test('a fixed start is sent on the clocks of Lisbon, and a pending item not at all', () => {
  const fixed = { ...booking, selectedServices: [workshop], itemId: NEW_ITEM };
  const sent = bookingRequest(fixed, { draft: null, itemId: NEW_ITEM });
  expect(sent).toMatchObject({ date: '2026-07-18', time: '10:00', item_id: null });
});

test('a fixed start is shown and asked for on the clock of its provider, and of Lisbon where nobody says that [C-84] [C-933]', () => {
  expect(fixedMoment(workshop)).toEqual({ date: '2026-07-18', time: '10:00' });
  const late = { ...workshop, schedule_fixed_start: '2026-07-18T23:15:00Z' };
  expect(fixedMoment(late)).toEqual({ date: '2026-07-19', time: '00:15' });
  const islands = { date: '2026-07-18', time: '23:15' };
  expect(fixedMoment({ ...late, schedule_fixed_at: islands })).toEqual(islands);
});
