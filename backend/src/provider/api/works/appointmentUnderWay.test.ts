import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
const customer = { phone: '912000001' };
const provider = (path: string, json: object, method = 'POST') =>
  asProvider(portal, key, method, path, json);
const call = (path: string, json: object) =>
  portal.call('POST', `/provider-api/v1${path}`, { token: key, json });

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('/hours', { hours }, 'PUT');
  await provider('/settings', { parallel_bookings: 50 }, 'PUT');
  await provider('/services/revisao', { name: 'Revisão', duration_minutes: 60 }, 'PUT');
});
afterAll(() => portal.close());

/** A booking that is paid. */
async function booked(date = '2026-06-16'): Promise<string> {
  const asked = { customer, service_ids: ['revisao'], date, time: '10:00' };
  const id = String((await provider('/appointments', asked))['id']);
  await givenPaid(portal, id, 2500);
  return id;
}
const refunds = async () =>
  (await portal.backend.pool.query('select amount_cents from payment_refunds')).rows;
const step = (id: string, change: object) => call(`/appointments/${id}`, change);
const move = { reschedule: { date: '2026-06-18', time: '15:00' } };

test.each([
  ['became a work', (id: string) => provider('/works', { customer, appointment_id: id })],
  ['has its customer there', (id: string) => step(id, { client_arrived: true })],
])(
  'an appointment that %s is neither called off nor moved by its provider, and its money stays [C-806] [C-934]',
  async (_, happen) => {
    const id = await booked();
    await happen(id);
    for (const change of [{ cancelled: true }, move]) {
      const refused = await step(id, change);
      expect([refused.status, refused.body['message']]).toEqual([
        409,
        'This appointment is under way.',
      ]);
    }
    expect(await refunds()).toEqual([]);
  },
);

test('an appointment to which nobody came is not called off on top of it; an arrival noted by mistake is taken back along with it [C-806] [C-934]', async () => {
  const [missed, mistaken] = [await booked('2026-06-15'), await booked()];
  await step(mistaken, { client_arrived: true });
  expect((await step(mistaken, { client_arrived: false, cancelled: true })).status).toBe(201);
  expect((await step(mistaken, { cancelled: true })).status).toBe(201);
  expect(await refunds()).toEqual([{ amount_cents: 2500 }]);
  await portal.backend.clock.moveTo(new Date('2026-06-15T09:30:00Z'));
  await step(missed, { no_show: true });
  expect((await step(missed, { cancelled: true })).status).toBe(409);
  expect((await step(missed, move)).status).toBe(409);
});

test('a work is not opened out of an appointment that is called off at the same moment', async () => {
  const { pool } = portal.backend;
  const id = await booked();
  const other = await pool.connect();
  await other.query('begin');
  await other.query('update appointments set cancelled_at = now() where id = $1', [id.slice(2)]);
  const opening = call('/works', { customer, appointment_id: id });
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  }, 5000);
  await other.query('commit');
  other.release();
  const refused = await opening;
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    'This appointment was cancelled.',
  ]);
  const { rows } = await pool.query('select id from works where appointment_id = $1', [
    id.slice(2),
  ]);
  expect(rows).toEqual([]);
});
