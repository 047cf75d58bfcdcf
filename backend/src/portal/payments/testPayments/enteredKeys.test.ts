import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
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

test('keys that have another form are refused in words for each field, and none of them is repeated [SET-16] [C-777]', async () => {
  const { status, body } = await provider.enter({
    backoffice_key: '1111',
    mb_key: 'abc-1',
    card_key: 7,
    anti_phishing_key: 'brief',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    field: 'backoffice_key',
    fields: {
      backoffice_key:
        'A chave de backoffice tem 16 algarismos em quatro grupos, por exemplo 1234-5678-9012-3456.',
      mb_key:
        'A chave Multibanco tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
      card_key:
        'A chave de cartão tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
      anti_phishing_key: 'A chave anti-phishing tem de 16 a 50 caracteres.',
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/"1111"|abc-1|brief/);
  const { mb_key: _, mbway_key: __, ...without } = keys;
  expect((await provider.enter(without)).body['fields']).toEqual({
    mb_key: 'Introduza a chave de pelo menos um método: Multibanco, MB WAY ou cartão.',
  });
  expect((await provider.enter({ gateway: 'other' })).body['fields']).toEqual({
    gateway: 'Escolha a ifthenpay ou o modo de testes.',
  });
  expect((await provider.state()).keys).toEqual([]);
});

test('payments begin in sandbox; keys are stored sealed, never shown again, and are to be tested; customers see no method before [SET-16]', async () => {
  expect(await provider.state()).toMatchObject({ state: 'sandbox', gateway: null, offered: [] });
  expect(await provider.offered()).toEqual([]);
  const entered = await provider.enter({ ...keys, mb_key: ` ${keys.mb_key} ` });
  const state = await provider.state();
  expect(state).toMatchObject({ state: 'testing', keys: ['MB', 'MBWAY'], offered: [] });
  expect(state.entered_at).not.toBeNull();
  const stored = await world.portal.backend.pool.query('select * from payment_accounts');
  const shown = JSON.stringify([entered.body, state, stored.rows]);
  for (const secret of Object.values(keys)) expect(shown).not.toContain(secret);

  expect(await provider.offered()).toEqual([]);
  expect(await provider.pay(await provider.owe())).toMatchObject({
    status: 400,
    body: { message: 'Este método de pagamento não está disponível.' },
  });
  expect((await provider.enter({ ...keys, mb_key: 'abc-1' })).body).toMatchObject({
    http_code: 400,
    fields: {
      mb_key:
        'A chave Multibanco tem três letras maiúsculas e seis algarismos, por exemplo ABC-123456.',
    },
  });
});

test('in development customers are offered what the provider chose, whatever the state [SET-16] [C-776]', async () => {
  const shown = async () =>
    (await world.portal.call('GET', '/main/config', { token: provider.token })).body;
  expect((await shown())['payment_methods']).toEqual(['MB', 'MBWAY', 'CC']);
  await provider.enter(keys);
  expect((await shown())['payment_methods']).toEqual(['MB', 'MBWAY', 'CC']);
});

test('payments are `none` where no method is chosen, and in `sandbox` once one is [SET-16] [C-777]', async () => {
  const at = 'pequena.localhost';
  const askThere = async () => {
    const token = await createProvider(world.portal, at);
    const path = '/provider-api/v1/payment-account/test-payment';
    return world.live('POST', path, { token, json: { method: 'MB' } });
  };
  const stateWith = async (chosen: string[]) => {
    const token = await createProvider(world.portal, at, { payment_methods: chosen });
    return (await world.live('GET', '/provider-api/v1/payment-account', { token })).body['state'];
  };
  expect(await stateWith([])).toBe('none');
  expect(await askThere()).toMatchObject({
    status: 409,
    body: { message: 'Escolha primeiro os métodos de pagamento.' },
  });
  expect(await stateWith(['MB'])).toBe('sandbox');
});

test('the sandbox takes tests in production, and makes nothing live [SET-16] [C-777]', async () => {
  expect((await provider.enter({ gateway: 'sandbox' })).status).toBe(200);
  await provider.ask('MBWAY');
  const query = { apk: 'sandbox-anti-phishing-key' };
  const order = await world.newestOrder();
  await world.gateway(`/control/payments/${order}/pay`, { callbacks: 0 });
  const said = new URLSearchParams({ oid: order, val: '1.00', st: 'PAGO', ...query });
  const called = await world.live('GET', `/gateway-callback/sandbox?${said.toString()}`);
  expect(called.status).toBe(200);
  expect(await provider.state()).toMatchObject({
    state: 'sandbox',
    test: { state: 'received', amount: 1 },
    offered: [],
  });
  expect(await provider.refunds()).toEqual([]);
  // What customers open is there, but for the methods.
  const id = await provider.owe();
  const page = await world.live('GET', `/main/payment/${id}`, { token: provider.token });
  expect(page).toMatchObject({ status: 200, body: { payment: { total: 184.5 }, closed: null } });
  expect(await provider.offered()).toEqual([]);
  expect((await provider.pay(id)).status).toBe(400);
});
