import { withdrawalReceiptSchema } from '@portal/api/company/withdrawal';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

/*
 * What becomes of the money of a work whose jobs end one after the other. Job A costs 100 €, B, approved later, 36 €.
 */

const begin = new Date('2026-06-01T08:00:00Z');
const email = 'ana@exemplo.pt';
let portal: TestBackend;
let key: string;
let token: string;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const day = (count: number) =>
  portal.backend.clock.moveTo(new Date(begin.getTime() + count * 86_400_000));

beforeAll(async () => {
  portal = await createTestBackend();
  await day(0);
  key = await createProvider(portal, 'auto-mirante.localhost', { email: 'oficina@exemplo.pt' });
  token = await registerByPhone(portal, '+351912000001');
});
beforeEach(async () => {
  await day(0);
  await portal.backend.pool.query('truncate outbox, rate_limits, webhook_events cascade');
});
afterAll(() => portal.close());

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
  expect(status, String(body['message'])).toBe(200);
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
