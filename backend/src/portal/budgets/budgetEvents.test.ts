import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../testing/worlds/budgetPortal.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
});
afterAll(() => world.close());

/** What the provider's webhook was told of a work by an event of this type. */
const heard = async (id: string, type: string) =>
  (await world.events(type)).filter(({ subject }) => subject === id).map(({ data }) => data);
async function posted(more: object = {}) {
  const id = await world.openWork();
  await world.post(id, { jobs: [simpleJob('Travões', 120), simpleJob('Escovas', 24.5)], ...more });
  const { jobs } = await world.budget(id);
  const [brakes = '', wipers = ''] = jobs.map((job) => job.id);
  return { id, brakes, wipers };
}
const hash = expect.stringMatching(/^[0-9a-f]{64}$/);

test('every decision is told, and the approval of the work once every job of the version is approved [BUD-38]', async () => {
  const { id, brakes, wipers } = await posted();
  const first = await world.decide(id, { Travões: 'approved', Escovas: 'later' });
  expect(await heard(id, 'work.approved')).toEqual([]);
  const said = { version: 1, jobs: { [wipers]: 'approved' }, method: 'phone', by: 'Rui Lima' };
  const second = await world.provider('POST', `/works/${id}/budget/decision`, said);
  expect(await heard(id, 'budget.decided')).toEqual([
    {
      ...{ version: 1, jobs: { [brakes]: 'approved', [wipers]: 'later' }, total: 120 },
      ...{ how: 'session', record_id: world.recordOf(first), sha256: hash },
      undo_until: expect.stringMatching(/^2026-06-15T08:10:0/),
    },
    {
      ...{ version: 1, jobs: { [brakes]: 'approved', [wipers]: 'approved' }, total: 144.5 },
      ...{ how: 'phone', record_id: second['record_id'], sha256: hash },
    },
  ]);
  expect(await heard(id, 'work.approved')).toMatchObject([{ version: 1, total: 144.5 }]);
});

test('what is taken back is told, and what is contested [BUD-38]', async () => {
  const { id, brakes } = await posted();
  const record_id = world.recordOf(await world.decide(id, { Travões: 'approved' }));
  await world.call(id, 'budget/decision/undo', { record_id });
  expect(await heard(id, 'budget.undone')).toMatchObject([{ version: 1, about: record_id }]);
  const said = { version: 1, jobs: { [brakes]: 'approved' }, method: 'email', by: 'Rui Lima' };
  const recorded = await world.provider('POST', `/works/${id}/budget/decision`, said);
  await world.call(id, 'budget/contest', { record_id: recorded['record_id'] });
  expect(await heard(id, 'budget.contested')).toMatchObject([
    { version: 1, about: recorded['record_id'] },
  ]);
});

test('that another budget is wanted is told once, and which job [BUD-27] [BUD-38]', async () => {
  const { clock } = world.portal.backend;
  const { id } = await posted({ valid_until: '2026-06-20' });
  await clock.moveTo(new Date('2026-06-21T08:00:00Z'));
  for (const expected of [200, 409])
    expect((await world.call(id, 'budget/renewal')).status).toBe(expected);
  expect(await heard(id, 'budget.renewal_requested')).toEqual([{ version: 1 }]);
  await clock.moveTo(new Date('2026-06-15T08:00:00Z'));
});

test('that a job which was put off is wanted is told [BUD-38]', async () => {
  const id = await world.openAboutCar();
  await world.post(id, { jobs: [simpleJob('Pneus', 310)] });
  await world.decide(id, { Pneus: 'later' });
  const itemId = (await world.details(id)).item?.id ?? '';
  const [job] = (await world.item(itemId)).open_jobs ?? [];
  expect((await world.send(`/items/${itemId}/jobs/${job?.id}/request`, {})).status).toBe(200);
  expect(await heard(id, 'job.requested')).toEqual([
    { version: 1, job_id: job?.id, title: 'Pneus' },
  ]);
});
