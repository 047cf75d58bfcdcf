import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { gatewayOf } from './gatewayOf.ts';
import { seal, unseal } from './seal.ts';

let portal: TestBackend;
let key: string;
const domain = 'auto-mirante.localhost';
const account = {
  backoffice_key: '1111-2222-3333-4444',
  mb_key: 'ABC-000001',
  anti_phishing_key: 'a-very-private-phrase',
};

beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, domain, { payment_methods: ['MB'] });
});
afterAll(() => portal.close());

const companyId = async () => {
  const { rows } = await portal.backend.pool.query<{ id: string }>(
    'select id from companies where domain = $1',
    [domain],
  );
  return rows[0]?.id ?? '';
};
const nameOf = async (backend = portal.backend) =>
  (await gatewayOf(backend, await companyId()))?.name;

describe('payment account', () => {
  test('without one a provider has the sandbox, and nothing in production', async () => {
    expect(await nameOf()).toBe('sandbox');
    const production = { ...portal.backend.environment, mode: 'production' as const };
    expect(await nameOf({ ...portal.backend, environment: production })).toBeUndefined();
  });

  test('chooses the gateway, and is stored sealed', async () => {
    const answer = await asProvider(portal, key, 'PUT', '/payment-account', account);
    expect(answer['callback_url']).toMatch(
      /\/api\/gateway-callback\/ifthenpay\?.*apk=\[ANTI_PHISHING_KEY\]/,
    );
    expect(String(answer['callback_url']).length).toBeLessThanOrEqual(300);
    expect(await nameOf()).toBe('ifthenpay');
    const stored = await portal.backend.pool.query('select * from payment_accounts');
    const text = JSON.stringify(stored.rows);
    for (const secret of Object.values(account)) expect(text).not.toContain(secret);
    await asProvider(portal, key, 'PUT', '/payment-account', { gateway: 'sandbox' });
    expect(await nameOf()).toBe('sandbox');
  });

  test('of a gateway that is away leaves the payment to be tried again [PAY-24]', async () => {
    await asProvider(portal, key, 'PUT', '/payment-account', account);
    const token = await registerByPhone(portal, '+351912000001');
    const work = await asProvider(portal, key, 'POST', '/works', {
      customer: { phone: '912000001' },
    });
    const id = String(work['id']);
    await asProvider(portal, key, 'POST', `/works/${id}/payment`, { total: 184.5 });
    const pay = () =>
      portal.call('POST', '/main/payment', {
        token,
        json: { id, method: 'MB', total: 184.5, billing_id: 'FINAL_CONSUMER' },
      });
    process.env['PORTAL_IFTHENPAY_URL'] = 'http://127.0.0.1:1';
    try {
      for (const answer of [await pay(), await pay()])
        expect(answer).toMatchObject({
          status: 503,
          body: { message: 'tente mais tarde, obrigado' },
        });
    } finally {
      delete process.env['PORTAL_IFTHENPAY_URL'];
    }
    const status = await portal.call('GET', `/main/payment/status/${id}`, { token });
    expect(status.body['status']).toBe('NOT_PAID');
  });

  test.each([
    { ...account, backoffice_key: '1' },
    { ...account, mb_key: 'abc-1' },
    { ...account, anti_phishing_key: 'short' },
    { gateway: 'other' },
  ])('refuses %j', async (json) => {
    const answer = await portal.call('PUT', '/provider-api/v1/payment-account', {
      token: key,
      json,
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('a-very-private-phrase');
  });
});

test('a sealed text opens with its secret and its owner only', () => {
  const sealed = seal('secret', 'owner', 'keys');
  expect(unseal('secret', 'owner', sealed)).toBe('keys');
  expect(seal('secret', 'owner', 'keys')).not.toBe(sealed);
  expect(() => unseal('other', 'owner', sealed)).toThrow('authenticate data');
  expect(() => unseal('secret', 'stranger', sealed)).toThrow('authenticate data');
  expect(() => unseal('secret', 'owner', `${sealed.slice(0, -2)}AA`)).toThrow('authenticate data');
});
