import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const password = 'Cadeira-2026';
const domain = 'lima.localhost';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
  await createProvider(portal, domain);
});
afterAll(() => portal.close());

test('a provider gets nothing of a person before they accept its terms, then what they told the last one [VAL-18] [API-12] [API-13]', async () => {
  const phone = '+351914400001';
  const known = await registerByPhone(portal, phone, undefined, 'Ana Segredo');
  await portal.call('PATCH', '/main/user/client/', {
    token: known,
    json: { address: 'Rua do Segredo 1', vat: '234567899' },
  });
  await portal.call('PUT', '/main/user/password', { token: known, json: { password } });

  const json = { login: phone, password };
  const entered = await portal.call('POST', '/main/user/login/', { domain, json });
  expect(entered.body).toMatchObject({ registered: false });
  const token = String(entered.body['token']);
  const stored = async () =>
    (
      await portal.backend.pool.query(
        `select client.name, client.vat, client.address, client.phones, client.email from clients client
         join companies company on company.id = client.company_id where company.domain = $1`,
        [domain],
      )
    ).rows;
  expect(await stored()).toEqual([{ name: '', vat: null, address: null, phones: [], email: null }]);

  for (const [method, path, body] of [
    ['POST', '/main/items', { specs: { brand: 'Renault', model: 'Clio', plate: 'AA-11-BB' } }],
    [
      'POST',
      '/main/schedule',
      { services: [{ id: 'revisao' }], date: '2026-06-16', time: '09:00' },
    ],
    ['POST', '/main/billing', { name: 'Ana', vat_number: '234567899' }],
  ] as const) {
    const refused = await portal.call(method, path, { domain, token, json: body });
    expect([path, refused.status, refused.body['message']]).toEqual([
      path,
      403,
      'Tem que aceitar os termos e condições',
    ]);
  }

  const info = async () =>
    (await portal.call('GET', '/main/user/client/info', { domain, token })).body;
  expect(await info()).toMatchObject({ registered: false, terms_accepted: false });
  const agree = (accepts: boolean) =>
    portal.call('GET', `/main/user/client/presignup?terms_accepted=${accepts}`, { domain, token });
  expect(await agree(false)).toMatchObject({
    status: 409,
    body: {
      type: 'Failure',
      http_code: 409,
      code: 4,
      message: 'Tem que aceitar os termos e condições',
    },
  });
  expect(await info()).toMatchObject({ terms_accepted: false });
  const accepted = await agree(true);
  expect(accepted.body).toEqual({ type: 'Success', http_code: 200 });
  // A GET that changes something is never answered from a cache (C-110).
  expect(accepted.headers.get('cache-control')).toBe('no-store');
  expect(await stored()).toMatchObject([
    { name: 'Ana Segredo', vat: '234567899', address: 'Rua do Segredo 1' },
  ]);
  expect(await info()).toMatchObject({ registered: true, terms_accepted: true });
});
