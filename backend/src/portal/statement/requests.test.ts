import { notificationsSchema } from '@portal/api/account/notification';
import {
  statementSchema,
  type Statement,
  type StatementEntry,
} from '@portal/api/payment/statement';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { attachInvoice } from '../../testing/calls/attachInvoice.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { startSandbox, type RunningSandbox } from '../payments/sandbox/startSandbox.ts';

let portal: TestBackend;
let sandbox: RunningSandbox;
let key: string;
let phone: string;
let token: string;
beforeAll(async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', {
    name: 'Auto Mirante',
    payment_methods: ['MB', 'MBWAY', 'CC'],
  });
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
});
let people = 0;
beforeEach(async () => {
  people += 1;
  phone = `+3519120000${10 + people}`;
  token = await registerByPhone(portal, phone);
  const json = { email: `ana${people}@exemplo.pt` };
  await portal.call('PATCH', '/main/user/client/', { token, json });
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
});

const provider = (method: string, route: string, json?: unknown) =>
  asProvider(portal, key, method, route, json);
async function work(bars: number, more: object = {}): Promise<string> {
  const { id } = await provider('POST', '/works', { customer: { phone }, ...more });
  if (bars > 1) await provider('POST', `/works/${String(id)}/state`, { bars });
  return String(id);
}
async function read(bearer = token): Promise<Statement> {
  const answer = await portal.call('GET', '/main/user/statement', { token: bearer });
  return v.parse(statementSchema, answer.body);
}
const wordsOf = (entries: readonly StatementEntry[]) =>
  entries.map((entry) => {
    switch (entry.kind) {
      case 'payment':
        return `payment ${entry.amount} ${entry.is_undocumented ? 'without' : 'with'} ask ${entry.ask !== null}`;
      case 'request':
        return `${entry.state} ${entry.reason ?? ''} ask ${entry.ask !== null}`;
      default:
        return entry.kind;
    }
  });
const ask = (id: string) =>
  portal.call('POST', `/main/services/${id}/invoice`, {
    token,
    json: { emails: [`ana${people}@exemplo.pt`] },
  });
let numbers = 0;
const attach = (subject: string, fields: Record<string, string> = {}) => {
  numbers += 1;
  return attachInvoice(portal, key, subject, {
    fields: { number: `FT ${numbers}`, issued_on: '2026-06-15', ...fields },
  });
};

test('what was paid without a document is asked for, refused with a reason, asked for again and given [C-823]', async () => {
  const id = await work(5, { symptoms: [{ name: 'Revisão' }] });
  await givenPaid(portal, id, 6800);
  const { entries } = await read();
  expect(wordsOf(entries)).toEqual(['payment 68 without ask true']);
  expect(entries[0]).toMatchObject({
    ask: id,
    about: { subject: id, item: null, asked: ['Revisão'] },
  });
  expect((await ask(id)).status).toBe(200);
  expect(wordsOf((await read()).entries)).toEqual([
    'requested  ask false',
    'payment 68 without ask false',
  ]);
  const { requests } = await provider('GET', '/invoice-requests?state=requested');
  await provider('POST', `/invoice-requests/${String(Object(requests)[0].id)}`, {
    refuse: true,
    reason: 'NIF inválido',
  });
  expect(wordsOf((await read()).entries)).toEqual([
    'refused NIF inválido ask true',
    'payment 68 without ask true',
  ]);
  await portal.backend.clock.advance(60);
  await ask(id);
  expect(wordsOf((await read()).entries)).toEqual([
    'requested  ask false',
    'payment 68 without ask false',
  ]);
  const again = await provider('GET', '/invoice-requests?state=requested');
  await attach(id, { total: '68', request_id: String(Object(again['requests'])[0].id) });
  expect(wordsOf((await read()).entries).toSorted()).toEqual([
    'document',
    'payment 68 with ask false',
  ]);
});

