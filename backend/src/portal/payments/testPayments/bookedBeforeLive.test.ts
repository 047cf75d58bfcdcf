import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseUnpaidBookings } from '../settling/releaseUnpaidBookings.ts';
import { startLivePortal, type LivePortal } from './livePortal.testing.ts';
import { createLiveProvider, type LiveProvider } from './liveProvider.testing.ts';

let world: LivePortal;
let provider: LiveProvider;

beforeAll(async () => {
  world = await startLivePortal();
  provider = await createLiveProvider(world);
  await provider.call('PUT', '/hours', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  });
  await provider.call('PUT', '/services/corte', {
    ...{ name: 'Corte', duration_minutes: 30, payment: 184.5 },
  });
});
beforeEach(async () => {
  await provider.beginAnew();
  await choose(['MB', 'MBWAY', 'CC']);
  await world.portal.backend.pool.query('truncate appointments, payments cascade');
});
afterAll(() => world.close());

async function choose(methods: string[]): Promise<void> {
  await world.portal.backend.pool.query('update companies set payment_methods = $1', [methods]);
}

/** Books a time in five days. */
async function book(): Promise<string> {
  const { body } = await world.live('POST', '/main/schedule', {
    token: provider.token,
    json: {
      services: [{ id: 'corte' }],
      date: addDays(lisbonToday(new Date()), 5),
      time: '10:00',
    },
  });
  expect(body).toMatchObject({ success: true, paymentsRequired: true });
  return String(body['appointmentId']);
}

/** What holds a booking, and whether it was called off. */
async function stateOf(id: string) {
  const { rows } = await world.portal.backend.pool.query<{
    valid_until: Date | null;
    holds_booking: boolean;
    cancelled: boolean;
  }>(
    `select valid_until, holds_booking, cancelled_at is not null as cancelled
     from payments join appointments on payments.subject = 'S-' || appointments.id where subject = $1`,
    [id],
  );
  return rows[0];
}

/** Three days later, when the time for paying is over. */
async function release(): Promise<void> {
  const { clock } = world.portal.backend;
  await clock.moveTo(new Date(clock.now().getTime() + 3 * 86_400_000));
  await releaseUnpaidBookings(world.inProduction);
}

const kept = { valid_until: null, holds_booking: false, cancelled: false };

test.each([
  { before: 'methods are chosen', methods: [] },
  { before: 'the account is live', methods: ['MB', 'MBWAY', 'CC'] },
])(
  'a time that is booked before $before is not lost for want of a payment, and can be paid once it is [SET-16] [C-782]',
  async ({ methods }) => {
    await choose(methods);
    const before = await book();
    expect(await stateOf(before)).toEqual(kept);
    await release();
    expect(await stateOf(before)).toEqual(kept);
    await choose(['MB', 'MBWAY', 'CC']);
    await provider.goLive();
    expect((await provider.pay(before)).status).toBe(200);
  },
);

test('a time that is booked while payments are live is held until its deadline', async () => {
  await provider.goLive();
  const id = await book();
  expect(await stateOf(id)).toMatchObject({ valid_until: expect.any(Date), holds_booking: true });
  await release();
  expect(await stateOf(id)).toMatchObject({ cancelled: true });
});

test('a switch of payments ends no booking: without a method its deadline is given up, and it can be paid once there is one [SET-13] [C-808] [C-901]', async () => {
  await provider.goLive();
  const id = await book();
  await choose([]);
  await release();
  expect(await stateOf(id)).toEqual(kept);
  await choose(['MB']);
  expect((await provider.pay(id)).status).toBe(200);
});
