import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

test('of settings that are changed in the same moment each stays', async () => {
  const wanted = {
    ...{ notice_minutes: 30, payment_days: 3, max_moves: 5, horizon_days: 60 },
    ...{ budget_validity_days: 9, evidence_months: 48, confirm_moves_by_hand: true },
  };
  await Promise.all(
    Object.entries(wanted).map(([name, value]) =>
      asProvider(portal, key, 'PUT', '/settings', { [name]: value }),
    ),
  );
  expect(Object(await asProvider(portal, key, 'GET', '/provider')).settings).toMatchObject(wanted);
});
