import { companyTermsSchema } from '@portal/api/company/companyTerms';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain, { name: 'Auto Mirante', vertical: 'auto' });
});
afterAll(() => portal.close());

const terms = async () =>
  v.parse(companyTermsSchema, (await portal.call('GET', '/main/terms/company', { domain })).body);
const settings = async () =>
  v.parse(
    v.object({ settings: v.object({ storage_fee: v.unknown() }) }),
    await asProvider(portal, key, 'GET', '/provider'),
  ).settings.storage_fee;
const set = (storage_fee: unknown) =>
  portal.call('PUT', '/provider-api/v1/settings', { token: key, json: { storage_fee } });

test('a provider begins with the numbers of its vertical, changes them, or has no clause [LEG-04] [LAW-13] [C-290]', async () => {
  const preset = { hours: 48, euros_per_day: 50, vat: 'included' };
  expect(await settings()).toEqual(preset);
  expect(await terms()).toMatchObject({ storage_fee: preset });

  const own = { hours: 120, euros_per_day: 7.5, vat: 'plus' };
  expect((await set(own)).status).toBe(200);
  expect(await settings()).toEqual(own);
  expect(await terms()).toMatchObject({
    storage_fee: own,
    terms: expect.stringMatching(
      /120 horas .* 7,50 euros mais IVA por dia\. O prazo conta-se a partir do aviso\./,
    ),
  });

  // Other settings leave it alone, and so does a new configuration of the provider.
  await asProvider(portal, key, 'PUT', '/settings', { notice_minutes: 30 });
  key = await createProvider(portal, domain, { name: 'Auto Mirante', vertical: 'auto' });
  expect(await settings()).toEqual(own);

  expect((await set(null)).status).toBe(200);
  expect(await settings()).toBeNull();
  const without = await terms();
  expect(without.storage_fee).toBeNull();
  expect(without.terms).not.toMatch(/levantad|parqueamento|aviso/);
});

test.each([
  { hours: 23, euros_per_day: 5, vat: 'plus' },
  { hours: 721, euros_per_day: 5, vat: 'plus' },
  { hours: 48, euros_per_day: -1, vat: 'plus' },
  { hours: 48, euros_per_day: 500.01, vat: 'plus' },
  { hours: 48, euros_per_day: 5, vat: 'none' },
  { hours: 48, euros_per_day: 5 },
])(
  'a setting is all of it or nothing, within its limits: refuses %j [LEG-04] [LEG-05] [LAW-13] [C-290]',
  async (fee) => {
    const before = await settings();
    expect((await set(fee)).status).toBe(400);
    expect(await settings()).toEqual(before);
  },
);

test('the limits themselves may be set [LAW-13]', async () => {
  for (const fee of [
    { hours: 24, euros_per_day: 0, vat: 'included' },
    { hours: 720, euros_per_day: 500, vat: 'plus' },
  ]) {
    expect((await set(fee)).status).toBe(200);
    expect(await settings()).toEqual(fee);
  }
});
