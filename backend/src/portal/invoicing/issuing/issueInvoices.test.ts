import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { attachInvoice } from '../../../testing/calls/attachInvoice.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { dumpTables } from '../../../testing/database/dumpTables.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { startSandbox, type RunningSandbox } from '../../payments/sandbox/startSandbox.ts';
import { connectorOf } from '../connectorOf.ts';
import { sandboxKey, sandboxRoot } from '../sandbox/sandboxProgram.ts';
import { issueInvoices } from './issueInvoices.ts';

const phone = '+351912000001';
const email = 'ana@exemplo.pt';
const mailbox = 'geral@auto-mirante.pt';
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
let sandbox: RunningSandbox;
let portal: TestBackend;
let key: string;
let other: string;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  const setup = { name: 'Auto Mirante', payment_methods: ['MBWAY'], email: mailbox };
  key = await createProvider(portal, 'auto-mirante.localhost', setup);
  other = await createProvider(portal, 'bitfixe.localhost');
  token = await registerByPhone(portal, phone);
  const person = { email, vat: '123456789', address: 'Rua Nova 1', city: 'Lisboa' };
  const json = { ...person, postal_code: '1000-001' };
  await portal.call('PATCH', '/main/user/client/', { token, json });
});
beforeEach(async () => {
  await forgetAll();
  await connect({ connector: 'sandbox' });
});
afterAll(async () => {
  await portal.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const connect = (account: object, bearer = key) =>
  portal.call('PUT', '/provider-api/v1/invoicing-account', { token: bearer, json: account });
async function sandboxCall(route: string, body: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
}
async function forgetAll(): Promise<void> {
  await sandboxCall('/control/invoicing/reset');
  const tables = ['invoice_jobs', 'invoices', 'outbox'];
  for (const table of tables) await portal.backend.pool.query(`delete from ${table}`);
}
const misbehave = (faults: object) => sandboxCall('/control/invoicing', faults);
/** What the program has: kind of document, state and total. */
async function atProgram(): Promise<unknown[]> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/control/invoicing`);
  const { documents } = Object(await response.json());
  return Object(documents).map(({ path: kind, status, total }: Record<string, unknown>) => [
    kind,
    status,
    total,
  ]);
}

/** A completed work, with a budget of a total where one is given. */
async function completedWork(total?: number, rates: number[] = [23]): Promise<string> {
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const work = String(id);
  if (total !== undefined)
    await asProvider(portal, key, 'POST', `/works/${work}/budget`, {
      needs_approval: false,
      jobs: rates.map((vat_rate, index) => ({
        title: `Trabalho ${index}`,
        labour: [{ designation: 'Mão de obra', price: total / rates.length, vat_rate }],
      })),
    });
  await asProvider(portal, key, 'POST', `/works/${work}/state`, { bars: 5 });
  return work;
}
/** The customer pays, and the gateway says so. */
async function pay(work: string, total: number): Promise<void> {
  const demand = { total, description: 'Travões' };
  const { payment_id: id } = await asProvider(
    portal,
    key,
    'POST',
    `/works/${work}/payment`,
    demand,
  );
  const json = { id: work, method: 'MBWAY', total, billing_id: 'CLIENT', phone };
  const begun = await portal.call('POST', '/main/payment', { token, json });
  expect([begun.status, begun.body]).toEqual([200, expect.anything()]);
  const { requestId } = await sandboxCall('/control/open/912000001');
  await sandboxCall(`/control/payments/${String(requestId)}/pay`);
  const { body } = await portal.call('GET', `/main/payment/status/${work}`, { token });
  expect([id, body['status']]).toEqual([expect.any(String), 'PAYED']);
}
async function ask(work: string): Promise<void> {
  const json = { emails: [email] };
  const asked = await portal.call('POST', `/main/services/${work}/invoice`, { token, json });
  expect(asked.status).toBe(200);
}
async function shown(work: string): Promise<Record<string, unknown>[]> {
  const { body } = await portal.call('GET', `/main/services/${work}/invoices`, { token });
  return Object(body['invoices']);
}
const requestOf = async (work: string) =>
  (await portal.call('GET', `/main/services/${work}`, { token })).body['invoice_request'];
const failures = async (bearer = key) =>
  (await asProvider(portal, bearer, 'GET', '/invoicing-account'))['failures'];
/** One turn of the queue, some seconds later. */
async function turn(seconds = 0): Promise<number> {
  await portal.backend.clock.advance(seconds);
  return issueInvoices(portal.backend);
}
const files = async () =>
  (await readOutbox(portal.backend.database, email))
    .flatMap(({ attachments }) => attachments)
    .map(({ name }) => name);

test('a payment has one invoice with its receipt issued, kept as the program made it, and a later request gets that one [INV-08]', async () => {
  const work = await completedWork();
  await pay(work, 184.5);
  // Two processes at once issue as one does.
  await Promise.all([turn(), issueInvoices(portal.backend)]);
  const documents = await shown(work);
  expect(documents).toMatchObject([
    { kind: 'FR', number: 'FR SANDBOX/1', total: 184.5, atcud: 'SANDBOX0-1', voided: null },
  ]);
  expect(await atProgram()).toEqual([['invoice_receipts', 'settled', 184.5]]);
  const { rows } = await portal.backend.pool.query(
    `select external_id, sha256 from invoices where subject = $1`,
    [work],
  );
  expect(rows).toEqual([{ external_id: '252000000', sha256: documents[0]?.['sha256'] }]);
  const file = await portal.app.request(String(documents[0]?.['url']).replace('/api', ''));
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('FR SANDBOX/1');
  await ask(work);
  expect(await turn(1)).toBe(1);
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
  expect(await files()).toEqual(['FR-SANDBOX-1.pdf']);
  expect(await atProgram()).toHaveLength(1);
  expect(await turn(100_000)).toBe(0);
});

test('a request has the invoice of the work issued and sent, and the payment of it has no second one [INV-08]', async () => {
  const work = await completedWork(123);
  await ask(work);
  await turn();
  expect(await shown(work)).toMatchObject([{ kind: 'FT', number: 'FT SANDBOX/1', total: 123 }]);
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
  expect(await files()).toEqual(['FT-SANDBOX-1.pdf']);
  await pay(work, 123);
  expect(await turn(1)).toBe(1);
  expect(await atProgram()).toEqual([['invoices', 'final', 123]]);
});

test('a payment and a request at the same moment are documented one after the other, by one document [INV-08]', async () => {
  const work = await completedWork(123);
  await pay(work, 123);
  await ask(work);
  expect(await turn(1)).toBe(1);
  expect(await turn(1)).toBe(1);
  expect(await atProgram()).toEqual([['invoice_receipts', 'settled', 123]]);
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
});

test('a document that was voided does not count: whoever asks again has another one issued, and then gets the newest [INV-08] [C-279]', async () => {
  const work = await completedWork(123);
  await ask(work);
  await turn();
  const [first] = await shown(work);
  await asProvider(portal, key, 'POST', `/invoices/${String(first?.['id'])}/void`, {
    reason: 'NIF errado.',
  });
  await ask(work);
  expect(await turn(1)).toBe(1);
  expect(await atProgram()).toEqual([
    ['invoices', 'final', 123],
    ['invoices', 'final', 123],
  ]);
  const documents = (await shown(work)).map(({ number, voided }) => [number, voided !== null]);
  expect(documents.toSorted()).toEqual([
    ['FT SANDBOX/1', true],
    ['FT SANDBOX/2', false],
  ]);
  // That one counts.
  await ask(work);
  expect(await turn(1)).toBe(1);
  expect(await atProgram()).toHaveLength(2);
  const newest = async () => (await files())[0];
  expect(await newest()).toBe('FT-SANDBOX-2.pdf');
  // Of an older one beside it the newest is sent.
  const older = { number: 'FT B/1', issued_on: '2020-01-02', total: '10.00' };
  await attachInvoice(portal, key, work, { fields: older });
  await ask(work);
  expect(await turn(1)).toBe(1);
  expect(await newest()).toBe('FT-SANDBOX-2.pdf');
});

test('a draft whose total differs by a cent is not issued, and the provider is told [INV-08] [C-280]', async () => {
  for (const misreckonCents of [1, -1]) {
    await forgetAll();
    await misbehave({ misreckonCents });
    const work = await completedWork(100);
    await ask(work);
    await turn();
    const cents = 10_000 + misreckonCents;
    expect(await failures()).toMatchObject([
      { cause: expect.stringContaining(`reckons ${cents} cents instead of 10000`) },
    ]);
    expect(await turn(1_000_000)).toBe(0);
    expect(await atProgram()).toEqual([['invoices', 'draft', cents / 100]]);
    expect(await shown(work)).toEqual([]);
    expect(await requestOf(work)).toMatchObject({ state: 'requested' });
  }
});

test('answers that are lost are looked up: what the program has is issued on, never twice [INV-08] [INV-09] [C-280]', async () => {
  for (const lose of [{ draft: 1 }, { finalise: 1 }, { draft: 1, finalise: 1 }]) {
    await forgetAll();
    const work = await completedWork(100);
    await ask(work);
    await misbehave({ lose });
    await turn();
    expect(await shown(work)).toEqual([]);
    expect(await failures()).toMatchObject([{ subject: work, cause: 'The program answered 502.' }]);
    await turn(10);
    await turn(60);
    expect(await shown(work)).toHaveLength(1);
    expect(await atProgram()).toEqual([['invoices', 'final', 100]]);
    expect(await failures()).toEqual([]);
  }
});

test('what was drafted before it was paid is issued as what it was drafted, without a second draft, and the payment has no document of its own [INV-08] [INV-09] [C-740]', async () => {
  const work = await completedWork(184.5);
  await ask(work);
  await misbehave({ lose: { draft: 1 } });
  await turn();
  expect(await atProgram()).toEqual([['invoices', 'draft', 184.5]]);
  await pay(work, 184.5);
  await turn(11);
  await turn(11);
  expect(await atProgram()).toEqual([['invoices', 'final', 184.5]]);
  expect(await shown(work)).toMatchObject([{ kind: 'FT', total: 184.5 }]);
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
  await turn(100_000);
  expect(await atProgram()).toHaveLength(1);
});

test('a draft of which less is left meanwhile is not issued but left to the provider, with that cause [INV-08] [C-740]', async () => {
  const work = await completedWork(100);
  await ask(work);
  await misbehave({ lose: { draft: 1 } });
  await turn();
  await attachInvoice(portal, key, work, { fields: { number: 'FT B/1', total: '40.00' } });
  await turn(11);
  expect(await failures()).toMatchObject([
    {
      cause: 'The program reckons 10000 cents instead of 6000.',
      next_try_at: null,
    },
  ]);
  expect(await turn(1_000_000)).toBe(0);
  expect(await atProgram()).toEqual([['invoices', 'draft', 100]]);
  expect(await requestOf(work)).toMatchObject({ state: 'requested' });
});

test('what the program refuses waits for the provider, with its cause, and goes on with the next account [INV-08] [INV-09]', async () => {
  const work = await completedWork(100);
  await ask(work);
  await misbehave({ refuse: 1, delaySeconds: 0.05 });
  await turn();
  expect(await failures()).toEqual([
    {
      subject: work,
      payment_id: null,
      request_id: expect.any(String),
      cause: 'The program answered 422: Client name is invalid',
      tries: 1,
      next_try_at: null,
      since: expect.any(String),
    },
  ]);
  expect(await failures(other)).toEqual([]);
  expect(await turn(1_000_000)).toBe(0);
  expect(await requestOf(work)).toMatchObject({ state: 'requested' });
  expect(await connect({ connector: 'sandbox' })).toMatchObject({ status: 200 });
  await turn();
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
  expect(await failures()).toEqual([]);
});

test('the sandbox takes as long as it is told to [INV-09]', async () => {
  await misbehave({ delaySeconds: 1 });
  const began = performance.now();
  await fetch(`http://127.0.0.1:${sandbox.port}${sandboxRoot}/taxes.json?api_key=${sandboxKey}`);
  expect(performance.now() - began).toBeGreaterThan(990);
});

