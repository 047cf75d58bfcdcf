import { afterAll, beforeAll, expect, test } from 'vitest';
import { planChanges } from '../../portal/reminders/planning/planChanges.ts';
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

test('closures that are over are not put back, and a rule that was removed begins anew without what it had planned [C-758]', async () => {
  const { pool, clock } = portal.backend;
  const over = { from: '2026-06-20T00:00:00.000Z', to: '2026-06-21T00:00:00.000Z' };
  const ahead = { from: '2026-08-01T00:00:00.000Z', to: '2026-08-15T00:00:00.000Z' };
  const rule = {
    ...{ event: 'appointment.upcoming', lead_minutes: 1440, channels: ['email'] },
    ...{ text: 'Até amanhã.', active: true },
  };
  await save({ hours: { closures: [over, ahead] }, reminders: { rules: [rule] } });
  const version = await publish();
  const ruleIds = async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from reminder_rules where removed_at is null',
    );
    return rows.map(({ id }) => id);
  };
  const [first = ''] = await ruleIds();
  await asProvider(portal, key, 'PUT', '/services/corte', { name: 'Corte', duration_minutes: 30 });
  await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer: { phone: '912000010', email: 'ana@exemplo.pt' }, service_ids: ['corte'] },
    ...{ date: '2026-07-20', time: '10:00' },
  });
  const planned = async (id: string) => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from planned_messages where rule_id = $1',
      [id],
    );
    return rows[0]?.count;
  };
  await planChanges(portal.backend);
  expect(await planned(first)).toBe(1);
  await save({ hours: { closures: [] }, reminders: { rules: [] } });
  await publish();
  expect(await ruleIds()).toEqual([]);

  await clock.moveTo(new Date('2026-07-01T08:00:00Z'));
  await ask('POST', `/versions/${String(version)}/restore`, { revision: (await read()).revision });
  await publish();
  const { rows } = await pool.query<{ ends: Date }>('select upper(during) as ends from closures');
  expect(rows.map(({ ends }) => ends.toISOString())).toEqual([ahead.to]);
  const again = await ruleIds();
  expect(again).toHaveLength(1);
  expect(again).not.toContain(first);
  await planChanges(portal.backend);
  const { rows: stands } = await pool.query(
    'select rule_id, state from planned_messages order by created_at, state',
  );
  expect(stands).toEqual([
    { rule_id: first, state: 'cancelled' },
    { rule_id: again[0], state: 'planned' },
  ]);
});
