import { expect, test } from 'vitest';
import { bookingState } from './bookingState.ts';

const item = {
  id: '1',
  title: 'Peugeot 308',
  fo_id: null,
  subtitle: null,
  photo: null,
  image: null,
};
const booked = {
  ...{ is_cancelled: false, cancelled_by_client: false, no_show: false, client_arrived: false },
  ...{ work_id: null, move: null, is_confirmed: false },
  item: { ...item, read_specs: [], edit_specs: [], specs: {} },
  share_calendar_start: '2026-12-01T10:00:00.000Z',
};
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const move = { id: 'm', date: '2026-12-02', time: '11:00', expires_at: '2026-12-01T12:00:00Z' };

test('a booking offers first what comes next, and nothing that the provider API would refuse [C-806]', () => {
  const steps = (change: object, time = '08:00') => {
    const { condition, main, others } = bookingState({ ...booked, ...change }, at(time));
    return [condition, main, ...others];
  };
  expect(steps({})).toEqual(['unconfirmed', 'confirm', 'arrive', 'cancel']);
  expect(steps({}, '09:31')).toEqual(['unconfirmed', 'arrive', 'confirm', 'cancel']);
  expect(steps({}, '10:00')).toEqual(['unconfirmed', 'arrive', 'confirm', 'noShow', 'cancel']);
  const confirmed = { is_confirmed: true };
  expect(steps(confirmed)).toEqual(['confirmed', null, 'arrive', 'cancel']);
  expect(steps(confirmed, '10:05')).toEqual(['confirmed', 'arrive', 'noShow', 'cancel']);
  expect(steps({ move })).toEqual(['wantsMove', 'acceptMove', 'refuseMove', 'arrive', 'cancel']);
});

test('what has ended offers nothing, and who came with an item a work [C-806]', () => {
  const main = (change: object) => {
    const state = bookingState({ ...booked, ...change }, at('10:30'));
    expect(state.others).toEqual([]);
    return [state.condition, state.main];
  };
  expect(main({ client_arrived: true })).toEqual(['arrived', 'openWork']);
  expect(main({ client_arrived: true, item: null })).toEqual(['arrived', null]);
  expect(main({ client_arrived: true, work_id: 'A-1' })).toEqual(['arrived', null]);
  expect(main({ no_show: true })).toEqual(['noShow', null]);
  expect(main({ is_cancelled: true })).toEqual(['cancelled', null]);
  expect(main({ is_cancelled: true, cancelled_by_client: true })).toEqual([
    ...['cancelledByCustomer', null],
  ]);
});
