import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../testing/worlds/budgetWorld.ts';

let world: BudgetWorld;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());

const renew = async (id: string) => (await world.call(id, 'budget/renewal')).status;

test('of a work that was completed or called off no other budget is asked for, of one that goes on it is [C-967]', async () => {
  const jobs = { jobs: threeJobs, valid_until: '2026-06-20' };
  const [completed, calledOff, added, open] = [
    await world.openWork(),
    await world.openWork(),
    await world.openWork(),
    await world.openWork(),
  ];
  for (const id of [completed, calledOff, open]) await world.post(id, jobs);
  for (const id of [completed, added])
    await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  await world.provider('POST', `/works/${calledOff}/cancel`, {});
  // What is posted after the end waits for an answer (C-316).
  await world.post(added, jobs);
  await world.portal.backend.clock.moveTo(new Date('2026-06-25T08:00:00Z'));
  for (const id of [completed, calledOff]) {
    expect(await world.budget(id)).toMatchObject({ state: 'expired', allow_renewal: false });
    expect(await renew(id)).toBe(409);
    expect(await world.budget(id)).toMatchObject({ renewal_requested_at: null });
  }
  for (const id of [added, open]) {
    expect(await world.budget(id)).toMatchObject({ state: 'expired', allow_renewal: true });
    expect(await renew(id)).toBe(200);
  }
});
