import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLivePortal, type LivePortal } from './livePortal.testing.ts';
import { createLiveProvider, type LiveProvider } from './liveProvider.testing.ts';

let world: LivePortal;
let provider: LiveProvider;

beforeAll(async () => {
  world = await startLivePortal();
  provider = await createLiveProvider(world);
  await provider.beginAnew();
  await provider.call('PUT', '/hours', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  });
  await provider.call('PUT', '/services/corte', {
    ...{ name: 'Corte', duration_minutes: 30, payment: 184.5 },
  });
});
afterAll(() => world.close());

/** Books a time, and says what holds it. */
async function book(time: string) {
  const date = addDays(lisbonToday(new Date()), 5);
  const { body } = await world.live('POST', '/main/schedule', {
    token: provider.token,
    json: { services: [{ id: 'corte' }], date, time },
  });
  expect(body).toMatchObject({ success: true, paymentsRequired: true });
  const id = String(body['appointmentId']);
  const { rows } = await world.portal.backend.pool.query<{ valid_until: Date | null }>(
    'select valid_until, holds_booking from payments where subject = $1',
    [id],
  );
  return { id, payment: rows[0] };
}

test('a time that is booked before live is not lost for want of a payment, and can be paid once it is [SET-16] [C-782]', async () => {
  const before = await book('10:00');
  expect(before.payment).toEqual({ valid_until: null, holds_booking: false });
  await provider.goLive();
  expect((await provider.pay(before.id)).status).toBe(200);
  const { payment } = await book('11:00');
  expect(payment).toMatchObject({ holds_booking: true });
  expect(payment?.valid_until).toBeInstanceOf(Date);
});
