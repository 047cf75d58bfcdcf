import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeQueuedMedia } from '../../../platform/media/removeQueuedMedia.ts';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../../testing/worlds/budgetWorld.ts';
import { keptAfterDeletion } from '../../accountDeletion/keptAfterDeletion.ts';
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

test('who decided is erased the months after the work was completed or called off that the provider keeps it, with the document; the record stays [BUD-34] [BUD-36] [C-306]', async () => {
  const { backend } = world.portal;
  const at = (day: string) => backend.clock.moveTo(new Date(`${day}T08:00:00Z`));
  const ids = await Promise.all([world.openWork(), world.openWork(), world.openWork()]);
  const [ended, , calledOff] = ids;
  const records: string[] = [];
  for (const id of ids) {
    await world.post(id, { jobs: threeJobs });
    const jobs = Object.fromEntries(threeJobs.map(({ title }) => [title, 'approved']));
    const record = world.recordOf(await world.decide(id, jobs));
    expect((await document(record)).status).toBe(200);
    records.push(record);
  }
  await world.provider('POST', `/works/${ended}/state`, { bars: 5 });
  await world.provider('POST', `/works/${calledOff}/cancel`, {});
  const before = await backend.pool.query('select * from evidence_records order by sequence');
  await at('2029-06-14');
  expect(await eraseEvidence(backend)).toBe(0);
  await at('2029-06-16');
  expect(await eraseEvidence(backend)).toBe(2);
  expect(await eraseEvidence(backend)).toBe(0);
  const documents = await Promise.all(records.map(document));
  expect(documents.map(({ status }) => status)).toEqual([404, 200, 404]);
  expect([await count('evidence_people'), await count('evidence_documents')]).toEqual([1, 1]);
  expect(await removeQueuedMedia(backend)).toBe(2);
  const after = await backend.pool.query('select * from evidence_records order by sequence');
  expect(after.rows).toEqual(before.rows);
  expect(await world.provider('GET', '/approvals/verify')).toMatchObject({
    valid: true,
    records: 3,
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

test('a work that is completed after the account was deleted ended with the account, as its customer was told [ACC-18] [C-308] [C-479] [C-875]', async () => {
  const { backend } = world.portal;
  const at = (day: string) => backend.clock.moveTo(new Date(`${day}T08:00:00Z`));
  await backend.pool.query('update clients set deleted_at = null');
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  await world.decide(id, { 'Travões dianteiros': 'approved' });
  await backend.pool.query("update clients set deleted_at = '2026-06-20T08:00:00Z'");
  await at('2026-07-20');
  await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  await at('2029-06-19');
  expect(await eraseEvidence(backend)).toBe(0);
  await at('2029-06-21');
  expect(await eraseEvidence(backend)).toBe(1);
  await backend.pool.query('update clients set deleted_at = null');
  await at('2026-06-15');
});

const approvedBy = { method: 'phone', by: 'Rui Lima' };
/** A work with a recorded approval that is completed on a day, where evidence is kept for the shortest time. */
async function completedOn(day: string) {
  const { clock, pool } = world.portal.backend;
  await pool.query('update clients set deleted_at = null');
  await clock.moveTo(new Date(`${day}T08:00:00Z`));
  await world.provider('PUT', '/settings', { evidence_months: 6 });
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const { version, jobs } = await world.budget(id);
  const said = { version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, ...approvedBy };
  const { record_id } = await world.provider('POST', `/works/${id}/budget/decision`, said);
  await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  return { id, record_id };
}

test('what was recorded after the end of the work is kept for half a year of its own, and named so, so that no chain with it is broken [BUD-35] [ACC-18] [C-312] [C-875]', async () => {
  const { backend } = world.portal;
  const at = (day: string) => backend.clock.moveTo(new Date(`${day}T12:00:00Z`));
  const { id, record_id } = await completedOn('2026-06-15');
  await at('2026-07-05');
  expect((await world.call(id, 'budget/contest', { record_id })).status).toBe(200);
  const { rows } = await backend.pool.query<{ id: string; companyId: string }>(
    'select id, company_id as "companyId" from clients',
  );
  const [client = { id: '', companyId: '' }] = rows;
  const { database, clock } = backend;
  expect(await keptAfterDeletion(database, client, [], clock.now())).toMatchObject([
    { until: '2027-01-05' },
  ]);
  const verify = async () => (await world.provider('GET', '/approvals/verify'))['valid'];
  await at('2026-12-16');
  expect([await eraseEvidence(backend), await verify()]).toEqual([1, true]);
  await at('2027-01-04');
  expect(await eraseEvidence(backend)).toBe(0);
  await at('2027-01-06');
  expect([await eraseEvidence(backend), await verify()]).toEqual([1, true]);
});

test('half a year after the last day of August is over with February, for the chain as well [BUD-35] [C-312]', async () => {
  const { backend } = world.portal;
  await completedOn('2026-08-31');
  await backend.clock.moveTo(new Date('2027-02-28T12:00:00Z'));
  expect(await eraseEvidence(backend)).toBe(1);
  expect(await world.provider('GET', '/approvals/verify')).toMatchObject({ valid: true });
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

test('of who deleted the account it is kept no longer than was told, whatever the provider sets later [ACC-18] [C-875]', async () => {
  const { portal } = world;
  const { backend } = portal;
  const at = (day: string) => backend.clock.moveTo(new Date(`${day}T08:00:00Z`));
  await at('2026-06-15');
  await backend.pool.query('update clients set deleted_at = null');
  const keep = (months: number) => world.provider('PUT', '/settings', { evidence_months: months });
  await keep(12);
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  await world.decide(id, { 'Travões dianteiros': 'approved' });
  await backend.pool.query('update sessions set authenticated_at = $1', [backend.clock.now()]);
  const { body } = await portal.call('GET', '/main/user/client/deletion', { token: world.token });
  expect(body['kept']).toMatchObject([{ until: '2027-06-15' }]);
  const json = { accepts: body['id'] };
  const deleted = await portal.call('DELETE', '/main/user/client/', { token: world.token, json });
  expect(deleted.status).toBe(200);
  await keep(36);
  await at('2027-06-14');
  expect(await eraseEvidence(backend)).toBe(0);
  await at('2027-06-16');
  expect(await eraseEvidence(backend)).toBe(1);
});
