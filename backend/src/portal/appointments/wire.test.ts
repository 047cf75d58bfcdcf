import { appointmentsSchema } from '@portal/api/work/appointment';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { filesAnswerSchema } from '@portal/api/work/mediaFile';
import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../payments/sandbox/startSandbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
let portal: TestBackend;
let sandbox: RunningSandbox;
let key: string;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    support_equipment: false,
    payment_methods: ['MB', 'MBWAY'],
  });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/experts/rui', { name: 'Rui' });
  await asProvider(portal, key, 'PUT', '/services/corte', {
    name: 'Corte',
    duration_minutes: 30,
    payment: 12.5,
    expert_ids: ['rui'],
  });
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (route: string) => (await portal.call('GET', route, { token })).body;
const book = async (time: string, more: object = {}) => {
  const services = [{ id: 'corte', observation: 'Curto dos lados' }];
  const json = { services, date: '2026-06-16', time, ...more };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  return String(body['appointmentId']);
};
const agenda = async () => v.parse(appointmentsSchema, await get('/main/appointments'));

test('the agenda has pending appointments soonest first and history newest first [APT-05] [ENT-04]', async () => {
  const later = await book('15:00');
  const sooner = await book('10:00');
  await asProvider(portal, key, 'POST', `/appointments/${sooner}`, {
    reschedule: { date: '2026-06-16', time: '11:00' },
  });
  const before = await agenda();
  expect(before.history).toEqual([]);
  expect(before.pending.map(({ id }) => id)).toEqual([sooner, later]);
  expect(before.pending[0]).toMatchObject({
    domain,
    state: { bars: 0 },
    date: '2026-06-16',
    time: '11:00',
    old_date: '2026-06-16',
    old_time: '10:00',
    allow_cancel: true,
    allow_confirmation: true,
    is_cancelled: false,
    is_history: false,
    is_confirmed: false,
    client_arrived: false,
    work_id: null,
    payment_status: 'NOT_PAID',
    symptoms: [{ name: 'Corte', obs_label: 'Observações', obs_value: 'Curto dos lados' }],
    shareCalendar_start_time: '2026-06-16T10:00:00.000Z',
    shareCalendar_end_time: '2026-06-16T10:30:00.000Z',
  });
  for (const id of [later, sooner])
    await asProvider(portal, key, 'POST', `/appointments/${id}`, { cancelled: true });
  const after = await agenda();
  expect(after.pending).toEqual([]);
  expect(after.history.map(({ id, is_cancelled: isCancelled }) => [id, isCancelled])).toEqual([
    [later, true],
    [sooner, true],
  ]);
});

test('what a work came out of is no longer pending, neither listed nor counted, and says so among the old ones [APT-04] [API-42] [C-220] [SID-06] [SID-07]', async () => {
  const id = await book('17:00');
  await asProvider(portal, key, 'POST', `/appointments/${id}`, { confirmed: true });
  expect((await agenda()).pending.map((entry) => entry.id)).toEqual([id]);
  const opened = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '912000001' },
    appointment_id: id,
  });
  const { pending, history } = await agenda();
  expect(pending).toEqual([]);
  expect(history[0]).toMatchObject({
    id,
    work_id: opened['id'],
    event_type: 'RESCHEDULE',
    is_history: false,
  });
  expect(await get('/main/appointments/count')).toEqual({ data: { total: 0 } });
  expect(await get('/main/user/menu/counters')).toMatchObject({ scheduled_appointments: 0 });
  const before = portal.backend.clock.now();
  await portal.backend.clock.advance(3 * 24 * 3600);
  const over = (await agenda()).history.find((entry) => entry.id === id);
  await portal.backend.clock.moveTo(before);
  const became = { work_id: opened['id'], event_type: 'RESCHEDULE' };
  expect(over).toMatchObject({ ...became, is_history: true });
});

test('a service to be booked names its experts and its price [ENT-13]', async () => {
  const { services } = v.parse(bookableServicesSchema, await get('/main/schedule/services'));
  expect(services).toMatchObject([
    {
      fo_id: 'corte',
      name: 'Corte',
      users: [{ id: expect.any(String), name: 'Rui' }],
      disabled: false,
      notAvailable: false,
      schedule_fixed_start_enabled: false,
      schedule_payment_value: 12.5,
    },
  ]);
});

