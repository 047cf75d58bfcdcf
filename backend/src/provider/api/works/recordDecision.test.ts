import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
});
afterAll(() => world.close());

const jobs = [simpleJob('Travões', 120), simpleJob('Escovas', 24.5)];

/** A posted budget of two jobs. */
async function posted() {
  const id = await world.openWork();
  await world.post(id, { jobs });
  const [budget] = await world.versions(id);
  const [brakes = '', wipers = ''] = budget?.jobs.map((job) => job.id) ?? [];
  return { id, brakes, wipers };
}
const record = (id: string, json: object) =>
  world.asProvider('POST', `/works/${id}/budget/decision`, { version: 1, by: 'Rui Lima', ...json });
const bell = async () =>
  JSON.stringify(
    (await world.portal.call('GET', '/main/notifications', { token: world.token })).body,
  );

test.each([
  ['phone', 'por telefone'],
  ['in_person', 'no local'],
  ['email', 'por e-mail'],
])(
  'what was said (%s) is recorded with its employee and day, and the customer is told [BUD-30]',
  async (method, words) => {
    const { id, brakes } = await posted();
    // The 14th in Lisbon, the 13th by the clock of the world.
    const at = '2026-06-13T23:30:00.000Z';
    const answer = await record(id, { jobs: { [brakes]: 'approved' }, method, at });
    expect(answer).toMatchObject({ status: 201, body: { id, version: 1, total: 120 } });
    expect(await bell()).toContain(
      `Aprovação registada por Rui Lima (Auto Mirante) a 14/06/2026, ${words}.`,
    );
    const [budget] = await world.versions(id);
    expect(budget?.jobs.map(({ state }) => state)).toEqual(['approved', 'undecided']);
    expect(budget?.decision).toMatchObject({
      ...{ record_id: answer.body['record_id'], how: method, by: 'Rui Lima', at },
      ...{ undo_until: null, contested: false, contest_until: '2026-07-15' },
    });
  },
);

test('a recorded refusal is told as a decision, not as an approval [BUD-30]', async () => {
  const { id, brakes } = await posted();
  const at = '2026-06-13T16:00:00.000Z';
  await record(id, { jobs: { [brakes]: 'declined' }, method: 'phone', at });
  expect(await bell()).toContain(
    'Decisão registada por Rui Lima (Auto Mirante) a 13/06/2026, por telefone.',
  );
  expect(await bell()).not.toContain(
    'Aprovação registada por Rui Lima (Auto Mirante) a 13/06/2026',
  );
});

test('what nobody can have said yet, or of another version, is not recorded [BUD-30]', async () => {
  const { id, brakes } = await posted();
  const said = { jobs: { [brakes]: 'approved' }, method: 'phone' };
  expect(await record(id, { ...said, at: '2026-06-16T16:00:00Z' })).toMatchObject({
    status: 400,
    body: { message: 'Formato Inválido: at' },
  });
  expect((await record(id, { ...said, version: 2 })).status).toBe(409);
  expect((await record(id, { ...said, method: 'letter' })).status).toBe(400);
  for (const by of ['', undefined]) expect((await record(id, { ...said, by })).status).toBe(400);
  expect((await world.details(id)).state.bars).toBe(2.5);
  const otherKey = await createProvider(world.portal, 'lima.localhost');
  const json = { version: 1, by: 'Rui Lima', ...said };
  const path = `/provider-api/v1/works/${id}/budget/decision`;
  const domain = 'lima.localhost';
  expect((await world.portal.call('POST', path, { domain, token: otherKey, json })).status).toBe(
    404,
  );
});

test('what is recorded without a time was said now [BUD-30]', async () => {
  const { id, brakes } = await posted();
  const before = world.portal.backend.clock.now().toISOString();
  await record(id, { jobs: { [brakes]: 'approved' }, method: 'phone' });
  const at = (await world.budget(id)).decision?.at ?? '';
  expect(at >= before && at <= world.portal.backend.clock.now().toISOString()).toBe(true);
});

