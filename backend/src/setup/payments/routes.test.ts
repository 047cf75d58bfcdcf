import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startLivePortal,
  type LivePortal,
} from '../../portal/payments/testPayments/livePortal.testing.ts';
import {
  createLiveProvider,
  keys,
  type LiveProvider,
} from '../../portal/payments/testPayments/liveProvider.testing.ts';

let world: LivePortal;
let provider: LiveProvider;

beforeAll(async () => {
  world = await startLivePortal();
  provider = await createLiveProvider(world);
  await provider.beginAnew();
});
afterAll(() => world.close());

test('an operator enters keys for a provider and tests them; who did is kept, without the keys', async () => {
  const call = (method: string, path: string, json?: unknown) =>
    world.live(method, `/mgmt/providers/auto-mirante.localhost/payment-account${path}?by=Rita`, {
      token: world.portal.adminToken,
      json,
    });
  expect((await call('PUT', '', { ...keys, mb_key: 'abc' })).status).toBe(400);
  expect((await call('PUT', '', keys)).body['state']).toBe('testing');
  const asked = await call('POST', '/test-payment', { method: 'MB' });
  expect(asked).toMatchObject({ status: 201, body: { test: { state: 'waiting' } } });
  const metrics = () => world.portal.backend.metrics.text();
  expect(await metrics()).toContain('portal_payment_accounts{state="testing"} 1');
  await provider.payTest();
  expect((await call('GET', '')).body).toMatchObject({ state: 'live', offered: ['MB', 'MBWAY'] });
  expect(await metrics()).toContain('portal_payment_accounts{state="testing"} 0');
  expect(await metrics()).toContain('portal_payment_accounts{state="live"} 1');
  const { rows } = await world.portal.backend.pool.query(
    "select * from mgmt_actions where action like '%payment%' order by sequence",
  );
  expect(rows.map((row: Record<string, unknown>) => [row['action'], row['subject']])).toEqual([
    ['entered payment keys', 'auto-mirante.localhost: ifthenpay'],
    ['asked for a test payment', 'auto-mirante.localhost: MB'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(keys.mb_key);
});
