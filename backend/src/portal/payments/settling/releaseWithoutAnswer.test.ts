import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../../platform/backend.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { refuseChanges } from '../../../testing/database/refuseChanges.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { expireAttempts } from '../attempts/refreshPayment.ts';
import { controlSandbox } from '../sandbox/controlSandbox.testing.ts';
import { startSandbox, type RunningSandbox } from '../sandbox/startSandbox.ts';
import { releaseUnpaidBookings } from './releaseUnpaidBookings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
const domains = ['auto-mirante.localhost', 'barbearia-lima.localhost'];
/** Two days after the booking at the end of the day, by Lisbon's clock. */
const deadline = new Date('2026-06-17T22:59:00Z');
const after = (minutes: number) => new Date(deadline.getTime() + minutes * 60_000);
let portal: TestBackend;
let sandbox: RunningSandbox;
/** The same backend where nothing listens at the gateway's address. */
let cutOff: Backend;
const tokens: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  cutOff = withGateway(1);
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  for (const [index, domain] of domains.entries()) {
    const key = await createProvider(portal, domain, {
      ...{ payment_methods: ['MB', 'MBWAY'], support_equipment: false },
    });
    tokens.push(await registerByPhone(portal, `+35191200000${index + 1}`, domain));
    await asProvider(portal, key, 'PUT', '/hours', {
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    });
    await asProvider(portal, key, 'PUT', '/services/limpeza', {
      ...{ name: 'Limpeza', duration_minutes: 60, payment: 25 },
    });
  }
});
beforeEach(async () => {
  const { pool, clock } = portal.backend;
  await pool.query('truncate appointments, payments, schedule_drafts cascade');
  await clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await control('modes', { callbackBeforeAnswer: false, silent: true });
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

function withGateway(gatewayPort: number): Backend {
  const { backend } = portal;
  return { ...backend, environment: { ...backend.environment, gatewayPort } };
}

const control = (route: string, body?: object) => controlSandbox(sandbox, route, body);

async function book(time: string, provider = 0): Promise<string> {
  const json = { services: [{ id: 'limpeza' }], date: '2026-06-19', time };
  const of = { token: tokens[provider], domain: domains[provider] };
  const { body } = await portal.call('POST', '/main/schedule', { ...of, json });
  expect(body).toMatchObject({ success: true, paymentsRequired: true });
  return String(body['appointmentId']);
}

/** Begins to pay. @returns the gateway's own name for it */
async function begin(id: string, method: 'MB' | 'MBWAY', provider = 0): Promise<string> {
  const json = { id, method, total: 25, billing_id: 'FINAL_CONSUMER', phone: '+351913000001' };
  const of = { token: tokens[provider], domain: domains[provider] };
  expect((await portal.call('POST', '/main/payment', { ...of, json })).status).toBe(200);
  const { rows } = await portal.backend.pool.query<{ request_id: string }>(
    `select request_id from payment_attempts attempt join payments on payments.id = payment_id
     where subject = $1 order by attempt.created_at desc limit 1`,
    [id],
  );
  return rows[0]?.request_id ?? '';
}

/** Both tasks at a moment, which is not the same minute as before. */
async function run(at: Date, backend = portal.backend): Promise<void> {
  await portal.backend.clock.moveTo(at);
  await expireAttempts(backend);
  await releaseUnpaidBookings(backend);
}

async function stateOf(id: string) {
  const { rows } = await portal.backend.pool.query<{ state: string; cancelled: boolean }>(
    `select state, cancelled_at is not null as cancelled from payments
     join appointments on subject = 'S-' || appointments.id where subject = $1`,
    [id],
  );
  return rows[0];
}

test.each(['MB', 'MBWAY'] as const)(
  'what was paid by %s while the gateway was away over the deadline is not called off [C-902]',
  async (method) => {
    const id = await book('10:00');
    await portal.backend.clock.moveTo(after(-60));
    await control(`payments/${await begin(id, method)}/pay`);
    for (const minutes of [0, 10, 90]) await run(after(minutes), cutOff);
    expect(await stateOf(id)).toMatchObject({ cancelled: false });
    await run(after(92));
    expect(await stateOf(id)).toEqual({ state: 'PAYED', cancelled: false });
  },
);

test('what was not paid is called off when the gateway says so again, and after six hours without it [C-902]', async () => {
  const [heard, unheard] = [await book('10:00'), await book('11:00')];
  for (const id of [heard, unheard]) await begin(id, 'MB');
  await run(after(10), cutOff);
  await portal.backend.pool.query(
    'update payments set release_taken_at = $1 where subject = $2',
    // As if another process had it at the moment.
    [after(90), unheard],
  );
  await run(after(90));
  expect([await stateOf(heard), await stateOf(unheard)]).toEqual([
    { state: 'EXPIRED', cancelled: true },
    expect.objectContaining({ cancelled: false }),
  ]);
  await run(after(359), cutOff);
  expect(await stateOf(unheard)).toMatchObject({ cancelled: false });
  await run(after(361), cutOff);
  expect(await stateOf(unheard)).toEqual({ state: 'EXPIRED', cancelled: true });
});

test('a reference that is paid in the last minutes has five more in which that is told; nothing waits for what was never begun [C-902]', async () => {
  const [last, unpaid, never] = [await book('10:00'), await book('11:00'), await book('12:00')];
  const reference = await begin(last, 'MB');
  await begin(unpaid, 'MB');
  await run(after(4));
  expect([await stateOf(last), await stateOf(unpaid), await stateOf(never)]).toEqual([
    expect.objectContaining({ cancelled: false }),
    expect.objectContaining({ cancelled: false }),
    { state: 'EXPIRED', cancelled: true },
  ]);
  await control(`payments/${reference}/pay`);
  await run(after(6));
  expect([await stateOf(last), await stateOf(unpaid)]).toEqual([
    { state: 'PAYED', cancelled: false },
    { state: 'EXPIRED', cancelled: true },
  ]);
});

test('providers are asked about side by side, and a gateway that is away is asked once a round', async () => {
  const ids = [
    ...[await book('10:00'), await book('11:00')],
    ...[await book('10:00', 1), await book('11:00', 1)],
  ];
  for (const [index, id] of ids.entries()) await begin(id, 'MB', index < 2 ? 0 : 1);
  await portal.backend.clock.moveTo(after(10));
  // Answers nobody before it was asked about both providers, and then without an answer.
  const waiting: ServerResponse[] = [];
  let asked = 0;
  const slow = createServer((_, response) => {
    asked += 1;
    waiting.push(response);
    if (waiting.length < 2) return;
    for (const one of waiting.splice(0)) one.writeHead(500).end();
  });
  const port = await new Promise<number>((resolve) => {
    slow.listen(0, '127.0.0.1', () => {
      const address = slow.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await releaseUnpaidBookings(withGateway(port));
  slow.close();
  expect(asked).toBe(2);
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ cancelled: false });
});

test('a booking that cannot be released keeps no other', async () => {
  const [broken, other] = [await book('10:00'), await book('11:00')];
  const { pool } = portal.backend;
  const mend = await refuseChanges(pool, 'appointments', broken.slice(2));
  await run(after(10));
  await mend();
  expect(await stateOf(broken)).toMatchObject({ cancelled: false });
  expect(await stateOf(other)).toMatchObject({ cancelled: true });
  await run(after(12));
  expect(await stateOf(broken)).toMatchObject({ cancelled: true });
});