test('the payment page has the payment with its reference and what is paid [ENT-15] [ENT-16]', async () => {
  const id = await book('12:00');
  const created = await portal.call('POST', '/main/payment', {
    token,
    json: { id, method: 'MB', total: 12.5, billing_id: 'FINAL_CONSUMER' },
  });
  expect(created.status).toBe(200);
  const page = v.parse(paymentPageSchema, await get(`/main/payment/${id}`));
  expect(page.payment).toMatchObject({
    state: 'PENDING',
    method: 'MB',
    total: 12.5,
    // Two days to pay would be after the beginning.
    valid_until: '2026-06-16T11:00:00.000Z',
    description: 'Corte',
    billing: { id: 'FINAL_CONSUMER', name: 'Consumidor final', country: { id: 175 } },
    details: {
      type: 'MB',
      id: expect.any(String),
      entity: '11990',
      reference: created.body['reference'],
      expiration_date: created.body['expiration_date'],
      phone: null,
      waiting_time: null,
      url: null,
    },
  });
  expect(page.details).toMatchObject({
    id,
    state: { bars: 0 },
    date_start: '2026-06-16',
    date_end: '2026-06-16',
    time: '12:00',
    time_end: '12:30',
    establishment: { name: `Prestador ${domain}` },
    symptoms: [{ name: 'Corte', price: 12.5 }],
    total: 12.5,
  });
  const details = v.parse(appointmentDetailsSchema, await get(`/main/appointments/${id}`));
  expect(details.token).not.toBe('');
});

test('what was paid for a cancelled appointment is shown going back, and told to the customer [ENT-04] [LIM-10]', async () => {
  const id = await book('14:00');
  const json = {
    id,
    method: 'MBWAY',
    total: 12.5,
    billing_id: 'FINAL_CONSUMER',
    phone: '912000001',
  };
  const created = await portal.call('POST', '/main/payment', { token, json });
  expect(created.status).toBe(200);
  const attempt = await portal.backend.pool.query<{ request_id: string }>(
    'select request_id from payment_attempts order by created_at desc limit 1',
  );
  const control = `http://127.0.0.1:${sandbox.port}/control/payments/${attempt.rows[0]?.request_id}`;
  expect((await fetch(`${control}/pay`, { method: 'POST' })).ok).toBe(true);
  await portal.backend.clock.advance(10);
  await get(`/main/payment/status/${id}`);
  const paid = (await agenda()).pending.find((entry) => entry.id === id);
  expect(paid?.payment).toMatchObject({ state: 'PAYED', method: 'MBWAY', total: 12.5 });
  expect(paid?.payment_status).toBe('PAYED');
  await asProvider(portal, key, 'PUT', '/services/conversa', {
    ...{ name: 'Conversa', duration_minutes: 30, expert_ids: ['rui'] },
  });
  const free = await book('09:30', { services: [{ id: 'conversa', observation: '' }] });
  const unpriced = (await agenda()).pending.find((entry) => entry.id === free);
  expect(unpriced).toMatchObject({ payment: null, payment_status: null });

  await portal.call('POST', `/main/services/${id}/cancel`, { token });
  const { details } = v.parse(appointmentDetailsSchema, await get(`/main/appointments/${id}`));
  expect(details).toMatchObject({
    is_cancelled: true,
    refunds: [
      {
        amount: 12.5,
        method: 'MBWAY',
        state: 'QUEUED',
        until: expect.stringMatching(/^2026-06-29T/),
      },
    ],
  });
  expect(JSON.stringify(await get('/main/notifications'))).toContain(
    'foi cancelada. Devolvemos 12,50\u00a0€ no prazo de 14 dias.',
  );
  const { refunds } = await asProvider(portal, key, 'GET', '/refunds');
  await asProvider(portal, key, 'POST', `/refunds/${Object(refunds)[0].id}`, { note: null });
  const done = v.parse(appointmentDetailsSchema, await get(`/main/appointments/${id}`));
  expect(done.details.refunds).toMatchObject([{ state: 'DONE', done_at: expect.any(String) }]);
});

test('files of a draft are the customer’s, and stay with the appointment made of it [ENT-18] [ENT-19]', async () => {
  const { body: draft } = await portal.call('POST', '/main/schedule/draft', {
    token,
    json: { services: [] },
  });
  expect(draft).toMatchObject({ success: true });
  const route = `/main/appointments/S-${String(draft['scheduler_id'])}/${String(draft['draft_work_id'])}/media`;
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.set('media', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'porta.png');
  expect((await portal.call('POST', route, { token, form })).status).toBe(201);
  const files = v.parse(filesAnswerSchema, await get(route)).data;
  expect(files).toMatchObject({
    company_extras: [],
    client_extras: [{ type: 'image/png' }],
  });
  const id = await book('16:00', { scheduler_id: draft['scheduler_id'] });
  expect(id).toBe(`S-${String(draft['scheduler_id'])}`);
  expect((await get(route))['data']).toEqual(files);
  const sent = new FormData();
  sent.set('media', new Blob(['Como chegar.'], { type: 'text/plain' }), 'mapa.txt');
  const api = `/provider-api/v1/appointments/${id}/files`;
  expect((await portal.call('POST', api, { token: key, form: sent })).status).toBe(201);
  const both = v.parse(filesAnswerSchema, await get(route)).data;
  expect(both).toMatchObject({
    company_extras: [{ description: 'mapa.txt', type: 'text/plain' }],
    client_extras: files.client_extras,
  });
});
