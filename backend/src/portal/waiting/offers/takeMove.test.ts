import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, nextDay, WaitingBarber } from '../waitingList.testing.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

const details = async (id: string) =>
  Object((await barber.call(1, 'GET', `/appointments/${id}`)).body['details']);

/** Somebody with a booking at 16:00 to whom 10:00 is offered. @returns what the offer is of */
async function offered(service = 'corte') {
  const gone = await barber.book(2, '10:00');
  const expert_id = await barber.expert('rui');
  const json = { services: [{ id: service }], date: day, time: '16:00', expert_id };
  const own = String((await barber.call(1, 'POST', '/schedule', json)).body['appointmentId']);
  await barber.join(1, { service_ids: [], appointment_id: own });
  const offer = async () => {
    await barber.cancel(2, gone);
    await barber.runTasks();
    const open = await barber.offer(1);
    expect(open).toMatchObject({ date: day, time: '10:00' });
    return open?.id;
  };
  return { own, offer };
}

test('another time that was asked for is withdrawn when the earlier one is accepted [WAI-07] [C-646]', async () => {
  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const { own, offer } = await offered();
  const id = await offer();
  const wish = { date: nextDay, time: '11:00' };
  expect((await barber.call(1, 'POST', `/services/${own}/move`, wish)).status).toBe(200);
  expect((await details(own)).move).toMatchObject({});
  expect(await barber.holds()).toBe(2);
  expect((await barber.answer(1, id, 'accept')).status).toBe(200);
  expect(await details(own)).toMatchObject({ date_start: day, time: '10:00', move: null });
  expect(await barber.holds()).toBe(0);
  const { rows } = await barber.portal.backend.pool.query('select state from move_requests');
  expect(rows).toEqual([{ state: 'withdrawn' }]);
});

test('while a payment is under way the booking does not move, and says so; after it, it does [WAI-07] [C-646]', async () => {
  const { own, offer } = await offered('pago');
  const id = await offer();
  const { pool } = barber.portal.backend;
  const set = (state: string) =>
    pool.query('update payments set state = $1 where subject = $2', [state, own]);
  expect((await set('PENDING')).rowCount).toBe(1);
  expect(await barber.answer(1, id, 'accept')).toMatchObject({
    status: 409,
    body: {
      reason: 'PAYMENT_UNDER_WAY',
      body: 'Está um pagamento a decorrer. Espere que termine para mudar a hora.',
    },
  });
  expect(await details(own)).toMatchObject({ time: '16:00' });
  await set('NOT_PAID');
  const moved = await barber.answer(1, id, 'accept');
  expect(moved).toMatchObject({ status: 200, body: { moved: true, payments_required: false } });
  expect((await barber.answer(1, id, 'accept')).body).toEqual(moved.body);
  expect(await details(own)).toMatchObject({ time: '10:00' });
});

test('an offer that is not earlier any more is over [WAI-07] [C-646]', async () => {
  const { own, offer } = await offered();
  const id = await offer();
  await barber.provider('POST', `/appointments/${own}`, {
    reschedule: { date: day, time: '09:00' },
  });
  expect(await barber.answer(1, id, 'accept')).toMatchObject({
    status: 409,
    body: { reason: 'OFFER_OVER' },
  });
  expect(await details(own)).toMatchObject({ time: '09:00' });
});

test('an accepted offer ends a deadline at its start, takes the confirmation back and is told with the same event [RSC-07] [RSC-13] [WAI-07]', async () => {
  const { pool } = barber.portal.backend;
  await barber.call(1, 'PATCH', '/user/client', { email: 'rui@exemplo.pt' });
  const { own, offer } = await offered('pago');
  await barber.provider('POST', `/appointments/${own}`, { confirmed: true });
  const before = await details(own);
  expect(before).toMatchObject({ is_confirmed: true });
  expect(before.payment).toMatchObject({ valid_until: '2026-06-16T15:00:00.000Z' });
  const sequence = async () => {
    const { rows } = await pool.query('select calendar_sequence from appointments where id = $1', [
      own.slice(2),
    ]);
    return Number(rows[0]?.calendar_sequence);
  };
  const mails = async () => {
    const { rows } = await pool.query("select * from outbox where channel = 'email'");
    await pool.query('truncate outbox cascade');
    return JSON.stringify(rows);
  };
  const uid = /UID:([^\\]+)/.exec(await mails())?.[1] ?? 'none';
  const first = await sequence();
  await barber.answer(1, await offer(), 'accept');
  expect(await details(own)).toMatchObject({ is_confirmed: false, time: '10:00' });
  expect((await details(own)).payment).toMatchObject({
    ...{ valid_until: '2026-06-16T09:00:00.000Z', state: 'NOT_PAID', total: 25 },
  });
  expect(await sequence()).toBe(first + 1);
  const told = await mails();
  expect(told).toContain(`UID:${uid}`);
  expect(told).toContain(`SEQUENCE:${first + 1}`);
  expect(await barber.events('booking.moved')).toMatchObject([{ data: { by_customer: true } }]);
});