test('a program that is away is tried again as webhooks are, for some three days [INV-08]', async () => {
  const { environment } = portal.backend;
  const work = await completedWork(100);
  await ask(work);
  const away = { ...portal.backend, environment: { ...environment, gatewayPort: 1 } };
  const waits: number[] = [];
  for (;;) {
    await issueInvoices(away);
    const [failure] = Object(await failures());
    expect(failure.cause).toBe('The program does not answer.');
    if (failure.next_try_at === null) break;
    const wait = new Date(failure.next_try_at).getTime() - portal.backend.clock.now().getTime();
    waits.push(Math.round(wait / 1000));
    await portal.backend.clock.advance(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400]);
  expect(await shown(work)).toEqual([]);
});

test('where the provider was faster nothing is issued, and what was found to be impossible is said [INV-08]', async () => {
  const work = await completedWork(100);
  await ask(work);
  const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests?state=requested');
  const fields = { number: 'FT A/1', request_id: String(Object(requests)[0].id) };
  await attachInvoice(portal, key, work, { fields });
  expect(await turn()).toBe(1);
  expect(await atProgram()).toEqual([]);
  expect(await files()).toEqual(['FT-A-1.pdf']);
  const mixed = await completedWork(100, [23, 6]);
  const free = await completedWork();
  await ask(mixed);
  await ask(free);
  await turn();
  expect(Object(await failures()).map(({ cause }: Record<string, unknown>) => cause)).toEqual([
    'The work has no total: issue its document in the program.',
    'The work has several VAT rates: issue its document in the program.',
  ]);
  expect(await atProgram()).toEqual([]);
});

