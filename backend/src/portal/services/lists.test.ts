import { appointmentsSchema } from '@portal/api/work/appointment';
import { worksSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '../../testing/database/statementsOf.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const people = {
  few: { phone: '+351912000001', count: 10 },
  many: { phone: '+351912000002', count: 3000 },
} as const;
type Person = keyof typeof people;

let portal: TestBackend;
const tokens: Partial<Record<Person, string>> = {};

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await createProvider(portal, domain, { support_equipment: false });
  for (const [name, { phone, count }] of Object.entries(people)) {
    tokens[name === 'few' ? 'few' : 'many'] = await registerByPhone(portal, phone);
    await addHistory(phone, count);
  }
  await portal.backend.pool.query('analyze');
}, 120_000);
afterAll(() => portal.close());

/**
 * `count` completed works, each out of an appointment; as many works under way, past appointments without a work, and
 * coming ones; every tenth of both cancelled.
 */
async function addHistory(phone: string, count: number): Promise<void> {
  const { pool } = portal.backend;
  const values = [phone, count, portal.backend.clock.now()];
  const client = `clients client where client.phones @> jsonb_build_array(jsonb_build_object('number', $1::text))`;
  const add = (kind: string, hours: string) =>
    pool.query(
      `insert into appointments (id, company_id, client_id, resource, during, occupies, cancelled_at, created_at, updated_at)
       select substr(md5($1 || '${kind}' || n), 1, 26), client.company_id, client.id, 'bay/1', tstzrange(at, at + interval '1 hour'), false,
         case when n % 10 = 0 then $3::timestamptz end, $3, $3
       from generate_series(1, $2::integer) n, lateral (select $3::timestamptz + make_interval(hours => ${hours}) as at) time, ${client}`,
      values,
    );
  await add('old', '-2 * n');
  await add('past', '-2 * n - 1');
  await add('coming', '2 * n');
  for (const bars of [5, 3])
    await pool.query(
      `insert into works (id, company_id, client_id, appointment_id, bars, started_at, completed_at, created_at, updated_at)
       select substr(md5($1 || 'work${bars}' || n), 1, 26), client.company_id, client.id,
         ${bars === 5 ? "substr(md5($1 || 'old' || n), 1, 26)" : 'null'}, ${bars}, at, ${bars === 5 ? 'at' : 'null'}, at, at
       from generate_series(1, $2::integer) n, lateral (select $3::timestamptz - make_interval(mins => n / 3) as at) time, ${client}`,
      values,
    );
}

const ask = (person: Person, path: string) =>
  portal.call('GET', `/main${path}`, { token: tokens[person] });
const lists = [
  '/services/completed',
  '/services/active',
  '/services/scheduled',
  '/services/scheduled/history',
];

