import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { forgetFormerAccounts } from '../gateways/forgetFormerAccounts.ts';
import { readReceivedPayments } from '../received/readReceivedPayments.ts';
import { startLivePortal, type LivePortal } from './livePortal.testing.ts';
import { createLiveProvider, keys, otherKeys, type LiveProvider } from './liveProvider.testing.ts';

let world: LivePortal;
let provider: LiveProvider;

beforeAll(async () => {
  world = await startLivePortal();
  provider = await createLiveProvider(world);
});
beforeEach(() => provider.beginAnew());
afterAll(() => world.close());

const stateNow = async () => (await provider.state()).state;
const newestAttempt = async () => {
  const { rows } = await world.portal.backend.pool.query<{ order_id: string }>(
    'select order_id from payment_attempts order by created_at desc limit 1',
  );
  return rows[0]?.order_id ?? '';
};

test('keys that the gateway refuses lead back to sandbox; others, or the same once more, to testing [SET-17] [C-779]', async () => {
  await provider.enter(keys);
  expect(await provider.ask('MBWAY', '+351912000100')).toMatchObject({
    status: 422,
    body: {
      message:
        'O pagamento de teste foi recusado. Confirme as chaves na área de cliente da ifthenpay.',
    },
  });
  expect(await stateNow()).toBe('sandbox');
  await provider.enter(keys);
  expect(await stateNow()).toBe('testing');
  await provider.ask('MBWAY', '+351912000100');
  await provider.enter(otherKeys);
  expect(await stateNow()).toBe('testing');
});

test('a test that is refused on the phone leads back to sandbox; another one begins anew [SET-17] [C-779]', async () => {
  await provider.enter(keys);
  await provider.ask('MBWAY');
  await world.gateway(`/control/payments/${await world.newestOrder()}/reject`);
  expect(await provider.state()).toMatchObject({ state: 'sandbox', test: { state: 'failed' } });
  await provider.ask('MBWAY');
  expect(await stateNow()).toBe('testing');
  await provider.payTest();
  expect(await stateNow()).toBe('live');
});

test('a test that nobody answers in its time, and a gateway that is away, change nothing [SET-17] [C-779]', async () => {
  await provider.enter(keys);
  await provider.ask('MBWAY');
  await world.portal.backend.clock.moveTo(new Date(Date.now() + 241_000));
  expect(await provider.state()).toMatchObject({ state: 'testing', test: { state: 'expired' } });
  const address = process.env['PORTAL_IFTHENPAY_URL'];
  process.env['PORTAL_IFTHENPAY_URL'] = 'http://127.0.0.1:1';
  try {
    expect((await provider.ask('MB')).status).toBe(503);
  } finally {
    process.env['PORTAL_IFTHENPAY_URL'] = address;
  }
  expect(await provider.state()).toMatchObject({ state: 'testing', test: { state: 'failed' } });
});

test('other keys, or the sandbox, end live at once; the same keys do not [SET-16] [C-780]', async () => {
  await provider.goLive();
  await provider.enter(keys);
  expect(await stateNow()).toBe('live');
  await provider.enter(otherKeys);
  expect(await provider.state()).toMatchObject({ state: 'testing', offered: [], test: null });
  expect(await provider.offered()).toEqual([]);
  await provider.goLive();
  await provider.enter({ gateway: 'sandbox' });
  expect(await provider.state()).toMatchObject({ state: 'sandbox', offered: [] });
});

test('a further test that fails takes nothing from a live account [SET-17] [C-778]', async () => {
  await provider.goLive();
  await provider.ask('MBWAY', '+351912000100');
  expect(await provider.state()).toMatchObject({ state: 'live', test: { state: 'failed' } });
  expect(await provider.offered()).toEqual(['MB', 'MBWAY']);
});

test('a customer’s attempt under way is settled with the keys it was begun with [C-781]', async () => {
  await provider.goLive();
  const id = await provider.owe();
  expect((await provider.pay(id)).status).toBe(200);
  const order = await newestAttempt();
  await provider.enter(otherKeys);
  const wrong = { apk: otherKeys.anti_phishing_key, val: '184.50' };
  expect(await provider.callBack(wrong, order)).toBe(403);
  await world.gateway(`/control/payments/${order}/pay`);
  const { body } = await world.live('GET', `/main/payment/status/${id}`, { token: provider.token });
  expect(body['status']).toBe('PAYED');
  expect(await stateNow()).toBe('testing');
});

test('what was paid with former keys and not called back is found in their list; they are forgotten after 62 days', async () => {
  const { backend } = world.portal;
  const kept = async () => {
    await forgetFormerAccounts(backend);
    return (await backend.pool.query('select 1 from former_payment_accounts')).rowCount;
  };
  await provider.goLive();
  const id = await provider.owe();
  await provider.pay(id);
  const order = await newestAttempt();
  await provider.enter({ gateway: 'sandbox' });
  await world.gateway('/control/modes', { silent: true });
  await world.gateway(`/control/payments/${order}/pay`);
  expect(await kept()).toBe(1);
  await readReceivedPayments(backend);
  const { rows } = await backend.pool.query('select state from payments where subject = $1', [id]);
  expect(rows).toEqual([{ state: 'PAYED' }]);
  await backend.clock.moveTo(new Date(Date.now() + 61 * 86_400_000));
  expect(await kept()).toBe(1);
  await backend.clock.moveTo(new Date(Date.now() + 63 * 86_400_000));
  expect(await kept()).toBe(0);
});

test('a test of keys that were replaced goes back, and sets nothing [C-781]', async () => {
  await provider.enter(keys);
  await provider.ask('MB');
  await provider.enter(otherKeys);
  await provider.payTest();
  expect(await provider.state()).toMatchObject({ state: 'testing', offered: [], test: null });
  expect(await provider.refunds()).toMatchObject([{ amount: 1, reason: 'TEST' }]);
});

test('the callback of another provider’s account is refused, and its account stays as it is [SET-17]', async () => {
  const at = 'clinica.localhost';
  const foreign = await createProvider(world.portal, at, { payment_methods: ['MB'] });
  await asProvider(world.portal, foreign, 'PUT', '/payment-account', otherKeys);
  await provider.enter(keys);
  await provider.ask('MB');
  await world.gateway('/control/modes', { silent: true });
  await provider.payTest();
  expect(await provider.callBack({ apk: otherKeys.anti_phishing_key })).toBe(403);
  expect(await stateNow()).toBe('testing');
  expect(await provider.callBack({})).toBe(200);
  expect(await stateNow()).toBe('live');
  const other = await asProvider(world.portal, foreign, 'GET', '/payment-account');
  expect(other).toMatchObject({ state: 'testing', test: null });
});

test('a method without a key is not tested, nor is a phone rung more often than six times an hour', async () => {
  await provider.enter(keys);
  expect(await provider.ask('CC')).toMatchObject({
    status: 400,
    body: { message: 'Falta a chave deste método de pagamento.' },
  });
  const answers: number[] = [];
  for (let time = 0; time < 7; time += 1) answers.push((await provider.ask('MBWAY')).status);
  expect(answers).toEqual([201, 201, 201, 201, 201, 201, 429]);
});