test('a document that the provider attached by hand meanwhile is the one that is kept [INV-08]', async () => {
  const work = await completedWork(100);
  await ask(work);
  await misbehave({ lose: { draft: 0, finalise: 1 } });
  await turn();
  await attachInvoice(portal, key, work, { fields: { number: 'FT SANDBOX/1' } });
  await turn(10);
  expect(await shown(work)).toHaveLength(1);
  expect(await requestOf(work)).toMatchObject({ state: 'answered' });
  expect(await failures()).toEqual([]);
  const elsewhere = await completedWork(100);
  await attachInvoice(portal, key, work, { fields: { number: 'FT SANDBOX/2' } });
  await ask(elsewhere);
  await turn();
  expect(await failures()).toMatchObject([
    { subject: elsewhere, cause: 'FT SANDBOX/2 is attached to something else.' },
  ]);
});

test('without a program nothing is queued; its keys are sealed, never given out, and refused when they are malformed [INV-08]', async () => {
  const ix = { connector: 'invoicexpress', account_name: 'mirante', api_key: 'a-very-private-key' };
  expect(await connect(ix)).toMatchObject({ status: 200, body: { connector: 'invoicexpress' } });
  const told = await asProvider(portal, key, 'GET', '/invoicing-account');
  expect(told).toEqual({
    connector: 'invoicexpress',
    updated_at: expect.any(String),
    failures: [],
  });
  expect(JSON.stringify(await dumpTables(portal.backend.pool))).not.toContain('a-very-private-key');
  for (const wrong of [
    { ...ix, account_name: 'evil.example/' },
    { ...ix, api_key: 'short' },
    { ...ix, vat_rate: 101 },
    { connector: 'other' },
    {},
  ])
    expect((await connect(wrong)).status).toBe(400);
  expect(await connect({ connector: null })).toMatchObject({ body: { connector: null } });
  const work = await completedWork(100);
  await ask(work);
  const { rowCount } = await portal.backend.pool.query('select 1 from invoice_jobs');
  expect(rowCount).toBe(0);
});

