import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from '../../../../platform/database/database.ts';
import { removeQueuedMedia } from '../../../../platform/media/removeQueuedMedia.ts';
import { asProvider } from '../../../../testing/calls/asProvider.ts';
import {
  createLeavingPerson,
  wordsOfPerson,
} from '../../../../testing/worlds/createLeavingPerson.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { enterSetup } from '../../../../testing/worlds/setupVisitor.ts';
import { registerByPhone } from '../../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';
import { deleteDueProviders } from './deleteDueProviders.ts';
import { TABLES_BELOW, TABLES_OF_PROVIDER } from './tablesOfProvider.ts';

const domain = 'auto-mirante.localhost';
const other = 'lima.localhost';
const DAY = 86_400;
let portal: TestBackend;
let stays: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-07T08:00:00Z'));
  const key = await createProvider(portal, domain);
  await createProvider(portal, other);
  const hours = [{ weekday: 2, opens: '08:00', closes: '20:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  await registerByPhone(portal, '+351915000001', domain, 'Rui Fica');
  stays = await registerByPhone(portal, '+351915000001', other, 'Rui Fica');
  await createLeavingPerson(portal, key);
  await enterSetup(portal, domain, 'dona@exemplo.pt');
}, 120_000);
afterAll(() => portal.close());

const mgmt = (method: string, at: string, json?: unknown) =>
  portal.call(method, `/mgmt/providers${at}`, { token: portal.adminToken, json });
const query = async (text: string, values: unknown[] = []) =>
  (await portal.backend.pool.query<Record<string, unknown>>(text, values)).rows;
const suspend = () => mgmt('POST', `/${domain}/suspend`, { reason: 'Fechou.' });
const run = () => deleteDueProviders(portal.backend);

test('every table that names a provider is among those that are emptied, once', async () => {
  const rows = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  expect(TABLES_OF_PROVIDER.toSorted()).toEqual(rows.map(({ name }) => name));
  expect(Object.values(TABLES_BELOW).every(({ of }) => TABLES_OF_PROVIDER.includes(of))).toBe(true);
});

test('a deletion needs a suspended provider and its own word of the last hour, waits thirty days, and is called off by resuming [C-685]', async () => {
  expect((await mgmt('GET', `/${domain}/deletion`)).status).toBe(409);
  await suspend();
  const preview = await mgmt('GET', `/${domain}/deletion`);
  expect(preview.body).toMatchObject({ customers: 2, delay_days: 30 });
  expect(Number(preview.body['works'])).toBeGreaterThan(0);
  const word = String(preview.body['confirmation']);
  const confirm = (of: string, given: string) =>
    mgmt('DELETE', `/${of}?by=Rita&confirmation=${given}`);
  expect((await mgmt('DELETE', `/${domain}`)).status).toBe(400);
  expect((await confirm(domain, 'guessed')).status).toBe(422);
  expect((await confirm(other, word)).status).toBe(409);
  await mgmt('POST', `/${other}/suspend`, { reason: 'Férias.' });
  expect((await confirm(other, word)).status).toBe(422);
  await mgmt('POST', `/${other}/resume`);
  await portal.backend.clock.advance(3601);
  expect((await confirm(domain, word)).status).toBe(422);
  const anew = String((await mgmt('GET', `/${domain}/deletion`)).body['confirmation']);
  expect(await confirm(domain, anew)).toMatchObject({ status: 200, body: { state: 'leaving' } });

  await portal.backend.clock.advance(29 * DAY);
  await run();
  expect(await mgmt('POST', `/${domain}/resume`)).toMatchObject({
    body: { state: 'active', deletes_at: null },
  });
  await portal.backend.clock.advance(2 * DAY);
  await run();
  expect((await mgmt('GET', `/${domain}`)).status).toBe(200);
});

test('evidence is not removed in any other way, however somebody names the provider', async () => {
  const [{ id } = {}] = await query('select id from companies where domain = $1', [domain]);
  const client = await portal.backend.pool.connect();
  try {
    await client.query(`select set_config('portal.deletes_provider', $1, false)`, [id]);
    await expect(client.query('delete from evidence_records')).rejects.toThrow('never changed');
  } finally {
    client.release(true);
  }
});

test('after thirty days nothing of the provider is left, and who is a customer elsewhere stays it [C-685]', async () => {
  await suspend();
  const word = String((await mgmt('GET', `/${domain}/deletion`)).body['confirmation']);
  await mgmt('DELETE', `/${domain}?by=Rita&confirmation=${word}`);
  const before = await query('select id from companies where domain = $1', [domain]);
  const id = String(before[0]?.['id']);
  await portal.backend.clock.advance(30 * DAY);
  const second = { ...portal.backend, database: databaseOn(portal.startSecondProcess().pool) };
  await Promise.all([run(), deleteDueProviders(second)]);

  const tables = await query(
    `select format('select %1$L as name, t::text as row from %1$I t', tablename) as source from pg_tables
     where schemaname = 'public' and tablename <> all($1)`,
    // What stands for the carrier has left the portal; the history names the domain.
    [['outbox', 'mgmt_actions']],
  );
  const left = await query(tables.map(({ source }) => source).join(' union all '));
  const ofProvider = left.filter(
    ({ row }) => String(row).includes(id) || wordsOfPerson.some((word) => word.test(String(row))),
  );
  expect(ofProvider.map(({ name, row }) => [name, row])).toEqual([]);

  await removeQueuedMedia(portal.backend);
  const folder = path.join(portal.backend.environment.dataDirectory, 'media');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toEqual([]);

  expect((await mgmt('GET', `/${domain}`)).status).toBe(404);
  const info = await portal.call('GET', '/main/user/client/info', { token: stays, domain: other });
  expect(info).toMatchObject({ status: 200, body: { name: 'Rui Fica' } });
  const actions = await query(
    `select actor, subject from mgmt_actions where action = 'deleted a provider'`,
  );
  expect(actions).toEqual([
    { actor: 'portal', subject: expect.stringMatching(/^auto-mirante\.localhost: \d+ rows$/) },
  ]);
});

test('a provider whose deletion fails keeps none of those behind it, and is tried again [C-685]', async () => {
  const domains = ['primeira.pt', 'segunda.pt'];
  for (const each of domains) await createProvider(portal, each);
  const due = async () =>
    (await query('select domain from companies where deletes_at is not null')).map(
      (row) => row['domain'],
    );
  await query(
    `update companies set suspended_at = $1, deletes_at = $1::timestamptz + (domain = 'segunda.pt')::int * interval '1 second'
     where domain = any($2)`,
    [new Date(portal.backend.clock.now().getTime() - 60_000), domains],
  );
  await query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`,
  );
  await query(`create trigger refuse before delete on companies for each row
    when (old.domain = 'primeira.pt') execute function refuse()`);
  await run();
  expect(await due()).toEqual(['primeira.pt']);
  await query('drop trigger refuse on companies');
  await run();
  expect(await due()).toEqual([]);
});
