import { strFromU8, unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../../testing/calls/asProvider.ts';
import { createLeavingPerson } from '../../../../testing/worlds/createLeavingPerson.ts';
import { createProvider } from '../../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';
import { TABLES_BELOW } from '../deletion/tablesOfProvider.ts';
import { EXPORTED_TABLES, HIDDEN_COLUMNS, LEFT_OUT } from './exportedTables.ts';

const domain = 'auto-mirante.localhost';
const other = 'lima.localhost';
const contentSchema = v.object({
  provider: v.string(),
  tables: v.record(v.string(), v.number()),
  files: v.number(),
  missing: v.array(v.string()),
  left_out: v.record(v.string(), v.string()),
});
const rowsSchema = v.array(v.record(v.string(), v.unknown()));
let portal: TestBackend;
let key: string;
let id: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-07T08:00:00Z'));
  key = await createProvider(portal, domain);
  await createProvider(portal, other);
  const hours = [{ weekday: 2, opens: '08:00', closes: '20:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  const service = { name: 'Revisão', duration_minutes: 60 };
  await asProvider(portal, key, 'PUT', '/services/revisao', service);
  await registerByPhone(portal, '+351915000001', other, 'Rui Alheio');
  await createLeavingPerson(portal, key);
  const [company] = await query('select id from companies where domain = $1', [domain]);
  id = String(company?.['id']);
}, 120_000);
afterAll(() => portal.close());

const query = async (text: string, values: unknown[] = []) =>
  (await portal.backend.pool.query<Record<string, unknown>>(text, values)).rows;
const ask = async (of: string, token = portal.adminToken) =>
  portal.app.request(`/mgmt/providers/${of}/export?by=Rita`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
const take = async () => unzipSync(new Uint8Array(await (await ask(domain)).arrayBuffer()));
const readJson = (file: Uint8Array | undefined): unknown =>
  JSON.parse(strFromU8(file ?? new Uint8Array()));

test('every table of a provider is exported or left out for a reason [C-836]', async () => {
  const columns = await query(
    `select table_name as table, column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const ofProviders = columns.flatMap(({ table, name }) => (name === 'company_id' ? [table] : []));
  ofProviders.push('companies', ...Object.keys(TABLES_BELOW));
  const argued = [...EXPORTED_TABLES, ...Object.keys(LEFT_OUT)];
  expect(ofProviders.filter((table) => !argued.includes(String(table)))).toEqual([]);
  expect(new Set(argued).size).toBe(argued.length);
  const known = new Set(columns.map(({ table }) => table));
  expect(argued.filter((table) => !known.has(table))).toEqual([]);
  const opening = columns
    .filter(({ table }) => EXPORTED_TABLES.includes(String(table)))
    .filter(({ name }) =>
      /(?:^|_)(?:hash|secret|token|password|settings|p256dh|auth)$/.test(String(name)),
    )
    .filter(({ table, name }) => HIDDEN_COLUMNS[String(table)]?.includes(String(name)) !== true);
  expect(opening).toEqual([]);
});

test('the export holds what is of the provider, files included, and nothing of others or that opens something [C-836]', async () => {
  const [work] = await query('select id from works where company_id = $1 limit 1', [id]);
  await query(
    `insert into private_notes (subject, company_id, client_id, note, changed_at)
     select $1, company_id, id, 'só meu', now() from clients where name = 'Ana Segredo'
     on conflict do nothing`,
    [`A-${String(work?.['id'])}`],
  );
  const files = await take();
  const content = v.parse(contentSchema, readJson(files['export.json']));
  expect(content).toMatchObject({ provider: domain, missing: [], left_out: LEFT_OUT });
  expect(Object.keys(content.tables)).toEqual(EXPORTED_TABLES);
  expect(content.tables['clients']).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const table of EXPORTED_TABLES) {
    const file = files[`tables/${table}.json`];
    const rows = v.parse(rowsSchema, readJson(file));
    expect([table, rows.length]).toEqual([table, content.tables[table]]);
    const companies = rows.flatMap(({ company_id: company }) =>
      company === undefined ? [] : [company],
    );
    expect(companies.filter((company) => company !== id)).toEqual([]);
    whole.push(strFromU8(file ?? new Uint8Array()));
  }
  const text = whole.join('\n');
  expect(text).toContain('Ana Segredo');
  const hashes = await query(
    `select api_key_hash as hidden from companies where api_key_hash is not null
     union all select key_hash from lite_links union all select token_hash from sessions`,
  );
  expect(hashes.length).toBeGreaterThan(2);
  const strangers = ['Rui Alheio', key, 'uma-palavra-do-sistema', 'só meu'];
  for (const { hidden } of hashes) strangers.push(String(hidden));
  expect(strangers.filter((word) => text.includes(word))).toEqual([]);

  const media = await query(
    `select id, type from media_files where company_id = $1 and id not in (
       select media_id from account_exports where media_id is not null)`,
    [id],
  );
  expect(media.length).toBeGreaterThan(0);
  expect(content.files).toBe(media.length);
  for (const { id: mediaId, type } of media) {
    const stored = await buffer(await portal.backend.media.open(String(mediaId), 'original'));
    const exported = files[`files/${String(mediaId)}.${String(type).split('/')[1]}`];
    expect(Buffer.from(exported ?? []).equals(stored)).toBe(true);
  }
});

test('it needs the role that manages, and each is kept with who took it [C-836]', async () => {
  const operator = async (role: string) => {
    const made = await portal.call('POST', '/mgmt/operators', {
      ...{ token: portal.adminToken, json: { name: role, role } },
    });
    return String(made.body['token']);
  };
  expect((await ask(domain, await operator('read'))).status).toBe(403);
  expect((await ask(domain, await operator('release'))).status).toBe(403);
  expect((await ask(domain, 'guessed')).status).toBe(401);
  expect((await ask('nobody.localhost')).status).toBe(404);
  const taken = await ask(domain, await operator('manage'));
  expect(taken.headers.get('content-type')).toBe('application/zip');
  await taken.arrayBuffer();
  const [action] = await query(
    `select actor, subject from mgmt_actions where action = 'exported a provider' order by sequence desc limit 1`,
  );
  expect(action).toEqual({ actor: 'manage: Rita', subject: domain });
});

test('whoever leaves in the middle holds nothing open, and a file that is gone is named', async () => {
  const reader = (await ask(domain)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect
    .poll(
      async () =>
        (
          await query(
            `select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
          )
        ).length,
    )
    .toBe(0);
  const [lost] = await query(
    `select media_id as id from subject_files where company_id = $1 limit 1`,
    [id],
  );
  await portal.backend.media.remove(String(lost?.['id']));
  const content = v.parse(contentSchema, readJson((await take())['export.json']));
  expect(content.missing).toEqual([lost?.['id']]);
});
