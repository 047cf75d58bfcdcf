import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { createPool } from '../database/connect.ts';
import { databaseOn } from '../database/database.ts';
import { JobRefused, leaseJobs, tryJob } from './leasedQueue.ts';
import { createTestJobs, jobsDueAt, testQueue } from './queue.testing.ts';

const holder = fileURLToPath(new URL('./holdJob.testing.ts', import.meta.url));
let own: TestDatabase;
let now = new Date('2027-01-01T10:00:00Z');

beforeAll(async () => {
  own = await createTestDatabase();
  await createTestJobs.execute(own.database);
});
beforeEach(() => sql`truncate test_jobs`.execute(own.database));
afterAll(() => own.drop());

async function queueJobs(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `job${String(index).padStart(3, '0')}`);
  await sql`insert into test_jobs (id, next_try_at) select unnest(${ids}::text[]), ${now}`.execute(
    own.database,
  );
  return ids;
}
const take = (most = 1, database = own.database) =>
  leaseJobs(database, testQueue, { ...jobsDueAt(now), most });
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const answer = (perform: (id: string) => Promise<string>) => ({
  database: own.database,
  now,
  perform,
});
const fail = (error: Error) => answer(() => Promise.reject(error));
async function endings(): Promise<(string | null)[]> {
  const { rows } = await sql<{ ending: string | null }>`
    select ending from test_jobs order by id`.execute(own.database);
  return rows.map(({ ending }) => ending);
}
const one = async () => {
  const [job] = await take();
  if (job === undefined) throw new Error('There is no job that is due.');
  return job;
};

test('many hands of two processes take every job, each once', async () => {
  const ids = await queueJobs(200);
  const pool = createPool({ ...own.config, max: 5 }, { warn: () => undefined });
  const other = databaseOn(pool);
  const hands = Array.from({ length: 10 }, async (_, index) => {
    const taken: string[] = [];
    for (;;) {
      const jobs = await take(7, index % 2 === 0 ? own.database : other);
      if (jobs.length === 0) return taken;
      taken.push(...jobs.map(({ id }) => id));
    }
  });
  const taken = (await Promise.all(hands)).flat();
  expect(taken.toSorted()).toEqual(ids);
  await pool.end();
});

test('no more are taken than were asked for, in their order', async () => {
  await queueJobs(5);
  expect((await take(3)).map(({ id }) => id).toSorted()).toEqual(['job000', 'job001', 'job002']);
});

test('what a killed process held is taken by another, not before its lease is over', async () => {
  await queueJobs(1);
  const parts = [JSON.stringify(own.config), now.toISOString()];
  const child = spawn(process.execPath, ['--import', 'tsx', holder, ...parts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [taken] = await once(child.stdout, 'data');
  expect(String(taken)).toBe('job000');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await take()).toEqual([]);
  pass(59);
  expect(await take()).toEqual([]);
  pass(1);
  expect(await take()).toEqual([{ id: 'job000', tries: 2 }]);
});

test('what is done does not come again', async () => {
  await queueJobs(1);
  expect(
    await tryJob(
      testQueue,
      answer((id) => Promise.resolve(`${id} done`)),
      await one(),
    ),
  ).toBe(true);
  pass(1000);
  expect([await take(), await endings()]).toEqual([[], ['job000 done']]);
});

test('what fails is tried after ever longer pauses, and given up after the last', async () => {
  await queueJobs(1);
  for (const pause of [10, 100]) {
    expect(await tryJob(testQueue, fail(new Error('away')), await one())).toBe(false);
    pass(pause - 1);
    expect(await take()).toEqual([]);
    pass(1);
  }
  await tryJob(testQueue, fail(new Error('away'.repeat(100))), await one());
  pass(1000);
  expect([await take(), await endings()]).toEqual([[], ['away'.repeat(50)]]);
});

test('what is refused for good is given up at once', async () => {
  await queueJobs(1);
  await tryJob(testQueue, fail(new JobRefused('never')), await one());
  pass(1000);
  expect([await take(), await endings()]).toEqual([[], ['never']]);
});

test('a process that fails after its lease does not end that of the next one', async () => {
  await queueJobs(1);
  const slow = await one();
  pass(60);
  expect(await one()).toEqual({ id: 'job000', tries: 2 });
  await tryJob(testQueue, fail(new Error('late')), slow);
  pass(59);
  expect(await take()).toEqual([]);
});
