import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
});
afterAll(() => world.close());

const jobs = [
  simpleJob('Travões', 120, { urgency: 'safety' }),
  simpleJob('Escovas', 24.5),
  simpleJob('Pneus', 310, { urgency: 'soon' }),
];
const choices = { Travões: 'approved', Escovas: 'declined', Pneus: 'later' };

/** A decided budget of three jobs, on an item of which nothing else is open. */
async function decided() {
  const id = await world.openAboutCar();
  const itemId = (await world.details(id)).item?.id ?? '';
  for (const job of (await world.item(itemId)).open_jobs ?? [])
    await world.send(`/items/${itemId}/jobs/${job.id}/hide`, {});
  await world.post(id, { jobs });
  expect((await world.decide(id, choices)).status).toBe(200);
  return { id, itemId };
}
const openJobs = async (itemId: string) => (await world.item(itemId)).open_jobs ?? [];

test('what was declined or put off stands on the item with what it cost then, and whether it can still be decided [BUD-28]', async () => {
  const { id, itemId } = await decided();
  const at = world.portal.backend.clock.now().toISOString();
  const shared = { work_id: id, at: expect.any(String), allow_decision: true, requested_at: null };
  const listed = await openJobs(itemId);
  expect(listed.toSorted((a, b) => a.subtotal - b.subtotal)).toEqual([
    {
      ...shared,
      id: expect.any(String),
      title: 'Escovas',
      urgency: 'whenever',
      subtotal: 24.5,
      state: 'declined',
    },
    {
      ...shared,
      id: expect.any(String),
      title: 'Pneus',
      urgency: 'soon',
      subtotal: 310,
      state: 'later',
    },
  ]);
  expect(listed[0]?.at.slice(0, 15)).toBe(at.slice(0, 15));
  const list = await world.portal.call('GET', '/main/items/', { token: world.token });
  expect(JSON.stringify(list.body)).not.toContain('open_jobs');
});

test('they stay when a newer version leaves them out, and go when they are approved or the work is called off [BUD-28]', async () => {
  const { id, itemId } = await decided();
  const [budget] = await world.versions(id);
  const [brakes] = budget?.jobs ?? [];
  await world.post(id, { jobs: [{ ...jobs[0], id: brakes?.id }, simpleJob('Óleo', 40)] });
  expect(
    (await openJobs(itemId)).map(({ title, allow_decision }) => [title, allow_decision]),
  ).toEqual(
    expect.arrayContaining([
      ['Escovas', false],
      ['Pneus', false],
    ]),
  );
  const other = await decided();
  await world.decide(other.id, { Pneus: 'approved' });
  const titles = async () => (await openJobs(itemId)).map(({ title }) => title);
  expect(await titles()).toEqual(['Escovas']);
  await asProvider(world.portal, world.key, 'POST', `/works/${other.id}/cancel`, {});
  expect(await titles()).toEqual([]);
});

test('one is asked for once in 24 hours, which tells the provider and orders nothing [BUD-28]', async () => {
  const { id, itemId } = await decided();
  const tires = (await openJobs(itemId)).find(({ title }) => title === 'Pneus');
  const path = `/items/${itemId}/jobs/${tires?.id}/request`;
  const work = await world.details(id);
  const [first, again] = [await world.send(path, {}, 'tap'), await world.send(path, {}, 'tap')];
  expect(first).toMatchObject({ status: 200, body: { message: 'Pedido enviado.' } });
  expect(again.body).toEqual(first.body);
  expect(await world.send(path, {}, 'other')).toMatchObject({
    status: 409,
    body: { message: 'Já pediu este trabalho. O prestador vai contactá-lo.' },
  });
  expect(await world.events('job.requested')).toEqual([
    { subject: id, data: { version: 1, job_id: tires?.id, title: 'Pneus' } },
  ]);
  expect(await world.details(id)).toEqual(work);
  const { backend } = world.portal;
  const now = backend.clock.now();
  expect(
    (await openJobs(itemId)).find(({ title }) => title === 'Pneus')?.requested_at,
  ).toBeTruthy();
  await backend.clock.moveTo(new Date(now.getTime() + 86_400_000 - 60_000));
  expect((await world.send(path, {}, 'almost')).status).toBe(409);
  await backend.clock.moveTo(new Date(now.getTime() + 86_400_000));
  expect((await world.send(path, {}, 'next-day')).status).toBe(200);
  expect(await world.events('job.requested')).toHaveLength(2);
});

