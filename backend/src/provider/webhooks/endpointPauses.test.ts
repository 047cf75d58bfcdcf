import { createServer } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import { nextEndpointPause } from './endpointPauses.ts';

const secret = 'a secret of the provider that is long';
let status = 500;
let calls = 0;
const listener = createServer((_request, response) => {
  calls += 1;
  response.writeHead(status).end();
});
let portal: TestBackend;
let key = '';
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', { url, secret });
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => listener.close(resolve));
});

const tell = (events: number) =>
  portal.backend.pool.query(
    `select emit_webhook(company.id, 'booking.created', 'S-' || number, $1::timestamptz, '{}')
     from companies company, generate_series(1, $2::integer) number`,
    [portal.backend.clock.now(), events],
  );
const deliver = async () => {
  const before = calls;
  await deliverWebhooks(portal.backend);
  return calls - before;
};
const pausedUntil = async () => {
  const { webhooks } = await asProvider(portal, key, 'GET', '/webhooks');
  const [endpoint] = Object.values(Object(webhooks));
  return Object(endpoint).paused_until;
};
const inSeconds = (seconds: number) =>
  new Date(portal.backend.clock.now().getTime() + seconds * 1000);

test('pauses grow and end nowhere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (turns) => {
      expect(nextEndpointPause(turns + 1)).toBeGreaterThanOrEqual(nextEndpointPause(turns));
      expect(nextEndpointPause(turns)).toBeLessThanOrEqual(3600);
    }),
  );
  expect([1, 2, 3, 4, 5, 6, 7].map(nextEndpointPause)).toEqual([0, 0, 60, 300, 900, 3600, 3600]);
});

test('an endpoint that takes nothing is paused ever longer, shows itself by one delivery, and gets everything once it takes', async () => {
  await tell(30);
  // Three turns of four; the other eighteen keep their tries.
  expect(await deliver()).toBe(12);
  expect(Date.parse(String(await pausedUntil()))).toBeCloseTo(inSeconds(60).getTime(), -4);
  expect(await deliver()).toBe(0);
  await portal.backend.clock.advance(61);
  expect(await deliver()).toBe(1);
  expect(Date.parse(String(await pausedUntil()))).toBeCloseTo(inSeconds(300).getTime(), -4);
  await portal.backend.clock.advance(200);
  expect(await deliver()).toBe(0);
  status = 200;
  await portal.backend.clock.advance(101);
  expect(await deliver()).toBe(30);
  expect(await pausedUntil()).toBeNull();
});

test('a provider who changes the address, or tries a delivery again, waits for no pause', async () => {
  status = 500;
  await tell(40);
  await deliver();
  expect(await pausedUntil()).not.toBeNull();
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', { url, secret });
  expect(await pausedUntil()).toBeNull();
  expect(await deliver()).toBe(12);
  const { deliveries } = await asProvider(portal, key, 'GET', '/webhooks/agenda/deliveries');
  const [newest] = Object.values(Object(deliveries));
  status = 200;
  await asProvider(portal, key, 'POST', `/webhook-deliveries/${Object(newest).id}/retry`, {});
  expect(await deliver()).toBeGreaterThan(0);
  expect(await pausedUntil()).toBeNull();
});