test('production refuses the sandbox, as an account and for what was stored before [INV-09]', async () => {
  const production = await createTestBackend({
    PORTAL_ENVIRONMENT: 'production',
    PORTAL_SMS_WEBHOOK_URL: 'http://127.0.0.1:1/sms',
    PORTAL_SMTP_URL: 'smtp://127.0.0.1:1',
    PORTAL_MAIL_FROM: 'portal@exemplo.pt',
    PORTAL_SUPPORT_EMAIL: 'apoio@exemplo.pt',
  });
  const bearer = await createProvider(production, 'auto-mirante.localhost');
  const refused = await production.call('PUT', '/provider-api/v1/invoicing-account', {
    token: bearer,
    json: { connector: 'sandbox' },
  });
  expect(refused.status).toBe(400);
  const { environment } = production.backend;
  expect(() => connectorOf(environment, { connector: 'sandbox', vat_rate: 23 })).toThrow(
    'does not exist in production',
  );
  await production.close();
});

test('a provider is asked by mail for what its program does not issue alone, once the portal gives up [INV-01] [INV-08] [C-954]', async () => {
  const mails = async () =>
    (await readOutbox(portal.backend.database, mailbox)).map(({ text }) => text);
  await ask(await completedWork(100));
  expect(await turn()).toBe(1);
  expect(await files()).toHaveLength(1);
  expect(await mails()).toEqual([]);

  const byHand = await completedWork(100, [23, 6]);
  await ask(byHand);
  expect(await mails()).toEqual([]);
  expect(await turn()).toBe(1);
  const wanted = expect.stringMatching(
    new RegExp(`Envie-a para: ${email}[^]*/client/service-details/${byHand}`),
  );
  expect(await mails()).toEqual([wanted]);
  await turn(86_400);
  expect(await mails()).toHaveLength(1);

  // Without a program at once.
  await portal.call('PUT', '/provider-api/v1/invoicing-account', {
    ...{ token: key, json: { connector: null } },
  });
  await ask(await completedWork(100));
  expect(await mails()).toHaveLength(2);
});
