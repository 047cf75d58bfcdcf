import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import { paymentPageSchema, refundsSchema } from '@portal/api/payment/createPaymentsApi';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { forgetRefundAccounts } from './refundAccounts.ts';

let portal: TestBackend;
let key: string;
let token: string;
const now = new Date('2026-06-15T08:00:00Z');
const account = { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Ana Reis' };
const stored = { iban: 'PT50000201231234567890154', name: 'Ana Reis' };

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/sessao', {
    ...{ name: 'Sessão', duration_minutes: 60, payment: 15 },
  });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  await portal.backend.pool.query('truncate appointments, payments cascade');
});
afterAll(() => portal.close());

async function cancelled(method: 'MB' | 'MBWAY', by = token) {
  const json = { services: [{ id: 'sessao' }], date: '2026-06-18', time: '10:00' };
  const { body } = await portal.call('POST', '/main/schedule', { token: by, json });
  const id = String(body['appointmentId']);
  await givenPaid(portal, id, 1500, method);
  await portal.call('POST', `/main/services/${id}/cancel`, { token: by });
  return id;
}
const page = async (id: string) =>
  v.parse(paymentPageSchema, (await portal.call('GET', `/main/payment/${id}`, { token })).body);
const give = (id: string, json: object, by = token) =>
  portal.call('POST', `/main/payment/${id}/refund-account`, { token: by, json });
const refunds = async () =>
  v.parse(refundsSchema, await asProvider(portal, key, 'GET', '/refunds')).refunds;
const sealed = async () => {
  const { rows } = await portal.backend.pool.query('select account::text from payment_refunds');
  return rows.map(({ account: text }) => text);
};

test('what the gateway cannot send back asks for an account, which is sealed, seen by the provider with the refund, and gone thirty days after it [POL-11]', async () => {
  const id = await cancelled('MB');
  expect((await page(id)).account_for).toBe(15);
  for (const iban of ['PT50 0002 0123 1234 5678 9015 5', 'PT50'])
    expect((await give(id, { ...account, iban })).body).toMatchObject({
      http_code: 400,
      message: 'O IBAN introduzido não é válido',
    });
  for (const part of [{ iban: ' ' }, { name: ' ' }])
    expect((await give(id, { ...account, ...part })).body).toMatchObject({
      http_code: 400,
      message: 'Campo obrigatório!',
    });
  expect((await refunds())[0]?.account).toBeNull();
  expect((await give(id, account)).status).toBe(200);
  expect((await page(id)).account_for).toBeNull();
  const [text] = await sealed();
  expect(text).toContain('sealed');
  expect(text).not.toMatch(/PT50|0002|Ana/);
  const [refund] = await refunds();
  expect(refund).toMatchObject({ state: 'MANUAL', amount: 15, account: stored });
  const administrator = { token: portal.backend.environment.adminToken };
  const all = await portal.call('GET', '/mgmt/refunds', administrator);
  expect(JSON.stringify(all.body)).not.toContain('PT50');
  // Wrong once, right the next time.
  expect((await give(id, { ...account, name: 'Ana dos Reis' })).status).toBe(200);
  expect((await refunds())[0]?.account).toEqual({ ...stored, name: 'Ana dos Reis' });
  await asProvider(portal, key, 'POST', `/refunds/${refund?.id}`, { note: 'Transferido' });
  expect((await give(id, account)).status).toBe(409);
  await portal.backend.clock.moveTo(new Date('2026-07-15T07:59:00Z'));
  await forgetRefundAccounts(portal.backend);
  expect((await refunds())[0]?.account).not.toBeNull();
  await portal.backend.clock.moveTo(new Date('2026-07-15T09:00:00Z'));
  await forgetRefundAccounts(portal.backend);
  expect(await sealed()).toEqual([null]);
});

test('what the gateway sends back asks for none, and nobody gives one for somebody else [POL-11]', async () => {
  const byPhone = await cancelled('MBWAY');
  expect((await page(byPhone)).account_for).toBeNull();
  expect((await give(byPhone, account)).status).toBe(409);
  await portal.backend.pool.query('truncate appointments, payments cascade');
  const id = await cancelled('MB');
  const other = await registerByPhone(portal, '+351912000002', 'auto-mirante.localhost', 'Rui');
  expect((await give(id, account, other)).status).toBe(404);
  expect(await sealed()).toEqual([null]);
});

