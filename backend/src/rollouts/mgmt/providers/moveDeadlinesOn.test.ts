import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireMoveRequests } from '../../../portal/moves/requests/expireMoveRequests.ts';
import { releaseUnpaidBookings } from '../../../portal/payments/settling/releaseUnpaidBookings.ts';
import { endOverdueEntries } from '../../../portal/waiting/endOverdueEntries.ts';
import { day, nextDay, WaitingBarber } from '../../../portal/waiting/waitingList.testing.ts';

interface Wish {
  state: string;
  expires_at: Date;
  hold_until: Date | null;
}

const friday = '2026-06-19';
const nextMonday = '2026-06-22';
let barber: WaitingBarber;

beforeAll(async () => {
  barber = await WaitingBarber.open();
});
beforeEach(() => barber.clear());
afterAll(() => barber.portal.close());

/** Passes to an instant, and does there what the tasks do. */
async function at(instant: string): Promise<void> {
  const { backend } = barber.portal;
  await backend.clock.moveTo(new Date(instant));
  await releaseUnpaidBookings(backend);
  await expireMoveRequests(backend);
  await barber.runTasks();
  await endOverdueEntries(backend);
}
const mgmt = (action: string, json?: object) =>
  barber.portal.call('POST', `/mgmt/providers/auto-mirante.localhost/${action}?by=Rita`, {
    ...{ token: barber.portal.adminToken, json },
  });
async function bookPaid(date: string): Promise<string> {
  const expert = await barber.expert('rui');
  const json = { services: [{ id: 'pago' }], date, time: '10:00', expert_id: expert };
  return String((await barber.call(0, 'POST', '/schedule', json)).body['appointmentId']);
}
async function cancelled(id: string) {
  const { body } = await barber.call(0, 'GET', `/appointments/${id}`);
  return v.parse(appointmentDetailsSchema, body).details?.is_cancelled;
}
/** To the minute: the clock of a test runs. */
const minute = (instant: Date) => instant.toISOString().slice(0, 16);
const offered = async () => minute(new Date((await barber.offer(2))?.until ?? 0));
const wishes = async () => {
  const { rows } = await barber.portal.backend.pool.query<Wish>(
    `select request.state, expires_at, hold_until from move_requests request
       left join appointments held on held.id = request.hold_id order by wanted`,
  );
  return rows.map(({ state, expires_at: end, hold_until: until }) =>
    until === null ? [state] : [state, minute(end), minute(until)],
  );
};
const ends = async () => {
  const { rows } = await barber.portal.backend.pool.query<{ valid_until: Date }>(
    'select valid_until from payments order by valid_until',
  );
  return rows.map(({ valid_until: end }) => minute(end));
};

test('deadlines of a suspended provider stand still, and go on once it is resumed [C-684] [C-950]', async () => {
  await barber.provider('PUT', '/settings', { confirm_moves_by_hand: true });
  const begun = await bookPaid(nextDay);
  const unpaid = await bookPaid(nextMonday);
  expect(await ends()).toEqual(['2026-06-17T09:00', '2026-06-17T22:59']);
  const soon = await barber.book(1, '16:00', 'eva', '2026-06-18');
  await barber.call(1, 'POST', `/services/${soon}/move`, { date: '2026-06-18', time: '15:00' });
  const later = await barber.book(1, '16:00', 'eva', nextMonday);
  await barber.call(1, 'POST', `/services/${later}/move`, { date: nextMonday, time: '09:00' });
  const given = await barber.book(1, '10:00', 'eva', friday);
  await barber.join(2, { from: friday, to: friday });
  await barber.join(0, { from: day, to: day });
  await barber.cancel(1, given);
  await barber.runTasks();
  expect(await offered()).toBe('2026-06-15T11:00');

  await at('2026-06-15T10:00:00Z');
  await mgmt('suspend', { reason: 'Renda em atraso.' });
  const told = (await barber.told()).length;
  await at('2026-06-18T10:00:20Z');
  expect(await barber.told()).toHaveLength(told);
  expect(await mgmt('resume')).toMatchObject({ status: 200 });

  await at('2026-06-18T10:01:00Z');
  expect([await cancelled(begun), await cancelled(unpaid)]).toEqual([false, false]);
  expect(await ends()).toEqual(['2026-06-17T09:00', '2026-06-20T22:59']);
  expect(await wishes()).toEqual([
    ['requested', '2026-06-18T12:00', '2026-06-18T12:00'],
    ['requested', '2026-06-19T09:00', '2026-06-19T09:00'],
  ]);
  expect(await offered()).toBe('2026-06-18T11:00');
  // Its day was over without it.
  expect(await barber.entries(0)).toEqual([]);

  await at('2026-06-20T23:00:00Z');
  expect([await cancelled(begun), await cancelled(unpaid)]).toEqual([false, true]);
  expect(await wishes()).toEqual([['expired'], ['expired']]);
  expect(await barber.offer(2)).toBeNull();
});
