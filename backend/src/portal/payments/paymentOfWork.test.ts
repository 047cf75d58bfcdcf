import { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { occasionsOf } from '../reminders/planning/occasionsOf.ts';
import { startSandbox, type RunningSandbox } from './sandbox/startSandbox.ts';
import { applyStatement } from './settling/applyStatement.ts';

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

const callOff = (work: string) => provider('POST', `/works/${work}/cancel`, {});
async function refundsOf(subject: string) {
  const { rows } = await portal.backend.pool.query<{ amount_cents: number; state: string }>(
    `select amount_cents, refund.state from payment_refunds refund join payments on payments.id = payment_id
     where subject = $1 order by amount_cents`,
    [subject],
  );
  return rows;
}

test('what was paid for its appointment goes back, once, when the work is called off, and its page says so [ENT-05]', async () => {
  const { appointment, work } = await checkedIn('16:00');
  await givenPaid(portal, appointment, 2500, 'MB');
  await provider('POST', `/works/${work}/payment`, { total: 90 });
  await givenPaid(portal, work, 9000);
  for (let twice = 0; twice < 2; twice += 1) await callOff(work);
  expect(await refundsOf(appointment)).toEqual([{ amount_cents: 2500, state: 'MANUAL' }]);
  expect(await refundsOf(work)).toEqual([{ amount_cents: 9000, state: 'QUEUED' }]);
  const details = await portal.call('GET', `/main/services/${work}/`, { token });
  expect(details.body).toMatchObject({ refunds: [{ amount: 25 }, { amount: 90 }] });
});

test('what is to be paid for its appointment is neither asked for nor kept once the work is called off [C-384]', async () => {
  const { pool } = portal.backend;
  const due = new Date(portal.backend.clock.now().getTime() + 86_400_000).toISOString();
  const { appointment, work } = await checkedIn('17:00');
  await provider('POST', `/appointments/${appointment}/payment`, { total: 25, valid_until: due });
  const pay = () =>
    portal.call('POST', '/main/payment', {
      token,
      json: { id: work, method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER' },
    });
  expect((await pay()).status).toBe(200);
  await callOff(work);
  const late = await pool.query<{ id: string }>(
    'select attempt.id from payment_attempts attempt join payments on payments.id = payment_id where subject = $1',
    [appointment],
  );
  const occasions = await inTransaction(portal.backend.database, async (transaction) => {
    const company = await transaction
      .selectFrom('payments')
      .select('companyId')
      .where('subject', '=', appointment)
      .executeTakeFirstOrThrow();
    return occasionsOf(transaction, company.companyId, appointment);
  });
  expect(occasions).toEqual([]);
  const closed = 'O serviço foi cancelado, já não há nada a pagar.';
  expect((await page(appointment)).body).toMatchObject({ closed });
  const refused = await portal.call('POST', '/main/payment', {
    token,
    json: { id: work, method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER', replaces: true },
  });
  expect([refused.status, refused.body['message']]).toEqual([409, closed]);
  const arrived = { source: 'CALLBACK', claim: 'PAYED', amountCents: 2500 } as const;
  const statement = { ...arrived, requestId: undefined };
  expect(await applyStatement(portal.backend, String(late.rows[0]?.id), statement)).toBe(
    'PAID_LATE',
  );
  expect(await refundsOf(appointment)).toEqual([{ amount_cents: 2500, state: 'MANUAL' }]);
});

test('no payment is asked for of what was called off, nor is its customer told of one [C-384]', async () => {
  const { appointment, work } = await checkedIn('09:00');
  await callOff(work);
  const date = addDays(lisbonToday(portal.backend.clock.now()), 3);
  const asked = { customer: { phone }, service_ids: ['revisao'], date, time: '09:00' };
  const cancelled = String((await provider('POST', '/appointments', asked))['id']);
  await provider('POST', `/appointments/${cancelled}`, { cancelled: true });
  await portal.backend.pool.query('truncate notifications cascade');
  for (const [path, message] of [
    [`/works/${work}`, 'This work was called off.'],
    [`/appointments/${appointment}`, 'This work was called off.'],
    [`/appointments/${cancelled}`, 'This appointment was called off.'],
  ]) {
    const json = { total: 30 };
    const refused = await portal.call('POST', `/provider-api/v1${path}/payment`, {
      ...{ token: key, json },
    });
    expect([refused.status, refused.body['message']]).toEqual([409, message]);
  }
  const { rows } = await portal.backend.pool.query('select id from notifications');
  expect(rows).toEqual([]);
});
