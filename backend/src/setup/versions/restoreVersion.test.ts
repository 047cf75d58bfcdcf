import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { scheduler_module: 'NONE', email: 'a@mirante.pt' });
  await asProvider(portal, key, 'PUT', '/provider', {
    legal: {
      ...{ legal_name: 'Mirante, Lda.', address: 'Rua 1', email: 'a@mirante.pt' },
      ...{ nipc: '502448911', phone: '222000000' },
    },
  });
});
afterAll(() => portal.close());

const ask = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/setup/${domain}${path}`, { token: portal.adminToken, json });
const read = async () => Object((await ask('GET', '/draft')).body);
const save = async (values: object) =>
  ask('PATCH', '/draft', { revision: (await read()).revision, values });
const publish = async (by = 'Rita') =>
  (await ask('POST', `/publish?by=${by}`, { revision: (await read()).revision })).body['version'];
const versions = async () =>
  Object((await ask('GET', '/versions')).body).versions.map(({ n }: { n: number }) => n);

test('a version that is restored is the draft again, whole, and in force once it is published [SET-21]', async () => {
  expect(await publish()).toBe(1);
  const { values: first } = await read();
  await save({
    ...{ identity: { name: 'Outra' }, legal: { phone: null, registry_office: 'Porto' } },
    ...{ experts: { rui: { name: 'Rui' } }, reminders: { rules: [] } },
  });
  expect(await publish('Rui')).toBe(2);
  await save({ identity: { town: 'Nunca publicada' } });

  const { revision } = await read();
  expect((await ask('POST', '/versions/9/restore', { revision })).status).toBe(404);
  expect((await ask('POST', '/versions/x/restore', { revision })).status).toBe(404);
  expect((await ask('POST', '/versions/1/restore', { revision: 1 })).status).toBe(409);
  const restored = await ask('POST', '/versions/1/restore?by=Eva', { revision });
  expect(restored).toMatchObject({ body: { revision: revision + 1, changed_by: 'Eva' } });
  expect((await read()).values).toEqual(first);
  const config = async () => (await portal.call('GET', '/main/config/')).body;
  expect(await config()).toMatchObject({ name: 'Outra' });
  expect(await publish()).toBe(3);
  const withoutIds = (values: { reminders: { rules: object[] } }) => ({
    ...values,
    reminders: values.reminders.rules.map((rule) => ({ ...rule, id: undefined })),
  });
  expect(withoutIds((await read()).values)).toEqual(withoutIds(first));
  expect(await config()).toMatchObject({ name: first.identity.name });
  expect((await ask('GET', '/versions')).body).toMatchObject({
    versions: [{ n: 3 }, { n: 2, published_by: 'Rui' }, { n: 1, published_at: expect.any(String) }],
  });
});

test('keys, sealed secrets and bookings are no part of a version, and stay as they are when one is restored [SET-21]', async () => {
  const keys = {
    ...{ backoffice_key: '1111-2222-3333-4444', mb_key: 'ABC-000001' },
    anti_phishing_key: 'a-very-private-phrase',
  };
  await asProvider(portal, key, 'PUT', '/payment-account', keys);
  const secret = 'what signs the deliveries of an agenda';
  await asProvider(portal, key, 'PUT', '/webhooks/agenda', { url: 'https://a.pt/sinal', secret });
  await asProvider(portal, key, 'POST', '/keys', { name: 'Agenda', scope: 'read' });
  const booked = await asProvider(portal, key, 'POST', '/works', {
    customer: { phone: '+351912000009' },
  });
  const stored = async () => {
    const tables = await dumpTables(portal.backend.pool);
    return [tables['payment_accounts'], tables['webhook_endpoints'], tables['provider_keys']];
  };
  const before = await stored();
  expect(before.map((rows) => rows?.length)).toEqual([1, 1, 1]);

  await ask('POST', '/versions/2/restore', { revision: (await read()).revision });
  expect(await publish()).toBe(4);
  expect(await stored()).toEqual(before);
  const works = await asProvider(portal, key, 'GET', `/works/${String(booked['id'])}`);
  expect(works).toMatchObject({ id: booked['id'] });

  // The version that was published with all of it there holds none of it either.
  const { rows } = await portal.backend.pool.query<{ hash: string; content: string; all: string }>(
    `select api_key_hash as hash, content::text as content, settings::text as all from companies
     join provider_versions on provider_versions.company_id = companies.id
     join payment_accounts on payment_accounts.company_id = companies.id`,
  );
  expect(rows.length).toBe(4);
  for (const { hash, content, all } of rows) {
    expect(content).not.toContain(hash);
    expect(content).not.toContain(all);
    expect(content).not.toMatch(/_key|secret|signs|webhook|a\.pt\/sinal|private|912000009/);
  }
});

test('the last 50 versions are kept, older ones go [SET-21]', async () => {
  await portal.backend.pool.query(
    `insert into provider_versions select company_id, later, content, published_at, published_by
     from provider_versions, generate_series(5, 51) as later where n = 4`,
  );
  // What is the same as the last one is no version.
  expect(await publish()).toBe(51);
  expect(await versions()).toHaveLength(51);
  await save({ law: { terms: 'Outras condições.' } });
  expect(await publish()).toBe(52);
  expect(await versions()).toEqual(Array.from({ length: 50 }, (_none, index) => 52 - index));
  const { revision } = await read();
  expect((await ask('POST', '/versions/2/restore', { revision })).status).toBe(404);
  expect((await ask('POST', '/versions/3/restore', { revision })).status).toBe(200);
});
