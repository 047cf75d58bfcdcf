import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
let people = 0;
const mailbox = () => `ana.${people}@exemplo.pt`;
const now = new Date('2026-06-15T08:00:00Z');
/** On the eve of the booking, at 10:00 by Lisbon's clock, and shortly before it: a login must not be older than a day. */
const late = new Date('2026-06-15T12:00:00Z');
const lastHour = new Date('2026-06-16T07:30:00Z');
const rule = { prepayment: 'full', free_until_hours: 24, late_percent: 50, no_show_percent: 100 };
const spaced = (text: unknown) => String(text).replaceAll('\u00a0', ' ');

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, path, { token, json });
const remove = (accepts?: string) =>
  me('DELETE', '/main/user/client/', accepts === undefined ? undefined : { accepts });
const preview = async () =>
  v.parse(deletionPreviewSchema, (await me('GET', '/main/user/client/deletion')).body);

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  await portal.backend.pool.query('truncate appointments, payments, outbox cascade');
  await provider('PUT', '/settings', {
    ...{ cancel_notice_minutes: 120, parallel_bookings: 20, notice_minutes: 0 },
    withdrawal: { right: 'excluded', reason: 'Serviço de saúde.' },
  });
  await provider('PUT', '/services/sessao', { name: 'Sessão', duration_minutes: 60, payment: 15 });
  await provider('PUT', '/policy', rule);
  people += 1;
  token = await registerByPhone(portal, `+35191460000${people}`, 'auto-mirante.localhost');
  await me('PATCH', '/main/user/client', { email: mailbox() });
});
afterAll(() => portal.close());

async function bookPaid(cents = 1500, method: 'MB' | 'MBWAY' = 'MBWAY'): Promise<string> {
  const json = { services: [{ id: 'sessao' }], date: '2026-06-16', time: '10:00' };
  const { body } = await me('POST', '/main/schedule', json);
  const id = String(body['appointmentId']);
  await givenPaid(portal, id, cents, method);
  return id;
}
async function refunds() {
  const { rows } = await portal.backend.pool.query<{ cents: number; reason: string }>(
    'select amount_cents as cents, reason from payment_refunds',
  );
  return rows.map(({ cents, reason }) => [cents, reason]);
}

test('of what is kept of a booking that ends nothing is taken unseen: the preview says it, and only who accepts that one leaves [ACC-16] [POL-09] [C-550]', async () => {
  await bookPaid();
  const free = await preview();
  expect(free.ended).toEqual([
    { what: 'Marcação de terça-feira, 16 de junho, às 10:00: Sessão', refund: 15 },
  ]);
  await portal.backend.clock.moveTo(late);
  const dear = await preview();
  expect(dear.ended.map(({ what, refund }) => [spaced(what), refund])).toEqual([
    [
      'Marcação de terça-feira, 16 de junho, às 10:00: Sessão. Ficam retidos 7,50 €, porque faltam menos de 24 horas',
      7.5,
    ],
  ]);
  const unseen = await remove();
  expect(unseen).toMatchObject({ status: 422, body: { code: 'PREVIEW_CHANGED', preview: dear } });
  expect(spaced(unseen.body['message'])).toMatch(/^Se apagar a conta agora, ficam retidos 7,50 €/);
  for (const other of [free.id, 'another'])
    expect(await remove(other)).toMatchObject({
      status: 422,
      body: {
        code: 'PREVIEW_CHANGED',
        message: expect.stringMatching(/^Entretanto mudou/),
        preview: dear,
      },
    });
  expect((await me('GET', '/main/user/client/')).body['name']).not.toBe('');
  expect(await preview()).toEqual(dear);
  expect(await refunds()).toEqual([]);
  expect((await remove(dear.id)).status).toBe(200);
  expect(await refunds()).toEqual([[750, 'CANCELLED']]);
  const [mail] = await readOutbox(portal.backend.database, mailbox());
  expect(spaced(mail?.text)).toContain(
    'Das marcações que terminaram devolvemos 7,50 € e ficam retidos 7,50 €.',
  );
});

test('a payment that arrives between reading and deleting changes what is accepted', async () => {
  await provider('PUT', '/policy', { ...rule, late_percent: 100 });
  const json = { services: [{ id: 'sessao' }], date: '2026-06-16', time: '10:00' };
  const { body } = await me('POST', '/main/schedule', json);
  await portal.backend.clock.moveTo(late);
  const unpaid = await preview();
  await givenPaid(portal, String(body['appointmentId']), 1500);
  const refused = await remove(unpaid.id);
  expect(refused.status).toBe(422);
  const paid = v.parse(deletionPreviewSchema, refused.body['preview']);
  expect(paid.ended.map(({ what, refund }) => [spaced(what), refund])).toEqual([
    [expect.stringMatching(/Ficam retidos 15,00 €, porque faltam menos de 24 horas$/), undefined],
  ]);
  expect((await remove(paid.id)).status).toBe(200);
  expect(await refunds()).toEqual([]);
});

