import { createServer, type ServerResponse } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { readReceivedPayments } from './readReceivedPayments.ts';
import { expireAttempts } from '../attempts/refreshPayment.ts';
import { startSandbox, type RunningSandbox } from '../sandbox/startSandbox.ts';

const domain = 'auto-mirante.localhost';
const other = 'lima.localhost';
const turn = 15 * 60;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
let portal: TestBackend;
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
});
beforeEach(async () => {
  await portal.backend.clock.reset();
  await gateway('/control/reset');
  // It sends no callbacks: whoever wants to know has to ask.
  await gateway('/control/modes', { silent: true });
  await portal.backend.pool.query(
    'truncate payment_cursors, payment_events, payment_refunds, payment_attempts, payments cascade',
  );
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

async function gateway(route: string, body: unknown = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
}

interface Debtor {
  at: string;
  token: string;
  work: string;
}
let people = 0;
/** A customer who owes 12,50 € for a work. */
async function debtorAt(at: string): Promise<Debtor> {
  people += 1;
  const phone = `+3519120000${10 + people}`;
  const key = await createProvider(portal, at, { payment_methods: ['MB', 'MBWAY'] });
  const token = await registerByPhone(portal, phone, at);
  const opened = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const work = String(opened['id']);
  await asProvider(portal, key, 'POST', `/works/${work}/payment`, { total: 12.5 });
  return { at, token, work };
}
/** Starts a payment and answers the gateway's id of it. */
async function begin({ at, token, work }: Debtor, method: 'MB' | 'MBWAY'): Promise<string> {
  const phone = '+351913000001';
  const answer = await portal.call('POST', '/main/payment', {
    domain: at,
    token,
    json: { id: work, method, total: 12.5, billing_id: 'FINAL_CONSUMER', phone },
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  const { rows } = await portal.backend.pool.query<{ request_id: string }>(
    `select request_id from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
     where payment.subject = $1 order by attempt.created_at desc, attempt.id desc limit 1`,
    [work],
  );
  return rows[0]?.request_id ?? '';
}
const pay = (request: string) => gateway(`/control/payments/${request}/pay`);
async function stateOf({ work }: Debtor) {
  const { rows } = await portal.backend.pool.query(
    `select payment.state,
       (select json_agg(event.outcome order by event.sequence) from payment_events event where event.payment_id = payment.id) as outcomes,
       (select json_agg(refund.reason) from payment_refunds refund where refund.payment_id = payment.id) as refunds,
       (select count(*)::integer from notifications where type = 'payment' and description like 'Pagamento de % recebido: %' and url like '%' || payment.subject) as told
     from payments payment where payment.subject = $1`,
    [work],
  );
  return rows[0];
}
const read = (gatewayPort = sandbox.port) => {
  const environment = { ...portal.backend.environment, gatewayPort };
  return readReceivedPayments({ ...portal.backend, environment });
};
/** For the portal and the gateway. */
async function advance(seconds: number): Promise<void> {
  await portal.backend.clock.advance(seconds);
  await gateway('/control/clock', { advanceSeconds: seconds });
}
const readLater = async () => {
  await advance(turn);
  await read();
};

test('what no callback told is found in the list, and told once however often it is read', async () => {
  const ana = await debtorAt(domain);
  await pay(await begin(ana, 'MB'));
  expect(await stateOf(ana)).toMatchObject({ state: 'PENDING' });
  await read();
  const paid = { state: 'PAYED', outcomes: ['PAYED'], refunds: null, told: 1 };
  expect(await stateOf(ana)).toEqual(paid);
  await readLater();
  await readLater();
  expect(await stateOf(ana)).toEqual(paid);
});

test('what came twice goes to the refunds, once, though the list is read again and again', async () => {
  const ana = await debtorAt(domain);
  const first = await begin(ana, 'MBWAY');
  await advance(241);
  await expireAttempts(portal.backend);
  const second = await begin(ana, 'MBWAY');
  await pay(first);
  await read();
  await pay(second);
  await readLater();
  await readLater();
  expect(await stateOf(ana)).toEqual({
    state: 'PAYED',
    outcomes: ['ENDED', 'SUPERSEDED', 'PAYED', 'OVERPAID'],
    refunds: ['OVERPAID'],
    told: 1,
  });
});

test('an amount that is not ours is written down once', async () => {
  const ana = await debtorAt(domain);
  await pay(await begin(ana, 'MB'));
  await portal.backend.pool.query('update payment_attempts set amount_cents = 1251');
  await read();
  await readLater();
  expect(await stateOf(ana)).toMatchObject({ state: 'PENDING', outcomes: ['IGNORED_AMOUNT'] });
});

test('a gateway that is away keeps its place, however long', async () => {
  const ana = await debtorAt(domain);
  const request = await begin(ana, 'MB');
  await read();
  await pay(request);
  const place = async () =>
    (await portal.backend.pool.query('select read_until, last_error from payment_cursors')).rows;
  const [before] = await place();
  const nobody = 1;
  await portal.backend.clock.advance(20 * 3600);
  await read(nobody);
  expect(await place()).toEqual([{ ...before, last_error: expect.any(String) }]);
  await portal.backend.clock.advance(turn);
  await read();
  expect(await stateOf(ana)).toMatchObject({ state: 'PAYED', told: 1 });
  const [after] = await place();
  expect(after.last_error).toBeNull();
  expect(after.read_until - before.read_until).toBeGreaterThan(20 * 3_600_000);
});

test('what is listed late, or by a clock that is behind, is found all the same', async () => {
  const ana = await debtorAt(domain);
  const request = await begin(ana, 'MB');
  await read();
  await gateway('/control/clock', { advanceSeconds: -3600 });
  await pay(request);
  await readLater();
  expect(await stateOf(ana)).toMatchObject({ state: 'PAYED', told: 1 });
});

test('a list that is cut off is read to its end', async () => {
  const ana = await debtorAt(domain);
  await pay(await begin(ana, 'MB'));
  // Of the same account, all later: the newest thousand hide ours.
  const name = 'sandbox-gateway.json';
  const state = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const [ours] = state.payments;
  for (let count = 1; count <= 1200; count += 1)
    state.payments.push({
      ...ours,
      orderId: `OTHER${count}`,
      requestId: `other${count}`,
      updatedAt: ours.updatedAt + 1000 + count * 100,
    });
  const dataDirectory = path.join(folder, 'crowded');
  mkdirSync(dataDirectory);
  writeFileSync(path.join(dataDirectory, name), JSON.stringify(state));
  const crowded = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
  await read(crowded.port);
  await crowded.stop();
  expect(await stateOf(ana)).toMatchObject({ state: 'PAYED', told: 1 });
});

test('each account has its own place, and one process reads it', async () => {
  const ana = await debtorAt(domain);
  const request = await begin(ana, 'MB');
  await Promise.all([read(), read()]);
  await advance(600);
  const rui = await debtorAt(other);
  await pay(await begin(rui, 'MB'));
  await pay(request);
  // Only the account of the second provider has its turn.
  await Promise.all([read(), read()]);
  expect(await stateOf(rui)).toMatchObject({ state: 'PAYED', outcomes: ['PAYED'], told: 1 });
  expect(await stateOf(ana)).toMatchObject({ state: 'PENDING', outcomes: null });
  await advance(300);
  await Promise.all([read(), read()]);
  expect(await stateOf(ana)).toMatchObject({ state: 'PAYED', outcomes: ['PAYED'], told: 1 });
});

/** A debtor's account and so many others, named by a word and a number, with an attempt each of which money may come. */
async function manyAccounts(word: string, count: number): Promise<void> {
  await begin(await debtorAt(domain), 'MB');
  await portal.backend.pool.query(
    `with many as (select $2 || number as id from generate_series(1, $3) number),
       made as (insert into companies (id, domain, name, vertical, brand_color, created_at, updated_at)
         select many.id, many.id || '.pt', many.id, vertical, brand_color, created_at, updated_at
         from companies, many where domain = $1)
     insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, created_at, updated_at)
       select many.id, payment_id, many.id, gateway, many.id, method, amount_cents, 'EXPIRED', created_at, updated_at
       from payment_attempts, many`,
    [domain, word, count],
  );
}

/** A gateway that answers when the test says so, and the backend that asks it. */
async function slowGateway() {
  const asked: ServerResponse[] = [];
  let answered = 0;
  const slow = createServer((_request, response) => asked.push(response));
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const gatewayPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const environment = { ...portal.backend.environment, gatewayPort };
  return {
    asked,
    // A busy machine may take its time; nothing waits longer than it has to.
    areAsked: (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), 20_000),
    answer: (most: number) => {
      for (const response of asked.slice(answered, answered + most))
        response.end(JSON.stringify({ status: '200', payments: [] }));
      answered += most;
    },
    backend: { ...portal.backend, environment },
    close: () => new Promise((resolve) => slow.close(resolve)),
  };
}

test('a thousand accounts have their turn: many are read at the same time, each by one process, and none after the end', async () => {
  await manyAccounts('many', 60);
  const { asked, areAsked, answer, backend, close } = await slowGateway();
  const ending = new AbortController();
  const first = readReceivedPayments(backend, ending.signal);
  await areAsked(20);
  ending.abort();
  answer(20);
  await first;
  expect(asked).toHaveLength(20);

  const reading = [readReceivedPayments(backend), readReceivedPayments(backend)];
  await areAsked(60);
  answer(40);
  await areAsked(61);
  answer(1);
  await Promise.all(reading);
  expect(asked).toHaveLength(61);
  const { rows } = await portal.backend.pool.query<{ unread: number }>(
    'select count(*)::integer as unread from payment_cursors where read_until is null',
  );
  expect(rows[0]?.unread).toBe(0);
  await close();
});

test('twenty accounts are read at the same time, first those that nobody read and then the longest unread [C-792]', async () => {
  const { pool, clock } = portal.backend;
  await manyAccounts('late', 40);
  const before = clock.now();
  // The higher the number, the longer ago; the lists of companies are in another order.
  await pool.query(
    `insert into payment_cursors (company_id, gateway, taken_at)
     select 'late' || number, 'sandbox', $1::timestamptz - make_interval(secs => $2 + number * 60)
     from generate_series(1, 40) number`,
    [before, turn],
  );
  const { asked, areAsked, answer, backend, close } = await slowGateway();
  const ending = new AbortController();
  const reading = readReceivedPayments(backend, ending.signal);
  await areAsked(20);
  ending.abort();
  answer(20);
  await reading;
  expect(asked).toHaveLength(20);
  const { rows } = await pool.query<{ domain: string }>(
    `select domain from payment_cursors join companies on companies.id = company_id
     where taken_at >= $1 order by domain`,
    [before],
  );
  const longest = Array.from({ length: 19 }, (_, index) => `late${22 + index}.pt`);
  expect(rows.map((row) => row.domain)).toEqual([domain, ...longest].toSorted());
  await close();
});