test('after the validity, or once the work is completed, they stay and are asked for, not decided [BUD-28]', async () => {
  const { backend } = world.portal;
  const start = backend.clock.now();
  const { id, itemId } = await decided();
  const decidable = async () =>
    (await openJobs(itemId))
      .filter((job) => job.work_id === id)
      .map(({ title, allow_decision }) => [title, allow_decision])
      .toSorted();
  const [still, over] = [true, false].map((allowed) => [
    ['Escovas', allowed],
    ['Pneus', allowed],
  ]);
  const { valid_until: until } = await world.budget(id);
  await backend.clock.moveTo(new Date(`${until}T22:58:00Z`));
  expect(await decidable()).toEqual(still);
  await backend.clock.moveTo(new Date(`${until}T23:00:00Z`));
  expect(await decidable()).toEqual(over);
  const [job] = await openJobs(itemId);
  expect((await world.send(`/items/${itemId}/jobs/${job?.id}/request`, {}, 'late')).status).toBe(
    200,
  );
  await backend.clock.moveTo(start);
  expect(await decidable()).toEqual(still);
  await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  expect(await decidable()).toEqual(over);
});

test('one that was posted again stands on the list again when that version is not decided, with what it cost when it was declined [BUD-28] [C-873]', async () => {
  const { clock } = world.portal.backend;
  const start = clock.now();
  const { id, itemId } = await decided();
  const ids = new Map((await world.budget(id)).jobs.map((job) => [job.title, job.id]));
  const again = [jobs[0], simpleJob('Escovas', 30)].map((job) => ({
    ...job,
    id: ids.get(job?.title ?? ''),
  }));
  const wipers = async () =>
    (await openJobs(itemId))
      .filter(({ title }) => title === 'Escovas')
      .map(({ subtotal, allow_decision }) => [subtotal, allow_decision]);
  expect(await wipers()).toEqual([[24.5, true]]);
  await world.post(id, { jobs: again });
  // It waits for a decision on the work's page.
  expect(await wipers()).toEqual([]);
  const { valid_until: until } = await world.budget(id);
  await clock.moveTo(new Date(`${until}T23:00:00Z`));
  expect(await wipers()).toEqual([[24.5, false]]);
  const path = `/items/${itemId}/jobs/${ids.get('Escovas')}`;
  expect((await world.send(`${path}/request`, {}, 'again')).status).toBe(200);
  await clock.moveTo(start);
  expect(await wipers()).toEqual([]);
  await world.post(id, { jobs: again.slice(0, 1) });
  expect(await wipers()).toEqual([[24.5, false]]);
  // Approved later and done, it is open no more, whatever else is posted.
  await world.post(id, { jobs: [again[0], simpleJob('Lâmpada', 12)] });
  const [, lamp] = (await world.budget(id)).jobs;
  await world.decide(id, { Lâmpada: 'declined' });
  const light = { ...simpleJob('Lâmpada', 12), id: lamp?.id };
  await world.post(id, { jobs: [again[0], light], payment_terms: 'Na entrega' });
  await world.decide(id, { Lâmpada: 'approved' });
  expect((await openJobs(itemId)).map(({ title }) => title)).not.toContain('Lâmpada');
  expect((await world.send(`${path}/hide`, {}, 'gone')).status).toBe(200);
  expect(await wipers()).toEqual([]);
});

test('of two requests at once one is sent', async () => {
  const { itemId } = await decided();
  const [job] = await openJobs(itemId);
  const before = (await world.events('job.requested')).length;
  const path = `/items/${itemId}/jobs/${job?.id}/request`;
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((key) => world.send(path, {}, `two-${key}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await world.events('job.requested')).toHaveLength(before + 1);
});

test('one that is not needed any more goes, and cannot be asked for [BUD-28]', async () => {
  const { itemId } = await decided();
  const [job, other] = await openJobs(itemId);
  const path = `/items/${itemId}/jobs/${job?.id}`;
  expect((await world.send(`${path}/hide`, {}, 'hide')).status).toBe(200);
  expect((await openJobs(itemId)).map(({ id }) => id)).toEqual([other?.id]);
  expect((await world.send(`${path}/request`, {})).status).toBe(404);
});

test('another customer neither sees, asks for nor hides them [BUD-28]', async () => {
  const { itemId } = await decided();
  const [job] = await openJobs(itemId);
  const stranger = await registerByPhone(world.portal, '+351912000002');
  for (const action of ['request', 'hide']) {
    const path = `/main/items/${itemId}/jobs/${job?.id}/${action}`;
    const answer = await world.portal.call('POST', path, { token: stranger, json: {} });
    expect(answer.status).toBe(404);
  }
  expect((await openJobs(itemId)).length).toBe(2);
});
