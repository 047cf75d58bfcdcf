import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeQueuedMedia } from '../../../platform/media/removeQueuedMedia.ts';
import { createBudgetWorld, threeJobs, type BudgetWorld } from '../../../testing/budgetWorld.ts';
import { eraseEvidence } from './eraseEvidence.ts';

let world: BudgetWorld;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());

const count = async (table: string) =>
  Number((await world.portal.backend.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n);
const document = (record: string) =>
  world.portal.call('GET', `/provider-api/v1/approvals/${record}.pdf`, { token: world.key });

test('who decided is erased the months after the end of the work that the provider keeps it, with the document; the record stays [BUD-34]', async () => {
  const { backend } = world.portal;
  const at = (day: string) => backend.clock.moveTo(new Date(`${day}T08:00:00Z`));
  const [ended, open] = await Promise.all([world.openWork(), world.openWork()]);
  const records: string[] = [];
  for (const id of [ended, open]) {
    await world.post(id, { jobs: threeJobs });
    const jobs = Object.fromEntries(threeJobs.map(({ title }) => [title, 'approved']));
    const record = world.recordOf(await world.decide(id, jobs));
    expect((await document(record)).status).toBe(200);
    records.push(record);
  }
  await world.provider('POST', `/works/${ended}/state`, { bars: 5 });
  const before = await backend.pool.query('select * from evidence_records order by sequence');
  await at('2029-06-14');
  expect(await eraseEvidence(backend)).toBe(0);
  await at('2029-06-16');
  expect(await eraseEvidence(backend)).toBe(1);
  expect(await eraseEvidence(backend)).toBe(0);
  const [first = '', second = ''] = records;
  expect([(await document(first)).status, (await document(second)).status]).toEqual([404, 200]);
  expect([await count('evidence_people'), await count('evidence_documents')]).toEqual([1, 1]);
  expect(await removeQueuedMedia(backend)).toBe(1);
  const after = await backend.pool.query('select * from evidence_records order by sequence');
  expect(after.rows).toEqual(before.rows);
  expect(await world.provider('GET', '/approvals/verify')).toMatchObject({
    valid: true,
    records: 2,
  });
});

test('of a work that never ended it is erased the same time after the account [BUD-34] [ACC-17]', async () => {
  const { backend } = world.portal;
  const years = async (day: string) => {
    await backend.clock.moveTo(new Date(`${day}T08:00:00Z`));
    return eraseEvidence(backend);
  };
  await backend.pool.query("update clients set deleted_at = '2029-07-01T08:00:00Z'");
  expect(await years('2032-06-30')).toBe(0);
  expect(await years('2032-07-02')).toBe(1);
  expect(await count('evidence_people')).toBe(0);
  await backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
});

test.each([
  [6, '2026-12-14', '2026-12-16'],
  [120, '2036-06-14', '2036-06-16'],
])('the provider keeps it for %i months when it says so [BUD-34]', async (months, until, after) => {
  const { backend } = world.portal;
  await backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await backend.pool.query('update clients set deleted_at = null');
  await world.provider('PUT', '/settings', { evidence_months: months });
  for (const beyond of [5, 121])
    expect(
      (
        await world.portal.call('PUT', '/provider-api/v1/settings', {
          token: world.key,
          json: { evidence_months: beyond },
        })
      ).status,
    ).toBe(400);
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  await world.decide(id, { 'Travões dianteiros': 'approved' });
  await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  await backend.clock.moveTo(new Date(`${until}T08:00:00Z`));
  expect(await eraseEvidence(backend)).toBe(0);
  await backend.clock.moveTo(new Date(`${after}T08:00:00Z`));
  expect(await eraseEvidence(backend)).toBe(1);
});
