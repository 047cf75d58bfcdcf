import { withdrawalReceiptSchema } from '@portal/api/company/withdrawal';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { startSandbox, type RunningSandbox } from '../payments/sandbox/startSandbox.ts';
import { applyStatement } from '../payments/settling/applyStatement.ts';
import { occasionsOf } from '../reminders/planning/occasionsOf.ts';

/*
 * What becomes of the money of a work whose jobs end one after the other. Job A costs 100 €, B, approved later, 36 €.
 */

const begin = new Date('2026-06-01T08:00:00Z');
const email = 'ana@exemplo.pt';
let portal: TestBackend;
let sandbox: RunningSandbox;
let key: string;
let token: string;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const day = (count: number) =>
  portal.backend.clock.moveTo(new Date(begin.getTime() + count * 86_400_000));

beforeAll(async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  await day(0);
  key = await createProvider(portal, 'auto-mirante.localhost', {
    email: 'oficina@exemplo.pt',
    payment_methods: ['MB'],
  });
  token = await registerByPhone(portal, '+351912000001');
});
beforeEach(async () => {
  await day(0);
  await portal.backend.pool.query('truncate outbox, rate_limits, webhook_events cascade');
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
});

const detailsOf = async (id: string) =>
  v.parse(workDetailsSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body);
const refundsOf = async (subject: string) =>
  (
    await portal.backend.pool.query<{ cents: number }>(
      `select amount_cents as cents from payment_refunds refund join payments on payments.id = payment_id
       where subject = $1 order by refund.created_at, cents`,
      [subject],
    )
  ).rows.map(({ cents }) => cents);
const job = (title: string, price: number) => ({
  title,
  labour: [],
  materials: [{ designation: title, price, discount: 0, completed: false, vat_rate: 0 }],
});

/** Posts a budget and approves of it what is undecided. */
async function approve(id: string, jobs: object[], total: number): Promise<void> {
  await provider('POST', `/works/${id}/budget`, { jobs });
  const { budget } = await detailsOf(id);
  const undecided = (budget?.jobs ?? []).filter(({ state }) => state === 'undecided');
  const json = {
    version: budget?.version,
    jobs: Object.fromEntries(undecided.map((one) => [one.id, 'approved'])),
    total,
  };
  const path = `/main/services/${id}/budget/decision`;
  const { status, body } = await portal.call('POST', path, { token, json });
  expect([status, body['message']]).toEqual([200, body['message']]);
}

/** A work with A of the first day and B of the tenth. */
async function agreed(): Promise<string> {
  const id = String((await provider('POST', '/works', { customer: { phone: '912000001' } }))['id']);
  await approve(id, [job('A', 100)], 100);
  await day(9);
  const [first] = (await detailsOf(id)).budget?.jobs ?? [];
  await approve(id, [{ ...job('A', 100), id: first?.id }, job('B', 36)], 136);
  return id;
}
async function withdraw(id: string) {
  const contractKey = (await detailsOf(id)).contract?.key;
  const json = { name: 'Ana Marques', contract: 'A reparação', email, key: contractKey };
  const { body } = await portal.call('POST', '/main/legal/withdrawals', { json });
  return v.parse(withdrawalReceiptSchema, body);
}

test('what was paid goes back as far as each withdrawal ends something, and never more than was paid [LAW-08] [C-825]', async () => {
  const id = await agreed();
  await givenPaid(portal, id, 13_600);
  // Of A the fourteen days are over.
  await day(19);
  const late = (await detailsOf(id)).contract?.key;
  expect(await withdraw(id)).toMatchObject({ state: 'accepted', refund: 36 });
  expect(await refundsOf(id)).toEqual([3600]);
  const json = { name: 'Ana Marques', contract: 'A reparação', email, key: late };
  const { body } = await portal.call('POST', '/main/legal/withdrawals', { json });
  expect(body).toMatchObject({ state: 'received' });
  expect(
    await provider('POST', `/withdrawals/${String(body['id'])}`, { accept: true }),
  ).toMatchObject({ state: 'accepted', refund: 100 });
  expect(await refundsOf(id)).toEqual([3600, 10_000]);
  await provider('POST', `/works/${id}/cancel`, {});
  expect(await refundsOf(id)).toEqual([3600, 10_000]);
});

test('what did not go back with a withdrawal goes back when the work is called off [LAW-08] [ENT-05]', async () => {
  const id = await agreed();
  await givenPaid(portal, id, 13_600);
  await day(19);
  await withdraw(id);
  await provider('POST', `/works/${id}/cancel`, {});
  expect(await refundsOf(id)).toEqual([3600, 10_000]);
});

test('more than was paid is refused by the database itself', async () => {
  const id = await agreed();
  await givenPaid(portal, id, 13_600);
  await day(19);
  await withdraw(id);
  await expect(
    portal.backend.pool.query(
      `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, created_at)
       select 'more', payment_id, id, company_id, 10001, 'CANCELLED', now() from payment_attempts
       where payment_id = (select id from payments where subject = $1)`,
      [id],
    ),
  ).rejects.toThrow('goes back more than arrived');
});