test('a refusal goes when a document comes all the same', async () => {
  const id = await work(5);
  await ask(id);
  const { requests } = await provider('GET', '/invoice-requests?state=requested');
  const refusal = { refuse: true, reason: 'Já foi enviada.' };
  await provider('POST', `/invoice-requests/${String(Object(requests)[0].id)}`, refusal);
  await portal.backend.clock.advance(60);
  await attach(id);
  expect(wordsOf((await read()).entries)).toEqual(['document']);
});

test('a refusal goes, too, when the document comes to the appointment that the work is of, and stays for one that was voided [C-823]', async () => {
  const { id: appointment } = await provider('POST', '/appointments', {
    ...{ customer: { phone }, service_ids: ['revisao'], date: '2026-06-18', time: '10:00' },
  });
  const id = await work(5, { customer: {}, appointment_id: appointment });
  await ask(id);
  const { requests } = await provider('GET', '/invoice-requests?state=requested');
  await provider('POST', `/invoice-requests/${String(Object(requests)[0].id)}`, {
    ...{ refuse: true, reason: 'Já foi enviada.' },
  });
  await portal.backend.clock.advance(60);
  const { body } = await attach(String(appointment));
  expect(wordsOf((await read()).entries)).toEqual(['document']);
  await provider('POST', `/invoices/${String(body['id'])}/void`, { reason: 'Engano.' });
  expect(wordsOf((await read()).entries).toSorted()).toEqual([
    'document',
    'refused Já foi enviada. ask true',
  ]);
});

test('a refusal of a work of which nothing can be asked any more stands without asking [C-823]', async () => {
  const id = await work(5);
  await ask(id);
  const { requests } = await provider('GET', '/invoice-requests?state=requested');
  await provider('POST', `/invoice-requests/${String(Object(requests)[0].id)}`, {
    ...{ refuse: true, reason: 'Peça na receção.' },
  });
  expect(wordsOf((await read()).entries)).toEqual(['refused Peça na receção. ask true']);
  await portal.backend.pool.query('update works set show_invoice_button = false where id = $1', [
    id.slice(2),
  ]);
  expect(wordsOf((await read()).entries)).toEqual(['refused Peça na receção. ask false']);
});

test('nothing is asked for before a work is completed, where the provider offers none, or where the money went back', async () => {
  const open = await work(3);
  await givenPaid(portal, open, 1000);
  const closed = await work(5);
  await portal.backend.pool.query('update works set show_invoice_button = false where id = $1', [
    closed.slice(2),
  ]);
  await givenPaid(portal, closed, 2000);
  const cancelled = await work(5);
  await givenPaid(portal, cancelled, 3000);
  await portal.backend.pool.query(
    `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
     select 'zuruck', payment.id, attempt.id, payment.company_id, 3000, 'CANCELLED', 'DONE', $2
     from payments payment join payment_attempts attempt on attempt.payment_id = payment.id where subject = $1`,
    [cancelled, portal.backend.clock.now()],
  );
  expect(wordsOf((await read()).entries).toSorted()).toEqual([
    'payment 10 without ask false',
    'payment 20 without ask false',
    'payment 30 with ask false',
    'refund',
  ]);
});

test('a booking that was paid is documented by the work that came out of it, whose invoice is asked for', async () => {
  const { id: appointment } = await provider('POST', '/appointments', {
    customer: { phone },
    service_ids: ['revisao'],
    date: '2026-06-17',
    time: '10:00',
  });
  await givenPaid(portal, String(appointment), 3500);
  expect(wordsOf((await read()).entries)).toEqual(['payment 35 without ask false']);
  const id = await work(5, { customer: {}, appointment_id: appointment });
  const [paid] = (await read()).entries;
  expect(paid).toMatchObject({
    ask: id,
    about: { subject: String(appointment), asked: ['Revisão'] },
  });
  await attach(id, { kind: 'FR', total: '35' });
  expect(wordsOf((await read()).entries).toSorted()).toEqual([
    'document',
    'payment 35 with ask false',
  ]);
});

