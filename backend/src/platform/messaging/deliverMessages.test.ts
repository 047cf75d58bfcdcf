import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { startTestCarrier, type TestCarrier } from '../../testing/imitations/testCarrier.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverMessages, forgetFailedMessages } from './deliverMessages.ts';
import { queueMessage } from './queueMessage.ts';

let carrier: TestCarrier;
let portal: TestBackend;
let key: string;

beforeAll(async () => {
  carrier = await startTestCarrier();
  portal = await createTestBackend({ PORTAL_SMS_WEBHOOK_URL: carrier.url });
  key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
});
afterEach(async () => {
  carrier.reset();
  await portal.backend.pool.query('delete from outgoing_messages');
  await portal.backend.clock.reset();
});
afterAll(async () => {
  await portal.close();
  await carrier.stop();
});

let hour = 7;
/** Books for a customer without e-mail, so that one SMS is queued. */
async function book(): Promise<void> {
  hour += 1;
  await asProvider(portal, key, 'POST', '/appointments', {
    customer: { name: 'Ana Marques', phone: '+351912000001' },
    service_ids: ['revisao'],
    date: '2027-07-01',
    time: `${String(hour).padStart(2, '0')}:00`,
  });
}

interface Queued {
  state: string;
  tries: number;
  message: object | null;
  last_error: string | null;
}
const queued = async (): Promise<Queued[]> =>
  (await portal.backend.pool.query<Queued>('select * from outgoing_messages')).rows;

test('a message is sent once by whichever process comes first, and forgotten with its key [REM-04]', async () => {
  await book();
  const goOn = carrier.hold();
  const first = deliverMessages(portal.backend);
  await vi.waitFor(() => expect(carrier.received).toHaveLength(1), 10_000);
  expect(await deliverMessages(portal.backend)).toBe(0);
  goOn();
  expect(await first).toBe(1);
  expect(carrier.received).toHaveLength(1);
  const link = /token_cal=([\w-]+)/.exec(carrier.received[0]?.text ?? '')?.[1] ?? '';
  expect(link).not.toBe('');
  expect(await queued()).toEqual([]);
  expect(JSON.stringify(await dumpTables(portal.backend.pool))).not.toContain(link);
});

test('what the carrier could not take is tried again later, under the same key [REM-04]', async () => {
  await book();
  carrier.answerWith(503, 200);
  await deliverMessages(portal.backend);
  expect(await queued()).toMatchObject([{ state: 'PENDING', tries: 1 }]);
  expect(await deliverMessages(portal.backend)).toBe(0);
  await portal.backend.clock.advance(11);
  expect(await deliverMessages(portal.backend)).toBe(1);
  expect(await queued()).toEqual([]);
  expect(carrier.received).toHaveLength(2);
  expect(new Set(carrier.received.map((entry) => entry.key)).size).toBe(1);
});

test('what a process left that ended in the middle is sent by another, not before its lease is over [REM-04]', async () => {
  await book();
  // A process took it and was never heard of again.
  await portal.backend.pool.query(
    "update outgoing_messages set tries = 1, next_try_at = next_try_at + interval '180 seconds'",
  );
  expect(await deliverMessages(portal.backend)).toBe(0);
  await portal.backend.clock.advance(181);
  expect(await deliverMessages(portal.backend)).toBe(1);
  expect(carrier.received).toHaveLength(1);
});

test('a process that hears no after its lease does not end that of the one that took over [REM-04]', async () => {
  await book();
  carrier.answerWith(503);
  const goOn = carrier.hold();
  const slow = deliverMessages(portal.backend);
  await vi.waitFor(() => expect(carrier.received).toHaveLength(1), 10_000);
  await portal.backend.pool.query('update outgoing_messages set tries = 2, last_error = null');
  goOn();
  await slow;
  expect(await queued()).toMatchObject([{ state: 'PENDING', tries: 2, last_error: null }]);
});

test('what the carrier refuses is not tried again, its words are forgotten, and later all of it', async () => {
  await book();
  carrier.answerWith(422);
  await deliverMessages(portal.backend);
  expect(await queued()).toMatchObject([
    { state: 'FAILED', message: null, last_error: 'The SMS webhook answered 422.' },
  ]);
  await portal.backend.clock.advance(86_400);
  expect(await deliverMessages(portal.backend)).toBe(0);
  await forgetFailedMessages(portal.backend);
  expect(await queued()).toHaveLength(1);
  await portal.backend.clock.advance(30 * 86_400);
  await forgetFailedMessages(portal.backend);
  expect(await queued()).toEqual([]);
});

test('a carrier that stays away is given up after about a day', async () => {
  await book();
  for (let tries = 0; tries < 8; tries += 1) {
    carrier.answerWith(0);
    expect(await deliverMessages(portal.backend)).toBe(1);
    await portal.backend.clock.advance(43_201);
  }
  expect(await queued()).toMatchObject([{ state: 'FAILED', tries: 8, message: null }]);
});

test('what did not happen is told to nobody', async () => {
  const { pool } = portal.backend;
  const { rows } = await pool.query<{ id: string }>('select id from companies');
  const undone = inTransaction(portal.backend.database, async (transaction) => {
    const owner = { companyId: rows[0]?.id ?? '', clientId: null };
    await queueMessage(transaction, portal.backend, owner, {
      channel: 'sms',
      to: '+351',
      text: 'nunca',
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await deliverMessages(portal.backend)).toBe(0);
});
