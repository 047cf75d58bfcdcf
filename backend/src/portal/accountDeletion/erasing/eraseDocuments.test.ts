import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeQueuedMedia } from '../../../platform/media/removeQueuedMedia.ts';
import { attachInvoice } from '../../../testing/calls/attachInvoice.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { eraseDocuments } from './eraseDocuments.ts';

let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const rows = async (text: string) => (await portal.backend.pool.query(text)).rows;
async function erasedAt(instant: string): Promise<number> {
  await portal.backend.clock.moveTo(new Date(instant));
  return eraseDocuments(portal.backend);
}
/** A customer with a payment and an invoice. @returns the session */
async function paidCustomer(phone: string, number: string, issuedOn: string): Promise<string> {
  const token = await registerByPhone(portal, phone);
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  await givenPaid(portal, String(work['id']), 2500);
  const fields = { number, issued_on: issuedOn };
  const answer = await attachInvoice(portal, key, String(work['id']), { fields });
  expect(answer.status).toBe(201);
  return token;
}

test('what payments and invoices of a deleted account name goes when the last day is over that the preview says, by Lisbon’s clock; the payment stays [ACC-17]', async () => {
  const leaving = await paidCustomer('+351914700001', 'FT 2026/1', '2026-06-15');
  const staying = await paidCustomer('+351914700002', 'FT 2026/2', '2026-06-15');
  const { pool } = portal.backend;
  await pool.query(`update payments set billing = '{"name": "Ana", "vat_number": "123456789"}'`);
  // A job of the program that issued the document.
  await pool.query(
    `insert into invoice_jobs (id, company_id, subject, payment_id, state, invoice_id, next_try_at, created_at)
     select 'job-' || payment.id, payment.company_id, payment.subject, payment.id, 'DONE', invoice.id, now(), now()
     from payments payment join invoices invoice on invoice.subject = payment.subject`,
  );
  const preview = await portal.call('GET', '/main/user/client/deletion', { token: leaving });
  expect(preview.body['kept']).toMatchObject([{ until: '2036-12-31' }]);
  const json = { accepts: preview.body['id'] };
  const deleted = await portal.call('DELETE', '/main/user/client/', { token: leaving, json });
  expect(deleted.status).toBe(200);

  const before = await rows('select total_cents, state, paid_at from payments order by id');
  expect(await erasedAt('2036-12-31T23:59:59Z')).toBe(0);
  expect(await rows('select 1 from payments where billing is not null')).toHaveLength(2);
  expect(await rows('select number from invoices order by number')).toHaveLength(2);

  expect(await erasedAt('2037-01-01T00:00:00Z')).toBe(1);
  expect(await eraseDocuments(portal.backend)).toBe(0);
  expect(await removeQueuedMedia(portal.backend)).toBe(1);
  expect(await rows('select total_cents, state, paid_at from payments order by id')).toEqual(
    before,
  );
  expect(
    await rows(
      `select client.deleted_at is null as stays, payment.billing->>'name' as name, number, job.state
       from payments payment join clients client on client.id = payment.client_id
       left join invoices invoice on invoice.subject = payment.subject
       left join invoice_jobs job on job.payment_id = payment.id order by stays`,
    ),
  ).toEqual([
    { stays: false, name: null, number: null, state: 'DONE' },
    { stays: true, name: 'Ana', number: 'FT 2026/2', state: 'DONE' },
  ]);
  expect(await rows('select id from media_files')).toHaveLength(1);
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  expect((await portal.call('GET', '/main/user/client/', { token: staying })).status).toBe(200);
});

test('a document that came in a later year keeps the earlier ones for as long, and what is over is not said to be kept [ACC-17] [C-867]', async () => {
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  const token = await paidCustomer('+351914700003', 'FT 2027/1', '2027-01-01');
  const kept = async () =>
    (await portal.call('GET', '/main/user/client/deletion', { token })).body['kept'];
  expect(await kept()).toMatchObject([{ until: '2037-12-31' }]);
  await portal.backend.pool.query(
    `update payments set paid_at = paid_at - interval '12 years', created_at = created_at - interval '12 years'`,
  );
  await portal.backend.pool.query(
    `update clients set deleted_at = '2026-06-16T08:00:00Z' where deleted_at is null`,
  );
  expect(await erasedAt('2037-12-31T23:59:59Z')).toBe(1);
  expect(await rows('select number from invoices')).toEqual([{ number: 'FT 2027/1' }]);
  expect(await erasedAt('2038-01-01T00:00:00Z')).toBe(1);
  expect(await rows('select number from invoices')).toEqual([]);
});