test('a recorded approval is contested once, which both sides see and which changes no other state [BUD-31]', async () => {
  const { id, brakes } = await posted();
  const recorded = await record(id, { jobs: { [brakes]: 'approved' }, method: 'phone' });
  const record_id = recorded.body['record_id'];
  const state = (await world.details(id)).state;
  const contest = () =>
    world.call(id, 'budget/contest', { record_id, message: 'Nunca falei com ninguém.' });
  expect((await contest()).status).toBe(200);
  expect((await contest()).status).toBe(409);
  expect((await world.details(id)).state).toEqual(state);
  const { body } = await world.asProvider('GET', `/works/${id}/budgets`);
  expect(Object(body['budgets'])[0].decision).toMatchObject({
    contested: true,
    contest_until: null,
  });
  expect(JSON.stringify(await world.details(id))).toContain('Nunca falei com ninguém.');
  expect(await world.events('budget.contested')).toMatchObject([
    { subject: id, data: { about: record_id } },
  ]);
});

test('only the customer contests, only about the work and only what was recorded as approved [BUD-31] [C-310]', async () => {
  const { id, brakes, wipers } = await posted();
  const first = await record(id, { jobs: { [brakes]: 'approved' }, method: 'phone' });
  const approved = first.body['record_id'];
  const refused = await record(id, { jobs: { [wipers]: 'declined' }, method: 'phone' });
  const declined = refused.body['record_id'];
  expect((await world.budget(id)).decision).toMatchObject({
    ...{ record_id: declined, approves: false, contested: false, contest_until: null },
  });
  const other = await posted();
  const decided = world.recordOf(await world.decide(other.id, { Escovas: 'approved' }));
  const token = await registerByPhone(world.portal, '+351912000007', undefined, 'Eva Lopes');
  const asked = [
    await world.call(id, 'budget/contest', { record_id: declined }),
    await world.call(other.id, 'budget/contest', { record_id: decided }),
    await world.call(other.id, 'budget/contest', { record_id: approved }),
    await world.portal.call('POST', `/main/services/${id}/budget/contest`, {
      token,
      json: { record_id: approved },
    }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await world.budget(id)).earlier_decisions).toMatchObject([
    { record_id: approved, contested: false, contest_until: '2026-07-15' },
  ]);
  const message = 'x'.repeat(1000);
  const contested = await world.call(id, 'budget/contest', { record_id: approved, message });
  expect(contested.status).toBe(200);
});

test('it stays to be contested behind a later decision and a newer version [BUD-31] [C-314]', async () => {
  const { clock } = world.portal.backend;
  const { id, brakes, wipers } = await posted();
  const recorded = await record(id, { jobs: { [brakes]: 'approved' }, method: 'phone' });
  const record_id = recorded.body['record_id'];
  await record(id, { jobs: { [wipers]: 'declined' }, method: 'email' });
  const inForce = async () => (await world.versions(id))[0];
  const said = { record_id, version: 1, how: 'phone', approves: true, contested: false };
  expect(await inForce()).toMatchObject({
    ...{ version: 1, decision: { how: 'email', approves: false } },
    earlier_decisions: [{ ...said, has_document: true, contest_until: '2026-07-15' }],
  });
  await world.post(id, { jobs: [{ ...jobs[0], id: brakes }, simpleJob('Óleo', 40)] });
  expect(await inForce()).toMatchObject({
    ...{ version: 2, decision: null },
    earlier_decisions: [said],
  });
  expect((await world.versions(id))[1]).not.toHaveProperty('earlier_decisions');
  expect((await world.call(id, 'budget/contest', { record_id })).status).toBe(200);
  await clock.moveTo(new Date('2026-07-15T23:00:00Z'));
  expect((await inForce())?.earlier_decisions).toMatchObject([
    { record_id, contested: true, contest_until: null },
  ]);
  await clock.moveTo(new Date('2026-06-15T08:00:00Z'));
});

test('it is contested without a message too, to the end of the thirtieth day after it was recorded and not longer [BUD-31]', async () => {
  const { clock } = world.portal.backend;
  const records = await Promise.all(
    [await posted(), await posted()].map(async ({ id, brakes }) => {
      const recorded = await record(id, { jobs: { [brakes]: 'approved' }, method: 'phone' });
      return { id, record_id: recorded.body['record_id'] };
    }),
  );
  const [first, second] = records;
  const contest = (one = first, more: object = {}) =>
    world.call(one?.id ?? '', 'budget/contest', { record_id: one?.record_id, ...more });
  expect((await contest(first, { message: 'x'.repeat(1001) })).status).toBe(400);
  await clock.moveTo(new Date('2026-07-15T22:59:00Z'));
  const entries = (await world.details(first?.id ?? '')).chat;
  expect((await contest(first)).status).toBe(200);
  expect((await world.details(first?.id ?? '')).chat).toEqual(entries);
  await clock.moveTo(new Date('2026-07-15T23:00:00Z'));
  expect(await contest(second)).toMatchObject({
    status: 409,
    body: { message: 'O prazo de 30 dias para contestar terminou.' },
  });
  expect((await world.versions(second?.id ?? ''))[0]?.decision).toMatchObject({
    ...{ contested: false, contest_until: null },
  });
  await clock.moveTo(new Date('2026-06-15T08:00:00Z'));
});

