import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLivePortal, type LivePortal } from './livePortal.testing.ts';
import { createLiveProvider, keys, type LiveProvider } from './liveProvider.testing.ts';

let world: LivePortal;
let provider: LiveProvider;

beforeAll(async () => {
  world = await startLivePortal();
  provider = await createLiveProvider(world);
});
beforeEach(() => provider.beginAnew());
afterAll(() => world.close());

const count = async (table: string) => {
  const { rows } = await world.portal.backend.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return rows[0]?.count;
};

test('a test asks for 1,00 € by the chosen method; the callback of the gateway sets live, offers the methods with keys, and lists the 1,00 € for refund [CFG-08] [SET-17] [C-776] [C-778]', async () => {
  await provider.enter(keys);
  const asked = await provider.ask('MB');
  expect(asked).toMatchObject({
    status: 201,
    body: { state: 'testing', offered: [], test: { method: 'MB', state: 'waiting', amount: 1 } },
  });
  const id = await provider.owe();
  expect((await provider.pay(id)).status).toBe(400);
  await provider.payTest();
  expect(await provider.state()).toMatchObject({
    state: 'live',
    offered: ['MB', 'MBWAY'],
    tested: ['MB'],
    test: { state: 'received', paid_at_gateway: true },
    advice: null,
  });
  expect(await provider.offered()).toEqual(['MB', 'MBWAY']);
  expect(await provider.refunds()).toMatchObject([
    { amount: 1, method: 'MB', reason: 'TEST', state: 'MANUAL', subject: null, payment_id: null },
  ]);
  const [refund] = await provider.refunds();
  const done = await provider.call('POST', `/refunds/${refund?.id}`, { note: 'Transferência' });
  expect(done.body).toMatchObject({ state: 'DONE', reason: 'TEST' });
  expect((await provider.pay(id)).status).toBe(200);
  expect((await provider.pay(id, 'CC')).status).toBe(400);
});

test('a test is no payment of a customer: no list, no webhook, no news and no invoice has it', async () => {
  const tables = [
    'payments',
    'payment_attempts',
    'webhook_events',
    'notifications',
    'invoice_jobs',
  ];
  const before = await Promise.all(tables.map(count));
  await provider.goLive();
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test('a gateway that says it is paid when asked sets nothing; after 24 hours without a callback the address to enter is said, and it stays in testing [SET-17] [C-779]', async () => {
  await provider.enter(keys);
  await provider.ask('MBWAY');
  await world.gateway('/control/modes', { silent: true });
  await provider.payTest();
  const { clock } = world.portal.backend;
  const asked = Date.now();
  expect(await provider.state()).toMatchObject({
    state: 'testing',
    offered: [],
    test: { state: 'waiting', paid_at_gateway: true },
    advice: null,
  });
  await clock.moveTo(new Date(asked + 86_000_000));
  expect((await provider.state()).advice).toBeNull();
  await clock.moveTo(new Date(asked + 86_500_000));
  const { state, advice, callback_url } = await provider.state();
  expect(state).toBe('testing');
  expect(callback_url).toMatch(
    /^https:\/\/auto-mirante\.localhost\/api\/gateway-callback\/ifthenpay\?.*apk=\[ANTI_PHISHING_KEY\]/,
  );
  expect(advice).toBe(
    `Passaram 24 horas e o aviso do pagamento de teste não chegou. Na área de cliente da ifthenpay, registe este endereço de callback: ${callback_url}`,
  );
  expect(await provider.refunds()).toEqual([]);
  expect(await provider.callBack({})).toBe(200);
  expect(await provider.state()).toMatchObject({ state: 'live', advice: null });
});

test.each([
  ['with another key', { apk: 'forged-forged-forged' }, 403],
  ['without a key', { apk: '' }, 403],
  ['over another sum', { val: '0.01' }, 200],
  ['of another request', { tid: 'another-request' }, 200],
  ['of another reference', { ref: '000000001' }, 200],
  ['that tells of a refund', { st: 'DEVOLVIDO' }, 200],
  ['that the gateway, asked, knows nothing of', {}, 503],
])('a callback %s sets nothing [SET-17]', async (_, query, status) => {
  await provider.enter(keys);
  await provider.ask('MB');
  if (status === 200) {
    await world.gateway('/control/modes', { silent: true });
    await provider.payTest();
  }
  expect(await provider.callBack(query)).toBe(status);
  expect(await provider.state()).toMatchObject({ state: 'testing', offered: [] });
  expect(await provider.refunds()).toEqual([]);
});

test('callbacks that come twice, at once or later, set live once and list one refund [SET-17]', async () => {
  await provider.enter(keys);
  await provider.ask('MBWAY');
  await world.gateway('/control/modes', { silent: true });
  await provider.payTest();
  const answers = await Promise.all([1, 2, 3, 4].map(() => provider.callBack({})));
  expect(answers).toEqual([200, 200, 200, 200]);
  expect(await provider.callBack({})).toBe(200);
  expect(await provider.refunds()).toMatchObject([{ method: 'MBWAY', state: 'QUEUED' }]);
  expect((await provider.state()).state).toBe('live');
});

test('a callback that is faster than the gateway’s answer counts', async () => {
  await provider.enter(keys);
  await world.gateway('/control/modes', { callbackBeforeAnswer: true });
  expect((await provider.ask('MB')).body).toMatchObject({
    state: 'live',
    test: { state: 'received' },
  });
  await world.gateway('/control/modes', { callbackBeforeAnswer: false });
});
