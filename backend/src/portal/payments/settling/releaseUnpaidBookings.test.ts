import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { refundsSchema } from '@portal/api/payment/createPaymentsApi';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { releaseUnpaidBookings } from './releaseUnpaidBookings.ts';
import { controlSandbox } from '../sandbox/controlSandbox.testing.ts';
import { startSandbox, type RunningSandbox } from '../sandbox/startSandbox.ts';

const domain = 'auto-mirante.localhost';
const phone = '+351912000001';
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
const place = { date: '2026-06-19', time: '10:00' };
/** Two days after the booking at the end of the day, by Lisbon's clock. */
const deadline = new Date('2026-06-17T22:59:00Z');
/** When the word of a reference that was paid in the last minutes has had its time (C-902). */
const afterGrace = new Date(deadline.getTime() + 300_000);
let portal: TestBackend;
let sandbox: RunningSandbox;
let key: string;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    name: 'Auto Mirante',
    payment_methods: ['MB', 'MBWAY', 'CC'],
    support_equipment: false,
  });
  token = await registerByPhone(portal, phone);
  await asProvider(portal, key, 'PUT', '/hours', {
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  });
  await asProvider(portal, key, 'PUT', '/services/limpeza', {
    name: 'Limpeza',
    duration_minutes: 60,
    payment: 25,
  });
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', {
    url: 'http://127.0.0.1:9/agenda',
    secret: 'a secret of the agenda, long enough',
    events: ['booking.cancelled'],
  });
});
beforeEach(async () => {
  const { pool, clock } = portal.backend;
  await pool.query('truncate appointments, payments, schedule_drafts, webhook_events cascade');
  await clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await control('modes', { callbackBeforeAnswer: false, silent: true });
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

const control = (route: string, body?: object) => controlSandbox(sandbox, route, body);
async function book(): Promise<string> {
  const json = { services: [{ id: 'limpeza' }], ...place };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  expect(body).toMatchObject({ success: true, paymentsRequired: true });
  return String(body['appointmentId']);
}
const pay = (id: string, method: 'MB' | 'MBWAY') =>
  portal.call('POST', '/main/payment', {
    token,
    json: { id, method, total: 25, billing_id: 'FINAL_CONSUMER', phone: '+351913000001' },
  });
const attemptOf = async (id: string) => {
  const { rows } = await portal.backend.pool.query<
    Record<'request_id' | 'reference' | 'order_id', string>
  >(
    `select request_id, reference, order_id from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
     where payment.subject = $1`,
    [id],
  );
  return rows[0] ?? { request_id: '', reference: '', order_id: '' };
};
const statusOf = async (id: string) =>
  (await portal.call('GET', `/main/payment/status/${id}`, { token })).body['status'];
const release = async (at: Date) => {
  await portal.backend.clock.moveTo(at);
  await Promise.all([releaseUnpaidBookings(portal.backend), releaseUnpaidBookings(portal.backend)]);
};
const isCancelled = async (id: string) =>
  Object((await portal.call('GET', `/main/appointments/${id}`, { token })).body['details'])
    .is_cancelled;
async function isOffered(): Promise<boolean> {
  const day = place.date.split('-').toReversed().join('/');
  const range = `start=${day}&end=${day}`;
  const { body } = await portal.call('GET', `/main/schedule/config?service_ids=limpeza&${range}`);
  return v.parse(schedulerConfigSchema, body).timeSlots.morning.includes(place.time);
}
async function refunds(bearer = key, route = '/provider-api/v1/refunds') {
  const { body } = await portal.call('GET', route, { token: bearer });
  return v.parse(refundsSchema, body).refunds;
}

test('a booking that is not paid in time is free again, and everybody is told once', async () => {
  const id = await book();
  await release(new Date(deadline.getTime() - 1000));
  expect(await isCancelled(id)).toBe(false);
  expect(await isOffered()).toBe(false);
  await release(deadline);
  await release(deadline);
  expect(await isCancelled(id)).toBe(true);
  expect(await isOffered()).toBe(true);
  expect(await statusOf(id)).toBe('EXPIRED');
  expect((await pay(id, 'MB')).status).toBe(409);
  const sent = (await readOutbox(portal.backend.database, phone)).filter(({ text }) =>
    text.includes('porque o prazo de pagamento terminou'),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toMatch(/service-details-lite\?token_cal=/);
  const { rows } = await portal.backend.pool.query(
    'select type, subject, data from webhook_events',
  );
  expect(rows).toMatchObject([
    {
      type: 'booking.cancelled',
      subject: id,
      data: { by_customer: false, reason: 'PAYMENT_EXPIRED' },
    },
  ]);
  expect(await refunds()).toEqual([]);
});

test('a paid booking stays, also when the gateway’s word of it got lost', async () => {
  const id = await book();
  await pay(id, 'MB');
  await control(`payments/${(await attemptOf(id)).request_id}/pay`);
  await release(afterGrace);
  expect(await statusOf(id)).toBe('PAYED');
  expect(await isCancelled(id)).toBe(false);
  await release(new Date('2026-06-30T08:00:00Z'));
  expect(await isCancelled(id)).toBe(false);
});

test('a push on the telephone keeps the booking until its end', async () => {
  const id = await book();
  await portal.backend.clock.moveTo(new Date(deadline.getTime() - 60_000));
  expect((await pay(id, 'MBWAY')).status).toBe(200);
  await release(deadline);
  expect(await isCancelled(id)).toBe(false);
  await release(new Date(deadline.getTime() + 181_000));
  expect(await isCancelled(id)).toBe(true);
});

test('what is paid after the release goes to the refunds, for provider and administrator', async () => {
  const id = await book();
  await pay(id, 'MB');
  await release(afterGrace);
  expect(await isCancelled(id)).toBe(true);
  const { request_id: request, reference, order_id: order } = await attemptOf(id);
  await control(`payments/${request}/pay`);
  const query = `oid=${order}&tid=${request}&val=25.00&apk=sandbox-anti-phishing-key&ref=${reference}`;
  expect((await portal.call('GET', `/gateway-callback/sandbox?${query}`)).status).toBe(200);
  const refund = { subject: id, reason: 'PAID_LATE', amount: 25, state: 'MANUAL' };
  expect(await refunds()).toMatchObject([refund]);
  expect(await refunds(portal.adminToken, '/mgmt/refunds')).toMatchObject([refund]);
  expect(await statusOf(id)).toBe('EXPIRED');
});

test.each(['customer', 'provider'])(
  'what was paid goes to the refunds when the %s cancels',
  async (who) => {
    const id = await book();
    await pay(id, 'MBWAY');
    await control(`payments/${(await attemptOf(id)).request_id}/pay`);
    expect(await statusOf(id)).toBe('PAYED');
    if (who === 'provider')
      await asProvider(portal, key, 'POST', `/appointments/${id}`, { cancelled: true });
    else {
      const details = await portal.call('GET', `/main/appointments/${id}`, { token });
      const headers = { 'X-Client-Token': String(details.body['token']) };
      await portal.call('DELETE', `/calendar/customer/appointment/${id}`, { headers });
    }
    const refund = {
      subject: id,
      reason: 'CANCELLED',
      amount: 25,
      state: 'QUEUED',
      method: 'MBWAY',
    };
    expect(await refunds()).toMatchObject([refund]);
    expect(await refunds(portal.adminToken, '/mgmt/refunds')).toMatchObject([refund]);
    const { rows } = await portal.backend.pool.query('select data from webhook_events');
    expect(rows).toMatchObject([{ data: { reason: who.toUpperCase() } }]);
  },
);

test('who came all the same is not sent away by the clock, and pays later', async () => {
  const id = await book();
  await asProvider(portal, key, 'POST', `/appointments/${id}`, { client_arrived: true });
  await release(deadline);
  expect(await isCancelled(id)).toBe(false);
  await pay(id, 'MBWAY');
  await control(`payments/${(await attemptOf(id)).request_id}/pay`);
  expect(await statusOf(id)).toBe('PAYED');
});

test('the news of a payment is stored in the transaction in which it counts', async () => {
  const id = await book();
  await pay(id, 'MBWAY');
  await control(`payments/${(await attemptOf(id)).request_id}/pay`);
  expect(await statusOf(id)).toBe('PAYED');
  const { rows } = await portal.backend.pool.query(
    `select 1 from payments payment join notifications news on news.xmin = payment.xmin
     where payment.subject = $1 and news.type = 'payment'`,
    [id],
  );
  expect(rows).toHaveLength(1);
});