test('every post is the next version, and both sides are given all of them, newest first, with the states of their jobs [BUD-02]', async () => {
  const { id, brakes, wipers } = await posted();
  await record(id, { jobs: { [brakes]: 'approved', [wipers]: 'declined' }, method: 'phone' });
  const [first] = await world.versions(id);
  const next = [{ ...jobs[0], id: brakes }, simpleJob('Óleo', 40)];
  expect((await world.post(id, { jobs: next }))['version']).toBe(2);
  const expected = [
    {
      version: 2,
      jobs: [
        { id: brakes, state: 'approved' },
        { title: 'Óleo', state: 'undecided' },
      ],
    },
    {
      version: 1,
      jobs: [
        { id: brakes, state: 'approved' },
        { id: wipers, state: 'declined' },
      ],
    },
  ];
  expect(await world.versions(id)).toMatchObject(expected);
  // What came after changes nothing of it but that another one is in force.
  const [, before] = await world.versions(id);
  const inForce = [
    ...['state', 'allow_decision', 'early_start_before'],
    ...['decision', 'earlier_decisions'],
  ];
  const kept = (version: object | undefined) =>
    Object.entries(version ?? {}).filter(([name]) => !inForce.includes(name));
  expect(kept(before)).toEqual(kept(first));
  expect(before?.state).toBe('superseded');
  const { body } = await world.asProvider('GET', `/works/${id}/budgets`);
  expect(body['budgets']).toMatchObject(expected);
  const change = (text: string) => world.portal.backend.pool.query(text, [id.slice(2)]);
  for (const text of [
    'update budget_versions set total_cents = 1 where work_id = $1',
    "update budget_jobs set title = 'x' where work_id = $1",
  ])
    await expect(change(text)).rejects.toThrow('does not change');
});

test('a version is valid to the day that it names, or for the days of the provider; a day before tomorrow is refused [BUD-07]', async () => {
  const id = await world.openWork();
  const post = async (more: object = {}) =>
    (await world.asProvider('POST', `/works/${id}/budget`, { jobs, ...more })).body;
  expect(await post()).toMatchObject({ valid_until: '2026-07-15' });
  expect(await post({ valid_until: '2026-06-16' })).toMatchObject({ valid_until: '2026-06-16' });
  expect(await post({ valid_until: '2026-06-15' })).toMatchObject({
    http_code: 400,
    message: 'Formato Inválido: valid_until',
  });
  // The day is Lisbon's: after eleven at night in summer it is the next one already, in winter it is not.
  const { clock } = world.portal.backend;
  const start = clock.now();
  for (const [instant, today, tomorrow, usual] of [
    ['2026-06-15T23:30:00Z', '2026-06-16', '2026-06-17', '2026-07-16'],
    ['2026-12-15T23:30:00Z', '2026-12-15', '2026-12-16', '2027-01-14'],
  ]) {
    await clock.moveTo(new Date(instant ?? ''));
    expect(await post({ valid_until: today })).toMatchObject({ http_code: 400 });
    expect(await post({ valid_until: tomorrow })).toMatchObject({ valid_until: tomorrow });
    expect(await post()).toMatchObject({ valid_until: usual });
  }
  await clock.moveTo(start);
  for (const days of [1, 365])
    expect(
      (await world.asProvider('PUT', '/settings', { budget_validity_days: days })).status,
    ).toBe(200);
  expect(await post()).toMatchObject({ valid_until: '2027-06-15' });
  for (const days of [0, 366, 1.5])
    expect(
      (await world.asProvider('PUT', '/settings', { budget_validity_days: days })).status,
    ).toBe(400);
  await world.provider('PUT', '/settings', {
    budget_validity_days: 10,
    approval_code_above: 500.5,
  });
  expect(await post()).toMatchObject({ valid_until: '2026-06-25' });
  expect((await world.asProvider('GET', '/provider')).body['settings']).toMatchObject({
    ...{ budget_validity_days: 10, approval_code_above: 500.5 },
    ...{ mail_approval_pdf: true, evidence_months: 36, notice_minutes: 60 },
  });
});
