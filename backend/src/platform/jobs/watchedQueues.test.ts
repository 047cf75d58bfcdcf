import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { dropGivenUpJob, listGivenUpJobs, retryGivenUpJob } from './givenUpJobs.ts';
import { readQueues } from './readQueues.ts';
import { WATCHED_QUEUES } from './watchedQueues.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test('every table of leased jobs is watched', async () => {
  const { rows } = await portal.backend.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public'
     and column_name in ('tries', 'next_try_at') group by 1 having count(*) = 2 order by 1`,
  );
  expect(WATCHED_QUEUES.map(({ table }) => table).toSorted()).toEqual(
    rows.map((row) => row.table_name),
  );
});

test('what is said of each queue can be asked of its table', async () => {
  const { database, clock } = portal.backend;
  const states = await readQueues(database, clock.now());
  expect(states.map(({ name, waiting, failed }) => [name, waiting, failed])).toEqual(
    WATCHED_QUEUES.map(({ name }) => [name, 0, 0]),
  );
  expect(await listGivenUpJobs(database)).toEqual([]);
  for (const queue of WATCHED_QUEUES) {
    expect(await retryGivenUpJob(database, queue, 'none', clock.now())).toBe(false);
    expect(await dropGivenUpJob(database, queue, 'none')).toBe(false);
  }
});

test('Prometheus reads every queue and its states', async () => {
  const text = await portal.backend.metrics.text();
  for (const { name } of WATCHED_QUEUES) {
    expect(text).toContain(`portal_queue_oldest_seconds{queue="${name}"} 0`);
    for (const state of ['waiting', 'running', 'retrying', 'failed'])
      expect(text).toContain(`portal_queue_jobs{queue="${name}",state="${state}"} 0`);
  }
});

test('what a person may have tried again, each with all its tries, and what they may drop [C-794]', () => {
  const named = (which: (queue: (typeof WATCHED_QUEUES)[number]) => unknown) =>
    WATCHED_QUEUES.filter(which).map(({ name }) => name);
  expect(named(({ again }) => again)).toEqual([
    ...['webhook_deliveries', 'invoices', 'exports', 'alerts'],
  ]);
  expect(named(({ again }) => again?.includes('tries = 0'))).toEqual(named(({ again }) => again));
  expect(named(({ mayDrop }) => mayDrop)).toEqual([
    ...['messages', 'webhook_deliveries', 'exports', 'alerts'],
  ]);
});

test('an archive that was given up is made again from its first try, or dropped; one that waits is left to it [C-794]', async () => {
  const { pool, database, clock } = portal.backend;
  const exports = WATCHED_QUEUES.filter(({ name }) => name === 'exports');
  await createProvider(portal, 'auto-mirante.localhost');
  await registerByPhone(portal, '+351912000001');
  const give = (id: string, state: string) =>
    pool.query(
      `insert into account_exports (id, company_id, client_id, state, started_at, until, tries, next_try_at)
       select $1, company_id, id, $2, $3, case when $2 = 'failed' then $3::timestamptz end, 2, $3 from clients`,
      [id, state, clock.now()],
    );
  const stored = async () =>
    (await pool.query('select id, state, tries, until from account_exports')).rows;
  for (const queue of exports) {
    await give('one', 'running');
    expect(await retryGivenUpJob(database, queue, 'one', clock.now())).toBe(false);
    expect(await dropGivenUpJob(database, queue, 'one')).toBe(false);
    expect(await stored()).toEqual([{ id: 'one', state: 'running', tries: 2, until: null }]);
    await pool.query('delete from account_exports');
    await give('two', 'failed');
    expect(await retryGivenUpJob(database, queue, 'two', clock.now())).toBe(true);
    expect(await stored()).toEqual([{ id: 'two', state: 'running', tries: 0, until: null }]);
    await pool.query('delete from account_exports');
    await give('three', 'failed');
    expect(await dropGivenUpJob(database, queue, 'three')).toBe(true);
    expect(await stored()).toEqual([]);
  }
  expect(exports).toHaveLength(1);
});
