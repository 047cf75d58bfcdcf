import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { startSandbox, type RunningSandbox } from './sandbox/startSandbox.ts';

let portal: TestBackend;
let sandbox: RunningSandbox;
let key: string;
let token: string;
let stranger: string;
const phone = '+351912000001';
const provider = (method: string, route: string, json: unknown) =>
  asProvider(portal, key, method, route, json);

beforeAll(async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  key = await createProvider(portal, 'auto-mirante.localhost', { payment_methods: ['MB'] });
  token = await registerByPhone(portal, phone);
  stranger = await registerByPhone(portal, '+351912000002');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '09:00', closes: '18:00' },
  }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/experts/rui', { name: 'Rui' });
  const service = { name: 'Revisão', duration_minutes: 60, expert_ids: ['rui'] };
  await provider('PUT', '/services/revisao', service);
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
});

/** An appointment that is to be paid, and the work that came out of it. */
async function checkedIn(time: string): Promise<{ appointment: string; work: string }> {
  const date = addDays(lisbonToday(portal.backend.clock.now()), 2);
  const customer = { phone };
  const asked = { customer, service_ids: ['revisao'], date, time };
  const appointment = String((await provider('POST', '/appointments', asked))['id']);
  await provider('POST', `/appointments/${appointment}/payment`, { total: 25 });
  const opened = await provider('POST', '/works', { customer, appointment_id: appointment });
  return { appointment, work: String(opened['id']) };
}
const page = (id: string, reader = token) =>
  portal.call('GET', `/main/payment/${id}`, { token: reader });
const totalOf = async (id: string) =>
  v.parse(paymentPageSchema, (await page(id)).body).payment.total;

test('a work that came out of an appointment is paid by its own id, as its details say; by nobody else', async () => {
  const { appointment, work } = await checkedIn('10:00');
  const answer = v.parse(paymentPageSchema, (await page(work)).body);
  expect(answer.payment).toMatchObject({ state: 'NOT_PAID', total: 25 });
  expect(answer.closed).toBeNull();
  expect((await page(work, stranger)).status).toBe(404);
  const paid = await portal.call('POST', '/main/payment', {
    token,
    json: { id: work, method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER' },
  });
  expect([paid.status, paid.body['type']]).toEqual([200, 'MB']);
  for (const id of [work, appointment])
    expect((await page(id)).body).toMatchObject({ payment: { state: 'PENDING', method: 'MB' } });
});

test('a work with a payment of its own is paid that one, and its appointment the other', async () => {
  const { appointment, work } = await checkedIn('12:00');
  await provider('POST', `/works/${work}/payment`, { total: 90 });
  expect(await totalOf(work)).toBe(90);
  expect(await totalOf(appointment)).toBe(25);
});

test('open pages of a work hear of the payment of its appointment', async () => {
  const { pool } = portal.backend;
  const { appointment, work } = await checkedIn('14:00');
  await pool.query('delete from live_events');
  await pool.query("update payments set state = 'PAYED' where subject = $1", [appointment]);
  const { rows } = await pool.query<{ told: string }>(
    "select kind || ' ' || subject as told from live_events where kind in ('service', 'payment') order by told",
  );
  expect(rows.map(({ told }) => told)).toEqual([
    `payment ${work}`,
    `payment ${appointment}`,
    `service ${work}`,
    `service ${appointment}`,
  ]);
});
