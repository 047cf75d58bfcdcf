import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { startTestCarrier, type TestCarrier } from '../../testing/imitations/testCarrier.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverMessages } from './deliverMessages.ts';
import { queueMessage } from './queueMessage.ts';

let carrier: TestCarrier;
let portal: TestBackend;
beforeAll(async () => {
  carrier = await startTestCarrier();
  portal = await createTestBackend({ PORTAL_SMS_WEBHOOK_URL: carrier.url });
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
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

const ask = (phone: string) =>
  portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
const countWaiting = async () =>
  (await portal.backend.pool.query('select 1 from outgoing_messages')).rowCount;

/** News that wait, two for each of so many recipients, the first of all of them before the second of any. */
async function queueNews(recipients: number): Promise<void> {
  await portal.backend.pool.query(
    `insert into outgoing_messages (id, company_id, channel, message, next_try_at, created_at)
     select 'news-' || turn || '-' || number, company.id, 'sms',
       jsonb_build_object('channel', 'sms', 'to', '+351' || number, 'text', 'news ' || turn), $2, $2
     from companies company, generate_series(1, 2) turn, generate_series(1, $1) number order by turn, number`,
    [recipients, portal.backend.clock.now()],
  );
}

const owner = async () => {
  const { rows } = await portal.backend.pool.query<{ id: string }>('select id from companies');
  return { companyId: rows[0]?.id ?? '', clientId: null };
};
const sentSchema = v.object({ to: v.string(), text: v.string() });
const sent = () => carrier.received.map(({ text }) => v.parse(sentSchema, JSON.parse(text)));

test('what somebody waits for overtakes 500 news, of which sixty leave at a time, each once and in order', async () => {
  await queueNews(250);
  const goOn = carrier.hold();
  const delivered = deliverMessages(portal.backend);
  await vi.waitFor(() => expect(carrier.received).toHaveLength(60), 10_000);
  // A login code does not even stand in the queue.
  const code = ask('+351912000009');
  await vi.waitFor(() => expect(carrier.received).toHaveLength(61), 10_000);
  expect(sent()[60]).toMatchObject({ to: '+351912000009' });
  const awaited = { channel: 'sms' as const, to: '+3511', text: 'awaited' };
  await queueMessage(portal.backend.database, portal.backend, await owner(), awaited, {
    isAwaited: true,
  });
  goOn();
  expect((await code).status).toBe(200);
  expect(await delivered).toBe(501);
  expect(carrier.received).toHaveLength(502);
  // Among the first sixty that leave after those that were under way.
  expect(sent().findIndex(({ text }) => text === 'awaited')).toBeLessThan(121);
  expect(new Set(carrier.received.map((entry) => entry.key)).size).toBe(502);
  const placeOf = (turn: number, number: number) =>
    carrier.received.findIndex((entry) => entry.key === `news-${turn}-${number}`);
  for (let number = 1; number <= 250; number += 1)
    expect(placeOf(1, number)).toBeLessThan(placeOf(2, number));
  expect(await countWaiting()).toBe(0);
}, 60_000);

test('news wait for earlier news to the same person, while the carrier does not take these, but not for a day', async () => {
  await queueNews(1);
  const seconds = [0, 11, 61];
  for (const pause of seconds) {
    await portal.backend.clock.advance(pause);
    carrier.answerWith(503);
    expect(await deliverMessages(portal.backend)).toBe(1);
  }
  expect(sent().map(({ text }) => text)).toEqual(['news 1', 'news 1', 'news 1']);
  await portal.backend.clock.advance(301);
  carrier.answerWith(503, 200);
  expect(await deliverMessages(portal.backend)).toBe(2);
  expect(
    sent()
      .map(({ text }) => text)
      .slice(3),
  ).toEqual(['news 1', 'news 2']);
});

test('when the process ends, what is under way is finished and nothing else begun', async () => {
  await queueNews(60);
  const ending = new AbortController();
  const goOn = carrier.hold();
  const delivered = deliverMessages(portal.backend, ending.signal);
  await vi.waitFor(() => expect(carrier.received).toHaveLength(60), 10_000);
  ending.abort();
  goOn();
  expect(await delivered).toBe(60);
  expect(carrier.received).toHaveLength(60);
  expect(await countWaiting()).toBe(60);
});