/** Rows that PostgreSQL reads from tables and indices to answer a call. */
async function rowsRead(call: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    await portal.backend.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await portal.backend.pool.query<{ total: string }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as total from pg_stat_user_tables
       where relname in ('works', 'appointments', 'task_lines', 'chat_entries', 'subject_files', 'payments')`,
    );
    return Number(rows[0]?.total);
  };
  await settled();
  const before = await read();
  await call();
  await settled();
  return (await read()) - before;
}

/** Connections report what they read when they are told to and idle: each of the pool is. */
async function settled(): Promise<void> {
  const { pool } = portal.backend;
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
}

describe.each(lists)('%s', (path) => {
  test('is read page by page to its end, each entry once and in order [API-28]', async () => {
    const { works: all } = v.parse(worksSchema, (await ask('few', `${path}?limit=200`)).body);
    expect(all.length).toBeGreaterThanOrEqual(9);
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? 'limit=3' : `limit=3&cursor=${cursor}`;
      const page: v.InferOutput<typeof worksSchema> = v.parse(
        worksSchema,
        (await ask('few', `${path}?${query}`)).body,
      );
      expect(page.works.length).toBeLessThanOrEqual(3);
      found.push(...page.works.map(({ id }) => id));
      cursor = page.next;
    }
    expect(found).toEqual(all.map(({ id }) => id));
    expect(new Set(found).size).toBe(found.length);
  });

  test('begins with 20 entries and goes on to the last of thousands', async () => {
    const first = v.parse(worksSchema, (await ask('many', path)).body);
    expect(first.works).toHaveLength(20);
    const found = first.works.map(({ id }) => id);
    for (let { next } = first; next !== null;) {
      const page = v.parse(
        worksSchema,
        (await ask('many', `${path}?limit=200&cursor=${next}`)).body,
      );
      found.push(...page.works.map(({ id }) => id));
      next = page.next;
    }
    const { count } = people.many;
    const share = { '/services/scheduled': 0.9, '/services/scheduled/history': 1.1 }[path] ?? 1;
    expect(new Set(found).size).toBe(Math.round(count * share));
    expect(found).toHaveLength(Math.round(count * share));
  });

  test('sends as many statements for thousands as for ten, and reads as many rows', async () => {
    await ask('many', path);
    await ask('few', path);
    const { pool } = portal.backend;
    const few = await statementsOf(pool, () => ask('few', path));
    const many = await statementsOf(pool, () => ask('many', path));
    expect(many).toEqual(few);
    const rows = await rowsRead(() => ask('many', path));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(100);
    const { next } = v.parse(worksSchema, (await ask('many', `${path}?limit=200`)).body);
    const later = await rowsRead(() => ask('many', `${path}?limit=20&cursor=${next ?? ''}`));
    expect(later).toBeLessThan(100);
  });
});

test('the agenda has all that is pending, and its history in pages [API-43] [APT-05] [API-44]', async () => {
  const first = v.parse(appointmentsSchema, (await ask('few', '/appointments?limit=7')).body);
  expect(first.pending).toHaveLength(9);
  expect(first.history).toHaveLength(7);
  const more = v.parse(
    appointmentsSchema,
    (await ask('few', `/appointments?limit=200&cursor=${first.next ?? ''}`)).body,
  );
  expect(more.pending).toEqual([]);
  expect(more.next).toBeNull();
  const ids = [...first.history, ...more.history].map(({ id }) => id);
  expect(new Set(ids).size).toBe(21);
  const days = [...first.history, ...more.history].map(({ date, time }) => `${date} ${time}`);
  expect(days).toEqual(days.toSorted().reverse());
  const counted = await ask('few', '/appointments/count');
  expect(counted.body).toEqual({ data: { total: 9 } });
});

test('the bar counts what is to come without reading what is over [API-42]', async () => {
  const counters = await ask('few', '/user/menu/counters');
  expect(counters.body).toMatchObject({ scheduled_appointments: 9 });
});

test.each(['limit=0', 'limit=x', 'limit=-3', 'cursor=x', 'cursor=W10', 'cursor='])(
  'a page that cannot be is refused: %s',
  async (query) => {
    expect((await ask('few', `/services/completed?${query}`)).status).toBe(400);
    expect((await ask('few', `/appointments?${query}`)).status).toBe(400);
  },
);

test('a cursor opens nothing of somebody else', async () => {
  const { next } = v.parse(worksSchema, (await ask('many', '/services/completed')).body);
  const { works } = v.parse(
    worksSchema,
    (await ask('few', `/services/completed?cursor=${next ?? ''}`)).body,
  );
  const own = v.parse(worksSchema, (await ask('few', '/services/completed')).body).works;
  for (const { id } of works) expect(own.map((work) => work.id)).toContain(id);
});

test('a newer process that adds columns breaks no statement that was prepared before', async () => {
  const paths = [...lists, '/appointments', '/user/menu/counters'];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await ask('few', path)).status));
  expect(new Set(await statuses())).toEqual(new Set([200]));
  for (const table of ['works', 'appointments', 'companies', 'clients', 'users', 'sessions'])
    await portal.backend.pool.query(`alter table ${table} add column of_a_newer_release text`);
  expect(new Set(await statuses())).toEqual(new Set([200]));
});
