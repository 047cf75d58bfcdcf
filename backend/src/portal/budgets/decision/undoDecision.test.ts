import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withdrawalKey } from '../../withdrawals/withdrawalKey.ts';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';

let world: BudgetPortal;
let id: string;
beforeAll(async () => {
  world = await createBudgetPortal();
});
afterAll(() => world.close());
beforeEach(async () => {
  id = await world.openWork();
  await world.post(id, { jobs: [simpleJob('Travões', 120), simpleJob('Escovas', 24.5)] });
});

const state = (json: object) => world.provider('POST', `/works/${id}/state`, json);
const undo = (decided: Awaited<ReturnType<BudgetPortal['decide']>>) =>
  world.call(id, 'budget/decision/undo', { record_id: world.recordOf(decided) });
/** What a decision changes. */
const seen = async () => {
  const work = await world.details(id);
  const jobs = (await world.budget(id)).jobs.map((job) => [job.title, job.state, job.carried]);
  return [work.state, work.total, work.services, work.allow_approve, work.budget_waits, jobs];
};
/** Extra work on top of what was agreed. */
async function postExtra(more: object = {}) {
  const [brakes] = (await world.budget(id)).jobs;
  const agreed = { title: 'Travões', labour: [{ designation: 'Travões', price: 120, ...more }] };
  return world.post(id, { jobs: [{ ...agreed, id: brakes?.id }, simpleJob('Disco', 80)] });
}

test('a decision without any approval is taken back, name and all [BUD-29]', async () => {
  const before = await seen();
  await world.decide(id, { Travões: 'declined' });
  const between = await seen();
  const last = await world.decide(id, { Escovas: 'later' });
  expect((await world.details(id)).state.name).toBe('Decisão adiada');
  expect((await undo(last)).status).toBe(200);
  expect(await seen()).toEqual(between);
  expect(between).not.toEqual(before);
});

test('a decision about extra work is taken back at any stage; what was agreed before stays [BUD-29]', async () => {
  await world.decide(id, { Travões: 'approved', Escovas: 'declined' });
  await state({ bars: 4, name: 'Em reparação' });
  await postExtra();
  const before = await seen();
  const decided = await world.decide(id, { Disco: 'approved' });
  expect(await world.details(id)).toMatchObject({ total: 200, state: { bars: 4 } });
  expect((await undo(decided)).status).toBe(200);
  expect(await seen()).toEqual(before);
  expect(before.slice(0, 2)).toEqual([{ bars: 4, name: 'Em reparação' }, 120]);
});

test('what was withdrawn from since is not agreed again by taking a decision back, nor is that offered [BUD-29] [LAW-08] [C-420]', async () => {
  const unasked = { early_start: false };
  await world.decide(id, { Travões: 'approved', Escovas: 'declined' }, unasked);
  await state({ bars: 4 });
  await postExtra();
  const decided = await world.decide(id, { Disco: 'approved' }, unasked);
  const key = await withdrawalKey(world.portal.backend.database, id);
  const statement = { name: 'Ana Marques', contract: id, email: 'ana@exemplo.pt', key };
  expect((await world.budget(id)).decision?.undo_until).toBe(decided.body['undo_until']);
  await world.portal.call('POST', '/main/legal/withdrawals', { json: statement });
  expect((await world.budget(id)).decision?.undo_until).toBeNull();
  const before = await seen();
  expect(await undo(decided)).toMatchObject({ status: 409, body: { reason: 'CANNOT_UNDO' } });
  expect(await seen()).toEqual(before);
  expect(before.at(-1)).toEqual([
    ['Travões', 'declined', true],
    ['Disco', 'declined', false],
  ]);
});

test('what was done before the decision does not stand in the way, what is done since does [BUD-29]', async () => {
  await world.decide(id, { Travões: 'approved', Escovas: 'declined' });
  await postExtra();
  await postExtra({ completed: true });
  expect((await world.details(id)).services).toMatchObject([{ completed: true }]);
  expect((await undo(await world.decide(id, { Disco: 'approved' }))).status).toBe(200);
  expect((await world.details(id)).services).toMatchObject([{ completed: true }]);
  const again = await world.decide(id, { Disco: 'approved' });
  const { jobs } = await world.budget(id);
  const done = [
    simpleJob('Travões', 120, { id: jobs[0]?.id }),
    {
      ...{ id: jobs[1]?.id, title: 'Disco' },
      labour: [{ designation: 'Disco', price: 80, completed: true }],
    },
  ];
  expect(await world.post(id, { jobs: done })).toMatchObject({ version: 3 });
  expect(await undo(again)).toMatchObject({ status: 409, body: { reason: 'CANNOT_UNDO' } });
});

test.each([2, 3])(
  'a stage that the provider set since, %s, is not overridden [BUD-29]',
  async (bars) => {
    const decided = await world.decide(id, { Travões: 'declined', Escovas: 'later' });
    await state({ bars });
    expect(await undo(decided)).toMatchObject({ status: 409, body: { reason: 'CANNOT_UNDO' } });
    expect((await world.details(id)).state.bars).toBe(bars);
  },
);

test.each(['approved', 'declined'])(
  'the name that the provider gave the stage before is back, after a decision of %s, which only the last one can be [BUD-29]',
  async (chosen) => {
    await state({ bars: 2.5, name: 'À espera da sua resposta' });
    const before = await seen();
    const decided = await world.decide(id, { Travões: chosen, Escovas: 'declined' });
    expect((await world.details(id)).state.name).not.toBe('À espera da sua resposta');
    expect((await undo(decided)).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect(before[0]).toEqual({ bars: 2.5, name: 'À espera da sua resposta' });
    const first = await world.decide(id, { Escovas: 'later' });
    await world.decide(id, { Travões: chosen });
    expect(await undo(first)).toMatchObject({ status: 409, body: { reason: 'CANNOT_UNDO' } });
  },
);

test('a name that the provider gave the same stage since stays [BUD-29]', async () => {
  const decided = await world.decide(id, { Travões: 'approved' });
  await state({ bars: 3, name: 'À espera de peças' });
  await world.decide(id, { Escovas: 'declined' });
  expect((await undo(decided)).status).toBe(409);
  await state({ bars: 4, name: 'Em reparação' });
  await postExtra();
  const extra = await world.decide(id, { Disco: 'approved' });
  await state({ bars: 4, name: 'A terminar' });
  expect((await undo(extra)).status).toBe(200);
  expect((await world.details(id)).state).toMatchObject({ bars: 4, name: 'A terminar' });
});