test('where no late share was ever said, nothing is kept, however late the account is deleted [POL-03] [POL-09] [C-550] [C-701]', async () => {
  await provider('PUT', '/settings', { cancel_notice_minutes: 24 * 60 });
  await bookPaid();
  await portal.backend.clock.moveTo(lastHour);
  expect((await preview()).ended).toMatchObject([{ refund: 15 }]);
  expect((await remove()).status).toBe(200);
  expect(await refunds()).toEqual([[1500, 'CANCELLED']]);
});

test('the preview names a booking by the provider’s clock, as everything else does [ACC-15] [C-932]', async () => {
  await bookPaid();
  const { pool } = portal.backend;
  const zone = (name: string) =>
    pool.query(`update companies set time_zone = $1, updated_at = updated_at + interval '1 s'`, [
      name,
    ]);
  await zone('Atlantic/Azores');
  expect((await preview()).ended).toEqual([
    { what: 'Marcação de terça-feira, 16 de junho, às 09:00: Sessão', refund: 15 },
  ]);
  await zone('Europe/Lisbon');
});

test('two deletions at once delete once and tell once; the other one finds the account gone [ACC-16] [PRO-16]', async () => {
  const { pool } = portal.backend;
  // Whoever holds the account lets both begin before either ends.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from clients where deleted_at is null for update');
  const both = Promise.all([remove(), remove()]);
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(2);
  }, 5000);
  await holder.query('commit');
  holder.release();
  const answers = await both;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body['message']).toBe('A conta foi apagada.');
  expect(await readOutbox(portal.backend.database, mailbox())).toHaveLength(1);
});

test('nobody leaves money behind that only a transfer gives back: the IBAN is given with the account, or before [ACC-16] [POL-11] [C-896] [C-937]', async () => {
  await bookPaid(1500, 'MB');
  const accepts = (await preview()).id;
  const refused = await remove(accepts);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'REFUND_ACCOUNT_NEEDED', amount: 15 },
  });
  // For pages of before, which show what it says.
  expect(spaced(refused.body['message'])).toBe(
    'Para devolver 15,00 € precisamos do seu IBAN. Antes de apagar a conta, cancele as marcações que pagou por Multibanco e indique-o em Faturas e pagamentos.',
  );
  expect(await refunds()).toEqual([]);
  const wrong = { iban: 'PT50 0002 0123 1234 5678 9015 5', name: 'Ana Marques' };
  const refund_account = { ...wrong, iban: 'PT50 0002 0123 1234 5678 9015 4' };
  const leave = (account: object) =>
    me('DELETE', '/main/user/client/', { accepts, refund_account: account });
  expect((await leave(wrong)).status).toBe(400);
  expect((await leave(refund_account)).status).toBe(200);
  const [mail] = await readOutbox(portal.backend.database, mailbox());
  expect(mail?.text).toContain('O IBAN');
  const { body } = await portal.call('GET', '/provider-api/v1/refunds', { token: key });
  expect(body['refunds']).toMatchObject([
    { amount: 15, account: { iban: 'PT50000201231234567890154', name: 'Ana Marques' } },
  ]);
});

test('a booking that is under way goes on without the account, and nothing of it goes back [ACC-15] [C-934]', async () => {
  const id = await bookPaid(1500, 'MB');
  await provider('POST', '/works', { customer: {}, appointment_id: id });
  const read = await preview();
  expect(read.ended.map(({ what }) => what).join()).not.toContain('Marcação');
  expect((await remove(read.id)).status).toBe(200);
  expect(await refunds()).toEqual([]);
});

test('money of a booking that was called off before waits for the IBAN, too, and needs none again where it has one [ACC-16] [POL-11] [C-937]', async () => {
  const id = await bookPaid(1500, 'MB');
  expect((await me('POST', `/main/services/${id}/cancel`)).status).toBe(200);
  const waits = await remove();
  expect([waits.status, spaced(waits.body['message'])]).toEqual([
    422,
    'Para devolver 15,00 € precisamos do seu IBAN. Antes de apagar a conta, indique-o em Faturas e pagamentos.',
  ]);
  const account = { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Ana Marques' };
  const given = await me('POST', `/main/payment/${id}/refund-account`, account);
  expect(given.status).toBe(200);
  const other = { iban: 'GB82 WEST 1234 5698 7654 32', name: 'Rui Costa' };
  const left = await me('DELETE', '/main/user/client/', { refund_account: other });
  expect(left.status).toBe(200);
  const { body } = await portal.call('GET', '/provider-api/v1/refunds', { token: key });
  expect(body['refunds']).toMatchObject([{ account: { name: 'Ana Marques' } }]);
});
