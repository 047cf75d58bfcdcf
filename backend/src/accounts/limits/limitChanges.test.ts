import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test('a customer fills neither the disk nor the provider’s mailbox, and goes on an hour later', async () => {
  const customer = { phone: '+351914000002' };
  const key = await createProvider(portal, 'auto-mirante.localhost');
  const token = await registerByPhone(portal, customer.phone);
  const work = String((await asProvider(portal, key, 'POST', '/works', { customer }))['id']);
  const bill = {
    name: 'Ana',
    vat_number: '123456789',
    address: 'Rua 1',
    postal_code: '2400-100',
    city: 'Leiria',
    country_id: 193,
  };
  const additions = [
    {
      route: `/main/services/${work}/chat/add`,
      options: { json: { message: 'Olá' } },
      status: 200,
    },
    // Refused for what it lacks, but it cost work.
    { route: `/main/services/${work}/media`, options: { form: new FormData() }, status: 400 },
    { route: '/main/billing', options: { json: bill }, status: 201 },
  ];
  const add = async () =>
    Promise.all(
      additions.map(
        async ({ route, options }) =>
          (await portal.call('POST', route, { token, ...options })).status,
      ),
    );
  const usual = additions.map(({ status }) => status);
  expect(await add()).toEqual(usual);
  await portal.backend.pool.query('update rate_limits set count = count + 1000');
  expect(await add()).toEqual([429, 429, 429]);
  await portal.backend.clock.advance(3601);
  expect(await add()).toEqual(usual);
});
