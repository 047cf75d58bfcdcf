import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const { pool, clock } = portal.backend;
  const states = await readQueues(pool, clock.now());
  expect(states.map(({ name, waiting, failed }) => [name, waiting, failed])).toEqual(
    WATCHED_QUEUES.map(({ name }) => [name, 0, 0]),
  );
  expect(await listGivenUpJobs(pool)).toEqual([]);
  for (const queue of WATCHED_QUEUES) {
    expect(await retryGivenUpJob(pool, queue, 'none', clock.now())).toBe(false);
    expect(await dropGivenUpJob(pool, queue, 'none')).toBe(false);
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
