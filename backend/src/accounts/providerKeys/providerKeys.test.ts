import { newProviderKeySchema, providerKeysSchema } from '@portal/api/provider/providerKey';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const other = 'lima.localhost';
const start = new Date('2026-06-15T08:00:00Z');
let portal: TestBackend;
let original: string;
let foreign: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(start);
  original = await createProvider(portal, domain);
  foreign = await createProvider(portal, other);
});
afterAll(() => portal.close());

const call = (token: string, method: string, path: string, json?: unknown) =>
  portal.call(method, `/provider-api/v1${path}`, { token, json });
const mgmt = (method: string, path: string, json?: unknown, token = portal.adminToken) =>
  portal.call(method, `/mgmt/providers/${domain}/keys${path}`, { token, json });
const made = (answer: { body: unknown }) => v.parse(newProviderKeySchema, answer.body);
const list = async (token = original) =>
  v.parse(providerKeysSchema, (await call(token, 'GET', '/keys')).body).keys;

test('a key is shown once, kept as a hash, listed without it, and ended at once in every process [SET-19]', async () => {
  const answer = await call(original, 'POST', '/keys', { name: ' Painel ', scope: 'read' });
  expect(answer.status).toBe(201);
  const { key, ...told } = made(answer);
  expect(told).toMatchObject({ name: 'Painel', scope: 'read', last_used_at: null });
  expect(key).toMatch(/^pk_[\w-]{43}$/);
  const { rows } = await portal.backend.pool.query<{ row: string }>(
    `select k::text as row from provider_keys k union all select i::text from idempotency_keys i`,
  );
  expect(JSON.stringify([rows, await list()])).not.toContain(key);

  const second = portal.startSecondProcess();
  const ask = async () =>
    (
      await second.app.request('/provider-api/v1/works', {
        headers: { authorization: `Bearer ${key}` },
      })
    ).status;
  expect([(await call(key, 'GET', '/works')).status, await ask()]).toEqual([200, 200]);
  expect((await call(original, 'DELETE', `/keys/${told.id}`)).status).toBe(200);
  expect([(await call(key, 'GET', '/works')).status, await ask()]).toEqual([401, 401]);
  expect((await call(original, 'DELETE', `/keys/${told.id}`)).status).toBe(404);
});

test('the last use is told, and written once a minute at most [SET-19]', async () => {
  const { key, id } = made(
    await call(original, 'POST', '/keys', { name: 'Relógio', scope: 'read' }),
  );
  const used = async () => (await list()).find((one) => one.id === id)?.last_used_at;
  const version = async () => {
    const { rows } = await portal.backend.pool.query<{ xmin: string }>(
      'select xmin::text from provider_keys where id = $1',
      [id],
    );
    return rows[0]?.xmin;
  };
  expect(await used()).toBeNull();
  await call(key, 'GET', '/works');
  const first = await used();
  const written = await version();
  await portal.backend.clock.advance(40);
  await call(key, 'GET', '/works');
  expect([await used(), await version()]).toEqual([first, written]);
  await portal.backend.clock.advance(25);
  await call(key, 'GET', '/works');
  expect(Date.parse(String(await used())) - Date.parse(String(first))).toBeGreaterThan(60_000);
});

test('a key that may not do a call is told which may, and one of less than all makes no other [SET-19]', async () => {
  const { key } = made(await mgmt('POST', '?by=Rita', { name: 'Agenda', scope: 'schedule' }));
  expect((await call(key, 'PUT', '/experts/lia', { name: 'Lia Prado' })).status).toBe(200);
  expect(await call(key, 'GET', '/works')).toMatchObject({
    status: 403,
    body: {
      code: 'KEY_SCOPE',
      message: 'Esta chave não permite este pedido: é precisa uma com o âmbito all ou read.',
    },
  });
  const json = { name: 'Tudo', scope: 'all' };
  expect(await call(key, 'POST', '/keys', json)).toMatchObject({
    status: 403,
    body: { message: 'Esta chave não permite este pedido: é precisa uma com o âmbito all.' },
  });
  expect((await list()).map(({ name }) => name)).not.toContain('Tudo');
});

test('twenty at most live at a time, also when many are made at once, each with a name of its own [SET-19]', async () => {
  const known = (await list(foreign)).length;
  const make = (number: number) =>
    call(foreign, 'POST', '/keys', { name: `Chave ${number}`, scope: 'read' });
  const answers = await Promise.all(Array.from({ length: 24 }, (_none, number) => make(number)));
  const refused = answers.filter(({ status }) => status === 409);
  expect([refused.length, (await list(foreign)).length]).toEqual([4, known + 20]);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_KEYS' });
  const spare = (await list(foreign)).at(-1);
  await call(foreign, 'DELETE', `/keys/${spare?.id}`);
  const again = { name: (await list(foreign)).at(-1)?.name, scope: 'read' };
  expect((await call(foreign, 'POST', '/keys', again)).body['code']).toBe('KEY_NAME_TAKEN');
  expect((await make(99)).status).toBe(201);
});

test('keys of another provider are not there [SET-19]', async () => {
  const [, ours] = await list();
  const { status } = await call(foreign, 'DELETE', `/keys/${ours?.id}`);
  expect([status, (await list()).some(({ id }) => id === ours?.id)]).toEqual([404, true]);
});

test('the operator makes, lists and ends them by the domain, which is kept with who it was [SET-19]', async () => {
  const { key, id } = made(
    await mgmt('POST', '?by=Rita', { name: 'Contabilidade', scope: 'read' }),
  );
  expect((await call(key, 'GET', '/works')).status).toBe(200);
  const { body } = await mgmt('GET', '');
  expect(v.parse(providerKeysSchema, body).keys).toContainEqual(
    expect.objectContaining({ id, name: 'Contabilidade', last_used_at: expect.any(String) }),
  );
  expect((await mgmt('DELETE', `/${id}?by=Rita`)).status).toBe(200);
  expect((await call(key, 'GET', '/works')).status).toBe(401);
  expect((await mgmt('GET', '', undefined, original)).status).toBe(401);
  const { rows } = await portal.backend.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions order by sequence`,
  );
  const lines = rows.map(({ line }) => line);
  expect(lines).toContain(`Rita made a key of a provider ${domain}: Contabilidade (read)`);
  expect(lines).toContain(`Rita ended a key of a provider ${domain}: Contabilidade`);
  expect(JSON.stringify(lines)).not.toContain(key);
});

test('the key of before opens everything, stands first without a time, is renewed as before, and ends as any other [SET-19] [C-759]', async () => {
  expect((await list())[0]).toEqual({
    ...{ id: 'original', name: 'original', scope: 'all' },
    ...{ created_at: null, last_used_at: null },
  });
  const taken = await call(original, 'POST', '/keys', { name: 'original', scope: 'read' });
  expect(taken.body['code']).toBe('KEY_NAME_TAKEN');
  const renew = () =>
    portal.call('POST', `/mgmt/providers/${domain}/api-key`, { token: portal.adminToken });
  const renewed = String((await renew()).body['api_key']);
  expect((await call(original, 'GET', '/works')).status).toBe(401);
  expect((await call(renewed, 'DELETE', '/keys/original')).status).toBe(200);
  expect((await call(renewed, 'GET', '/works')).status).toBe(401);
  expect((await mgmt('DELETE', '/original')).status).toBe(404);
  original = String((await renew()).body['api_key']);
  expect((await call(original, 'PUT', '/experts/rui', { name: 'Rui Lima' })).status).toBe(200);
});
