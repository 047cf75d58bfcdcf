import { cancelTermsSchema } from '@portal/api/work/policy/cancelTerms';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
const domain = 'auto-mirante.localhost';
const now = new Date('2026-06-15T08:00:00Z');
const rule = { prepayment: 'full', free_until_hours: 24, late_percent: 50, no_show_percent: 100 };
/** On the eve of an appointment at 10:00 on the 18th, by Lisbon's clock. */
const late = new Date('2026-06-17T12:00:00Z');

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, path, { token, json });

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, domain, { support_equipment: false, name: 'Clínica' });
  token = await registerByPhone(portal, '+351912000001', domain);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '08:00', closes: '20:00' },
  }));
  await provider('PUT', '/hours', { hours });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  await portal.backend.pool.query('truncate appointments, payments, outbox cascade');
  await provider('PUT', '/settings', {
    ...{ cancel_notice_minutes: 0, parallel_bookings: 20, notice_minutes: 0, max_moves: 5 },
    withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
  });
  await provider('PUT', '/services/sessao', {
    ...{ name: 'Sessão', duration_minutes: 60, payment: 15, policy: null },
  });
  await provider('DELETE', '/policy', {});
});
afterAll(() => portal.close());

async function bookPaid() {
  const json = { services: [{ id: 'sessao' }], date: '2026-06-18', time: '10:00' };
  const { body } = await me('POST', '/main/schedule', json);
  const id = String(body['appointmentId']);
  await givenPaid(portal, id, 1500, 'MBWAY');
  return id;
}
const terms = async (id: string) =>
  v.parse(cancelTermsSchema, (await me('GET', `/main/services/${id}/cancel-terms`)).body);
const cancel = (id: string, kept?: number) =>
  me('POST', `/main/services/${id}/cancel${kept === undefined ? '' : `?kept=${kept}`}`);
const details = async (id: string) =>
  Object((await me('GET', `/main/appointments/${id}`)).body['details']);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
async function refunds() {
  const { rows } = await portal.backend.pool.query(
    'select amount_cents, reason, state from payment_refunds order by created_at, reason',
  );
  return rows.map((row) => [row.amount_cents, row.reason, row.state]);
}
const change = (id: string, json: object) =>
  portal.call('POST', `/provider-api/v1/appointments/${id}`, { token: key, json });

test('what is free after a move of the provider’s is said as it is, up to the last moment for the portal [POL-02] [C-546] [C-891]', async () => {
  await provider('PUT', '/policy', rule);
  const id = await bookPaid();
  const told = async () => (await details(id)).policy.sentences.map(plain).slice(1, 3);
  await change(id, { reschedule: { date: '2026-06-29', time: '10:00' } });
  await change(id, { reschedule: { date: '2026-06-28', time: '14:00' } });
  expect(await terms(id)).toMatchObject({ free_until: '2026-06-28T09:00:00.000Z' });
  expect(await told()).toEqual([
    'Pode cancelar sem custos até 28 jun. 2026 às 10:00.',
    'Depois, ficam retidos 50 % do pré-pagamento (7,50 €).',
  ]);
  await portal.backend.clock.moveTo(new Date('2026-06-28T08:59:00Z'));
  expect(await terms(id)).toMatchObject({ reason: 'free', kept: 0 });
  expect((await told())[0]).toBe('Pode cancelar sem custos até 28 jun. 2026 às 10:00.');
  await portal.backend.clock.moveTo(new Date('2026-06-28T09:01:00Z'));
  expect(await terms(id)).toMatchObject({ reason: 'late', kept: 7.5 });
  expect((await told())[0]).toBe('Se cancelar, ficam retidos 50 % do pré-pagamento (7,50 €).');
});

test('a booking keeps the time for cancelling that its words were made of, however the provider changes it [POL-02] [C-551] [C-890]', async () => {
  await provider('PUT', '/policy', rule);
  const notice = (minutes: number) =>
    provider('PUT', '/settings', { cancel_notice_minutes: minutes });
  await notice(24 * 60);
  const withoutShare = await bookPaid();
  await notice(0);
  const withShare = await bookPaid();
  const said = async (id: string) => (await details(id)).policy.sentences;
  const before = [await said(withoutShare), await said(withShare)];
  await notice(48 * 60);
  expect([await said(withoutShare), await said(withShare)]).toEqual(before);
  await portal.backend.clock.moveTo(late);
  expect(await terms(withShare)).toMatchObject({ reason: 'late', kept: 7.5 });
  expect((await cancel(withShare, 7.5)).status).toBe(200);
  expect((await cancel(withoutShare)).status).toBe(409);
  await notice(0);
  expect(await terms(withoutShare)).toMatchObject({ reason: 'free', kept: 0, refund: 15 });
  expect((await cancel(withoutShare)).status).toBe(200);
  expect(await refunds()).toEqual([
    [750, 'CANCELLED', 'QUEUED'],
    [1500, 'CANCELLED', 'QUEUED'],
  ]);
});

test('a service’s own policy that is changed, or ended, stays that of the bookings made under it [POL-02] [C-545]', async () => {
  const service = { name: 'Sessão', duration_minutes: 60, payment: 15 };
  await provider('PUT', '/services/sessao', { ...service, policy: rule });
  const id = await bookPaid();
  for (const policy of [{ ...rule, late_percent: 100 }, null]) {
    await provider('PUT', '/services/sessao', { ...service, policy });
    expect(await details(id)).toMatchObject({ policy: { ...rule, prepaid: 15 } });
  }
  await provider('PUT', '/policy', { ...rule, late_percent: 0 });
  await provider('DELETE', '/policy', {});
  await portal.backend.clock.moveTo(late);
  expect(await terms(id)).toMatchObject({ reason: 'late', kept: 7.5 });
});

test('a move that was asked for in time is in time, however late it is confirmed [POL-02] [RSC-08] [C-892]', async () => {
  await provider('PUT', '/policy', rule);
  await provider('PUT', '/settings', { confirm_moves_by_hand: true, move_notice_minutes: 0 });
  const ask = async (id: string) => {
    await me('POST', `/main/services/${id}/move`, { date: '2026-06-26', time: '10:00' });
    return String(Object((await provider('GET', `/appointments/${id}`))['move']).id);
  };
  const confirm = (id: string, move: string) =>
    provider('POST', `/appointments/${id}/move-requests/${move}`, { confirm: true });
  const inTime = await bookPaid();
  const tooLate = await bookPaid();
  await portal.backend.clock.moveTo(new Date('2026-06-17T08:00:00Z'));
  const asked = await ask(inTime);
  await portal.backend.clock.moveTo(late);
  await confirm(inTime, asked);
  await confirm(tooLate, await ask(tooLate));
  expect(await terms(inTime)).toMatchObject({
    ...{ reason: 'free', kept: 0, free_until: '2026-06-25T09:00:00.000Z' },
  });
  expect(await terms(tooLate)).toMatchObject({ reason: 'late', kept: 7.5 });
});