describe('what is asked for and not paid', () => {
  const until = '2026-07-01T10:00:00Z';
  const pay = (id: string, total: number) =>
    portal.call('POST', '/main/payment', {
      token,
      json: { id, method: 'MB', total, billing_id: 'FINAL_CONSUMER', replaces: true },
    });
  const paymentOf = async (id: string) => (await detailsOf(id)).payment;
  /** The word of the gateway that the reference of before was paid. */
  async function arrives(id: string, cents: number) {
    const attempt = await portal.backend.database
      .selectFrom('paymentAttempts as attempt')
      .innerJoin('payments as payment', 'payment.id', 'attempt.paymentId')
      .select('attempt.id')
      .where('payment.subject', '=', id)
      .orderBy('attempt.createdAt')
      .executeTakeFirstOrThrow();
    return applyStatement(portal.backend, attempt.id, {
      ...{ source: 'CALLBACK', claim: 'PAYED', amountCents: cents, requestId: undefined },
    });
  }
  const planned = async (id: string) => {
    const { company_id: company } = (
      await portal.backend.pool.query('select company_id from payments where subject = $1', [id])
    ).rows[0];
    return inTransaction(portal.backend.database, (transaction) =>
      occasionsOf(transaction, String(company), id),
    );
  };

  test('ends with the contract: it is neither shown nor reminded of nor taken, and what arrives all the same goes back [LAW-08] [C-935]', async () => {
    const id = String(
      (await provider('POST', '/works', { customer: { phone: '912000001' } }))['id'],
    );
    await approve(id, [job('A', 100)], 100);
    await provider('POST', `/works/${id}/payment`, { total: 100, valid_until: until });
    expect((await pay(id, 100)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ state: 'PENDING', total: 100 });
    expect(await withdraw(id)).toMatchObject({ state: 'accepted', refund: 0 });
    expect(await paymentOf(id)).toBeNull();
    expect((await planned(id)).map(({ event }) => event)).not.toContain('payment.due');
    const refused = await pay(id, 100);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'O contrato foi resolvido, já não há nada a pagar.',
    ]);
    expect(await arrives(id, 10_000)).toBe('PAID_LATE');
    expect(await refundsOf(id)).toEqual([10_000]);
  });

  test('asked for again after it is asked for [C-935] [LAW-08]', async () => {
    const id = String(
      (await provider('POST', '/works', { customer: { phone: '912000001' } }))['id'],
    );
    await approve(id, [job('A', 100)], 100);
    await provider('POST', `/works/${id}/payment`, { total: 100 });
    await withdraw(id);
    await provider('POST', `/works/${id}/payment`, { total: 20, valid_until: until });
    expect(await paymentOf(id)).toMatchObject({ state: 'NOT_PAID', total: 20 });
    expect((await pay(id, 20)).status).toBe(200);
  });

  test('comes down to what stays agreed, and of a dearer reference of before goes back what is too much [LAW-08] [C-935]', async () => {
    const id = await agreed();
    await provider('POST', `/works/${id}/payment`, { total: 136, valid_until: until });
    expect((await pay(id, 136)).status).toBe(200);
    await day(19);
    expect(await withdraw(id)).toMatchObject({ state: 'accepted', refund: 0 });
    expect(await paymentOf(id)).toMatchObject({ state: 'NOT_PAID', total: 100 });
    expect((await pay(id, 136)).status).toBe(409);
    expect((await pay(id, 100)).status).toBe(200);
    expect(await arrives(id, 13_600)).toBe('PAYED');
    expect(await refundsOf(id)).toEqual([3600]);
  });
});

test('whoever deleted the account meanwhile is told to give the IBAN to the provider: the page for it is closed [LAW-08] [POL-11] [C-943]', async () => {
  const id = await agreed();
  await givenPaid(portal, id, 13_600, 'MB');
  const contractKey = (await detailsOf(id)).contract?.key;
  // Of both jobs the fourteen days are over.
  await day(40);
  const json = { name: 'Ana Marques', contract: 'A reparação', email, key: contractKey };
  const { body } = await portal.call('POST', '/main/legal/withdrawals', { json });
  // What the tests before left to transfer went back.
  await portal.backend.pool.query(`update payment_refunds set state = 'DONE', done_at = now()`);
  await portal.backend.pool.query('update sessions set authenticated_at = $1', [
    portal.backend.clock.now(),
  ]);
  const left = await portal.call('DELETE', '/main/user/client/', { token, json: {} });
  expect(left.status).toBe(200);
  await provider('POST', `/withdrawals/${String(body['id'])}`, { accept: true });
  const mails = await readOutbox(portal.backend.database, email);
  const told = mails.find(({ subject }) => subject?.includes('resposta'))?.text ?? '';
  expect(told.replaceAll('\u00a0', ' ')).toContain(
    'Para devolver 136,00 € precisamos do seu IBAN. Indique-o diretamente ao prestador.',
  );
  expect(told).not.toContain('/client/payment');
});
