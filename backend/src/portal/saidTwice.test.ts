import { liteLinkSchema } from '@portal/api/company/liteLink';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dumpTables } from '../testing/database/dumpTables.ts';
import { givenPaid } from '../testing/calls/givenPaid.ts';
import type { Answer } from '../testing/testBackend.ts';
import { day, WaitingBarber } from './waiting/waitingList.testing.ts';

let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

const lite = (token: string) => (method: string, path: string) =>
  barber.portal.call(method, `/calendar/customer${path}`, {
    headers: { 'X-Client-Token': token },
    ...(method === 'POST' && { json: {} }),
  });
/** What a link of a booking may call. */
async function byLink(id: string) {
  const { key } = await barber.provider('POST', '/links', { id });
  const path = `/calendar/customer/links?key=${String(key)}`;
  return lite(v.parse(liteLinkSchema, (await barber.portal.call('GET', path)).body).token);
}
/** What a session may call of the calendar. */
async function bySession(who: number, id: string) {
  const { details } = (await barber.call(who, 'GET', `/appointments/${id}`)).body;
  return lite(String(Object(details).token_cal));
}
/** Somebody waits, and an hour is held for them. */
async function offer() {
  await barber.join(0);
  await barber.cancel(2, await barber.book(2, '10:00'));
  await barber.runTasks();
  return (await barber.offer(0))?.id;
}
/** A booking whose money goes back to an account. */
async function refunded() {
  const json = { services: [{ id: 'pago' }], date: day, time: '14:00' };
  const id = String((await barber.call(0, 'POST', '/schedule', json)).body['appointmentId']);
  await givenPaid(barber.portal, id, 2500, 'MB');
  await barber.cancel(0, id);
  return id;
}
const account = { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Ana Marques' };
const booked = () => barber.book(0, '10:00');

const calls: readonly (readonly [string, () => Promise<() => Promise<Answer>>])[] = [
  [
    'cancelling a booking',
    async () => {
      const id = await booked();
      return () => barber.cancel(0, id);
    },
  ],
  [
    'cancelling what was paid',
    async () => {
      const json = { services: [{ id: 'pago' }], date: day, time: '14:00' };
      const id = String((await barber.call(0, 'POST', '/schedule', json)).body['appointmentId']);
      await givenPaid(barber.portal, id, 2500);
      return () => barber.call(0, 'POST', `/services/${id}/cancel?kept=0`);
    },
  ],
  [
    'cancelling by the calendar',
    async () => {
      const id = await booked();
      const call = await bySession(0, id);
      return () => call('DELETE', `/appointment/${id}`);
    },
  ],
  [
    'confirming a booking',
    async () => {
      const id = await booked();
      return () => barber.call(0, 'POST', `/services/${id}/confirm`);
    },
  ],
  [
    'confirming by the calendar',
    async () => {
      const id = await booked();
      const call = await bySession(0, id);
      return () => call('POST', `/appointment/${id}/confirm`);
    },
  ],
  [
    'confirming by a link',
    async () => {
      const id = await booked();
      const call = await byLink(id);
      return () => call('POST', `/showcase/${id}/confirm`);
    },
  ],
  [
    'declining an offer',
    async () => {
      const id = await offer();
      return () => barber.answer(0, id, 'decline');
    },
  ],
  [
    'leaving a waiting list',
    async () => {
      await barber.join(0);
      const [entry] = await barber.entries(0);
      return () => barber.call(0, 'DELETE', `/waiting-list/${entry?.id}`);
    },
  ],
];

test.each(calls)(
  '%s twice changes nothing more, tells nobody again and is answered as before [C-888]',
  async (_what, prepare) => {
    const call = await prepare();
    const first = await call();
    expect([first.status, first.body]).toEqual([200, first.body]);
    const before = await dumpTables(barber.portal.backend.pool);
    const second = await call();
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await dumpTables(barber.portal.backend.pool)).toEqual(before);
  },
);

test('the account of a refund said twice is one account, and withdrawing a wish again says that there is none [RSC-09] [C-888]', async () => {
  const { pool } = barber.portal.backend;
  const id = await refunded();
  const give = () => barber.call(0, 'POST', `/payment/${id}/refund-account`, account);
  const told = async () => {
    const { notifications, outbox, webhook_events: events } = await dumpTables(pool);
    return { notifications, outbox, events };
  };
  const first = await give();
  const before = await told();
  const shown = () => barber.provider('GET', '/refunds');
  const refunds = await shown();
  const second = await give();
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect([await told(), await shown()]).toEqual([before, refunds]);

  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const own = await booked();
  await barber.call(0, 'POST', `/services/${own}/move`, { date: day, time: '15:00' });
  const withdraw = () => barber.call(0, 'DELETE', `/services/${own}/move`);
  expect((await withdraw()).status).toBe(200);
  const after = await dumpTables(pool);
  expect((await withdraw()).status).toBe(409);
  expect(await dumpTables(pool)).toEqual(after);
});

test('what its provider called off is not said to be cancelled by whoever cancels it then [C-888]', async () => {
  const id = await booked();
  await barber.provider('POST', `/appointments/${id}`, { cancelled: true });
  expect((await barber.cancel(0, id)).status).toBe(409);
});
