import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../accounts/clients/forgetExpired.ts';
import { removeQueuedMedia } from '../platform/media/removeQueuedMedia.ts';
import { forgetOldLinks } from '../portal/lite/forgetOldLinks.ts';
import { forgetOldMessages } from '../portal/reminders/forgetOldMessages.ts';
import { forgetOldDrafts } from '../portal/schedule/forgetOldDrafts.ts';
import { forgetOldEntries } from '../portal/waiting/forgetOldEntries.ts';
import { asProvider } from './calls/asProvider.ts';
import { createProvider } from './calls/createProvider.ts';
import { pictureForm } from './data/pictureForm.ts';
import { registerByPhone } from './calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

const start = new Date('2026-06-15T08:00:00Z');
const phone = '+351914000001';
let portal: TestBackend;
let key: string;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(start);
  key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, phone);
});
afterAll(() => portal.close());

async function one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await portal.backend.pool.query<Row>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`no row: ${text}`);
  return row;
}
const count = async (table: string) =>
  (await one<{ count: number }>(`select count(*)::integer as count from ${table}`)).count;
async function runAfter(days: number, run: () => Promise<unknown>): Promise<void> {
  const { clock } = portal.backend;
  await clock.moveTo(new Date(start.getTime() + days * 86_400_000));
  await run();
}

test('the page on what is kept names every table once, and where each file is that it names', async () => {
  const page = readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'retention.md'),
    'utf8',
  );
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table),
  );
  const { rows: tables } = await portal.backend.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  const files = [...page.matchAll(/`(\w[\w/]+\.ts)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});

test('a booking that was prepared and not made goes after a month with its files, one that was made stays [C-690]', async () => {
  const { pool } = portal.backend;
  const owner = await one<{ id: string; company_id: string }>(
    'select id, company_id from clients where phones @> jsonb_build_array(jsonb_build_object($1::text, $2::text))',
    ['number', phone],
  );
  const upload = async (id: string) => {
    await pool.query(
      `insert into schedule_drafts (id, work_id, company_id, client_id, request, created_at) values ($1, $2, $3, $4, '{}', $5)`,
      [id, `work-${id}`, owner.company_id, owner.id, start],
    );
    const form = await pictureForm(['media']);
    const route = `/main/appointments/S-${id}/work-${id}/media`;
    expect((await portal.call('POST', route, { token, form })).status).toBeLessThan(300);
  };
  await upload('open');
  await upload('made');
  await pool.query(
    `insert into appointments (id, company_id, client_id, resource, during, created_at, updated_at)
     values ('made', $1, $2, 'all', tstzrange($3::timestamptz, $3::timestamptz + interval '1 hour'), $3, $3)`,
    [owner.company_id, owner.id, start],
  );
  await runAfter(29, () => forgetOldDrafts(portal.backend));
  expect(await count('schedule_drafts')).toBe(2);
  await runAfter(31, () => forgetOldDrafts(portal.backend));
  expect(await one('select id from schedule_drafts')).toEqual({ id: 'made' });
  expect(await one('select subject from subject_files')).toEqual({ subject: 'S-made' });
  await removeQueuedMedia(portal.backend);
  expect(await count('media_files')).toBe(1);
  expect(await count('media_removals')).toBe(0);
});

test('a link goes a month after it ended or was revoked [C-690]', async () => {
  await portal.backend.clock.moveTo(start);
  const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
  const link = () => asProvider(portal, key, 'POST', '/links', { id: String(work['id']) });
  await link();
  const { id } = await link();
  const revoked = { token: key };
  expect(
    (await portal.call('DELETE', `/provider-api/v1/links/${String(id)}`, revoked)).status,
  ).toBeLessThan(300);
  const forget = () => forgetOldLinks(portal.backend);
  await runAfter(29, forget);
  expect(await count('lite_links')).toBe(2);
  await runAfter(31, forget);
  expect(await count('lite_links')).toBe(1);
  await runAfter(90 + 29, forget);
  expect(await count('lite_links')).toBe(1);
  await runAfter(90 + 31, forget);
  expect(await count('lite_links')).toBe(0);
});

test('who waited is forgotten a year after it ended, who waits is not [C-690]', async () => {
  const owner = await one<{ id: string; company_id: string }>(
    'select id, company_id from clients limit 1',
  );
  for (const [id, state, reason, ended] of [
    ['over', 'ended', 'RANGE_OVER', start],
    ['waits', 'waiting', null, null],
  ])
    await portal.backend.pool.query(
      `insert into waiting_entries
         (id, company_id, client_id, service_ids, first_day, last_day, part, state, end_reason, created_at, ended_at)
       values ($1, $2, $3, '{}', '2026-06-15', '2026-06-16', 1, $4, $5, $6, $7)`,
      [id, owner.company_id, owner.id, state, reason, start, ended],
    );
  const forget = () => forgetOldEntries(portal.backend);
  await runAfter(364, forget);
  expect(await count('waiting_entries')).toBe(2);
  await runAfter(366, forget);
  expect(await one('select id from waiting_entries')).toEqual({ id: 'waits' });
});

test('the confirmation of an e-mail is forgotten a month after it ended', async () => {
  await portal.backend.clock.moveTo(start);
  const owner = await one<{ company_id: string; user_id: string }>(
    'select company_id, user_id from clients where user_id is not null limit 1',
  );
  await portal.backend.pool.query(
    `insert into email_confirmations (token_hash, company_id, user_id, email, expires_at) values ('x', $1, $2, 'ana@example.pt', $3)`,
    [owner.company_id, owner.user_id, start],
  );
  const { database, clock } = portal.backend;
  const forget = () => forgetExpired(database, clock.now());
  await runAfter(29, forget);
  expect(await count('email_confirmations')).toBe(1);
  await runAfter(31, forget);
  expect(await count('email_confirmations')).toBe(0);
});

test('what a rule sent is forgotten 400 days after its event [C-690]', async () => {
  const { pool } = portal.backend;
  const owner = await one<{ id: string; company_id: string }>(
    'select id, company_id from clients limit 1',
  );
  await pool.query(
    `insert into reminder_rules (id, company_id, position, event, lead_minutes, channels, words, active)
     values ('rule', $1, 0, 'work.ready', 0, '{sms}', 'x', true)`,
    [owner.company_id],
  );
  for (const [id, state, eventAt] of [
    ['old', 'delivered', start],
    ['ahead', 'cancelled', new Date(start.getTime() + 30 * 86_400_000)],
    ['planned', 'planned', start],
  ])
    await pool.query(
      `insert into planned_messages (id, company_id, client_id, rule_id, subject, occasion, event_at, known_at, wanted_at,
         due_at, state, ended_at, created_at)
       values ($1::text, $2, $3, 'rule', 'A-1', $1, $5, $6, $6, $6, $4::text,
         case when $4 = 'planned' then null else $6::timestamptz end, $6)`,
      [id, owner.company_id, owner.id, state, eventAt, start],
    );
  const left = async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from planned_messages order by id',
    );
    return rows.map(({ id }) => id);
  };
  await runAfter(399, () => forgetOldMessages(portal.backend));
  expect(await left()).toEqual(['ahead', 'old', 'planned']);
  await runAfter(401, () => forgetOldMessages(portal.backend));
  expect(await left()).toEqual(['ahead', 'planned']);
});