test('a document is new until what told of it was read [C-823]', async () => {
  const id = await work(5);
  await attach(id);
  const marks = async () =>
    (await read()).entries.flatMap((entry) => (entry.kind === 'document' ? [entry.is_new] : []));
  expect(await marks()).toEqual([true]);
  await portal.call('POST', `/main/services/${id}/readPayment`, { token });
  expect(await marks()).toEqual([false]);
  // What comes later makes nothing new of what was read.
  await portal.backend.clock.advance(60);
  await attach(id);
  expect(await marks()).toEqual([true, false]);
});

test.each(['read', 'deleted'])(
  'a document whose notification was %s in the bell is new no more [C-823]',
  async (how) => {
    await attach(await work(5));
    const isNew = async () =>
      (await read()).entries.map((entry) => entry.kind === 'document' && entry.is_new);
    expect(await isNew()).toEqual([true]);
    const bell = await portal.call('GET', '/main/notifications', { token });
    const { all } = v.parse(notificationsSchema, bell.body).data.all;
    const told = all.find(({ type }) => type === 'payment');
    await portal.call(how === 'read' ? 'PUT' : 'DELETE', `/main/notifications/${told?.id}`, {
      token,
      ...(how === 'read' && { json: { read: true } }),
    });
    expect(await isNew()).toEqual([false]);
  },
);

test('a document that was voided before anybody read it is not new [C-823]', async () => {
  const id = await work(5);
  const { body } = await attach(id);
  await provider('POST', `/invoices/${String(body['id'])}/void`, { reason: 'Engano.' });
  const [entry] = (await read()).entries;
  expect(entry).toMatchObject({ kind: 'document', is_new: false });
});

test.each([
  ['MBWAY', { phone: '+351912000001' }, { type: 'MBWAY' }],
  ['CC', {}, { type: 'CC' }],
])(
  'a payment by %s under way stands with what is to be paid, until it ends [C-823]',
  async (method, more, details) => {
    const id = await work(4);
    await provider('POST', `/works/${id}/payment`, { total: 184.5 });
    const json = { id, method, total: 184.5, billing_id: 'FINAL_CONSUMER', ...more };
    expect((await portal.call('POST', '/main/payment', { token, json })).status).toBe(200);
    const { pending } = await read();
    expect(pending).toMatchObject([{ total: 184.5, state: 'PENDING', about: { subject: id } }]);
    expect(pending[0]?.details).toMatchObject(details);
    await portal.backend.clock.advance(31 * 60);
    expect((await read()).pending).toEqual([]);
  },
);

test('a reference that waits stands with what is to be paid, until it ends or is paid, and only for its customer [C-823]', async () => {
  const id = await work(4);
  await provider('POST', `/works/${id}/payment`, { total: 184.5 });
  expect((await read()).pending).toEqual([]);
  const json = { id, method: 'MB', total: 184.5, billing_id: 'FINAL_CONSUMER' };
  expect((await portal.call('POST', '/main/payment', { token, json })).status).toBe(200);
  const { pending, entries } = await read();
  expect(entries).toEqual([]);
  expect(pending).toEqual([
    expect.objectContaining({
      total: 184.5,
      state: 'PENDING',
      about: { subject: id, item: null, asked: [] },
      details: expect.objectContaining({
        type: 'MB',
        entity: expect.stringMatching(/^\d{5}$/),
        reference: expect.stringMatching(/^\d{9}$/),
      }),
    }),
  ]);
  const stranger = await registerByPhone(portal, '+351912000099');
  expect((await read(stranger)).pending).toEqual([]);
  const ends = new Date(String(pending[0]?.details?.expiration_date));
  await portal.backend.clock.moveTo(new Date(ends.getTime() - 1000));
  expect((await read()).pending).toHaveLength(1);
  await portal.backend.clock.moveTo(new Date(ends.getTime() + 1000));
  expect((await read()).pending).toEqual([]);
});
