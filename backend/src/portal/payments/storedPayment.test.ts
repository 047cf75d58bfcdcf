import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { findPayment } from './storedPayment.ts';
import { paymentJson, readPaymentJson, type PaymentJson } from './paymentJson.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test('a payment shows the attempt that is open before newer ones that have ended, in lists as alone', async () => {
  const { pool, database } = portal.backend;
  const key = await createProvider(portal, 'auto-mirante.localhost');
  const phone = '+351912000001';
  await registerByPhone(portal, phone);
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const subject = String(work['id']);
  await asProvider(portal, key, 'POST', `/works/${subject}/payment`, { total: 10 });
  for (const [state, day] of [
    ['FAILED', '01'],
    ['PENDING', '02'],
    ['REJECTED', '03'],
  ])
    await pool.query(
      `insert into payment_attempts (id, payment_id, company_id, order_id, gateway, method, amount_cents, state, created_at, updated_at)
       select $1::text, id, company_id, $1::text, 'sandbox', 'MBWAY', 1000, $1::text, $2::timestamptz, $2::timestamptz from payments`,
      [state, `2026-06-${day}T10:00:00Z`],
    );
  const { rows } = await pool.query<{ company_id: string; client_id: string; json: PaymentJson }>(
    `select company_id, client_id, ${paymentJson('payments.company_id', 'payments.subject')} as json from payments`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no payment.');
  const { company_id: company, client_id: client, json } = row;
  const alone = await findPayment(database, company, client, subject);
  expect(alone?.attemptState).toBe('PENDING');
  expect(readPaymentJson(json)).toEqual(alone);
});
