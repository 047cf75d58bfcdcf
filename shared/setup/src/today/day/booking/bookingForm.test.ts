import { REQUIRED_FIELD } from '@portal/domain/texts';
import { expect, test } from 'vitest';
import { creationOf, emptyBooking, isReady, problemsOfBooking } from './bookingForm.ts';

const booking = {
  ...emptyBooking,
  ...{ serviceId: 'corte', date: '2027-01-12', time: '10:00' },
  ...{ name: 'Ana', phone: '912345678' },
};

test('a booking says what, when and for whom; who does it may stay open [C-861]', () => {
  expect(problemsOfBooking(emptyBooking, [])).toMatchObject({
    ...{ serviceId: REQUIRED_FIELD, date: REQUIRED_FIELD, time: REQUIRED_FIELD },
  });
  expect([isReady(emptyBooking, []), isReady(booking, [])]).toEqual([false, true]);
  for (const without of ['serviceId', 'date', 'time', 'name', 'phone'])
    expect(isReady({ ...booking, [without]: '' }, [])).toBe(false);
  const who = { customer: { name: 'Ana', phone: '+351912345678' } };
  const place = { service_ids: ['corte'], date: '2027-01-12', time: '10:00' };
  expect(creationOf(booking, [])).toEqual({ ...who, ...place });
  expect(creationOf({ ...booking, expertId: 'eva' }, [])).toEqual({
    ...{ ...who, ...place, expert_id: 'eva' },
  });
});