test('a later refund asks again, and both have the account that was given last [POL-11] [C-553]', async () => {
  await asProvider(portal, key, 'PUT', '/settings', {
    ...{ cancel_notice_minutes: 0, withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' } },
  });
  await asProvider(portal, key, 'PUT', '/policy', {
    ...{ prepayment: 'full', free_until_hours: 24, late_percent: 50, no_show_percent: 100 },
  });
  const json = { services: [{ id: 'sessao' }], date: '2026-06-18', time: '10:00' };
  const { body } = await portal.call('POST', '/main/schedule', { token, json });
  const id = String(body['appointmentId']);
  await givenPaid(portal, id, 1500, 'MB');
  await portal.backend.clock.moveTo(new Date('2026-06-17T12:00:00Z'));
  const cancel = `/main/services/${id}/cancel?kept=7.5`;
  expect((await portal.call('POST', cancel, { token })).status).toBe(200);
  expect((await page(id)).account_for).toBe(7.5);
  expect((await give(id, account)).status).toBe(200);
  expect((await page(id)).account_for).toBeNull();
  await asProvider(portal, key, 'POST', `/appointments/${id}`, {
    fee_waiver: { reason: 'Estava no hospital.' },
  });
  expect((await page(id)).account_for).toBe(7.5);
  const other = { ...account, name: 'Rui Reis' };
  expect((await give(id, other)).status).toBe(200);
  expect((await page(id)).account_for).toBeNull();
  const both = (await refunds()).map(({ amount, account: to }) => [amount, to]);
  expect(both).toEqual([
    [7.5, { ...stored, name: 'Rui Reis' }],
    [7.5, { ...stored, name: 'Rui Reis' }],
  ]);
});

test('of who deletes the account it is named as kept until it goes, and the money can still go back to it [ACC-15] [ACC-17] [POL-11] [C-896]', async () => {
  const leaving = await registerByPhone(portal, '+351912000003', undefined, 'Ana');
  const id = await cancelled('MB', leaving);
  await give(id, account, leaving);
  const preview = async () =>
    v.parse(
      deletionPreviewSchema,
      (await portal.call('GET', '/main/user/client/deletion', { token: leaving })).body,
    );
  const isKept = (until: string) =>
    expect.objectContaining({
      what: 'O IBAN e o titular da conta para lhe devolver o que pagou',
      until,
    });
  // Fourteen days for the refund, and thirty after it.
  expect((await preview()).kept).toContainEqual(isKept('2026-07-29'));
  await portal.backend.clock.moveTo(new Date('2026-06-29T08:30:00Z'));
  expect((await preview()).kept).toContainEqual(isKept('2026-07-29'));
  await portal.backend.clock.moveTo(new Date('2026-07-01T08:00:00Z'));
  await portal.backend.pool.query('update sessions set authenticated_at = $1', [
    portal.backend.clock.now(),
  ]);
  expect((await preview()).kept).toContainEqual(isKept('2026-07-31'));
  const json = { accepts: (await preview()).id };
  const deleted = await portal.call('DELETE', '/main/user/client/', { token: leaving, json });
  expect(deleted.status).toBe(200);

  const [refund] = await refunds();
  expect(refund).toMatchObject({ state: 'MANUAL', account: stored });
  await asProvider(portal, key, 'POST', `/refunds/${refund?.id}`, { note: 'Transferido' });
  await portal.backend.clock.moveTo(new Date('2026-07-31T07:59:00Z'));
  await forgetRefundAccounts(portal.backend);
  expect((await refunds())[0]?.account).toEqual(stored);
  await portal.backend.clock.moveTo(new Date('2026-07-31T08:01:00Z'));
  await forgetRefundAccounts(portal.backend);
  expect(await sealed()).toEqual([null]);
});

test('an account that went already is not named as kept, and one whose money went back is until it goes [ACC-15] [C-896]', async () => {
  const id = await cancelled('MB');
  const kept = async () => {
    const answer = await portal.call('GET', '/main/user/client/deletion', { token });
    return v
      .parse(deletionPreviewSchema, answer.body)
      .kept.filter(({ what }) => what.startsWith('O IBAN'))
      .map(({ until }) => until);
  };
  expect(await kept()).toEqual([]);
  await give(id, account);
  const [refund] = await refunds();
  await asProvider(portal, key, 'POST', `/refunds/${refund?.id}`, { note: 'Transferido' });
  expect(await kept()).toEqual(['2026-07-15']);
  await portal.backend.clock.moveTo(new Date('2026-07-15T08:01:00Z'));
  expect(await kept()).toEqual([]);
});
