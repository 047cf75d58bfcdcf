import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const records = async (): Promise<{ reason: string | null }[]> => {
  const { body } = await world.asProvider('GET', '/approvals');
  return Object(body['approvals'])
    .filter(({ subject }: { subject: string }) => subject === id)
    .map(({ person }: { person: { reason: string | null } }) => ({ reason: person.reason }));
};

test('a decision about no job, or with a reason of more than 500 characters, is malformed and decides nothing [BUD-15]', async () => {
  const { version, jobs } = await world.budget(id);
  const declined = { [jobs[0]?.id ?? '']: 'declined' };
  for (const json of [
    { version, jobs: {}, total: 0 },
    { version, jobs: declined, total: 0, reason: 'x'.repeat(501) },
  ])
    expect(await world.call(id, 'budget/decision', json)).toMatchObject({ status: 400 });
  const recorded = { version, jobs: {}, method: 'phone', by: 'Rui Lima' };
  const path = `/works/${id}/budget/decision`;
  expect((await world.asProvider('POST', path, recorded)).status).toBe(400);
  expect(await records()).toEqual([]);
  const reason = 'x'.repeat(500);
  expect((await world.decide(id, { Travões: 'declined' }, { reason })).status).toBe(200);
  expect(await records()).toEqual([{ reason }]);
});

test('the provider sees the reason, and an empty one as none [BUD-21]', async () => {
  await world.decide(id, { Travões: 'declined' }, { reason: ' É muito caro. ' });
  await world.decide(id, { Escovas: 'declined' }, { reason: '  ' });
  expect(await records()).toEqual([{ reason: null }, { reason: 'É muito caro.' }]);
});

test('what stood on the screen is kept with the decision, and what obliges to pay must have stood there [BUD-34] [BUD-22] [C-318]', async () => {
  const kept = async () => {
    const { rows } = await world.portal.backend.pool.query<{ texts: string[] }>(
      `select person.content::jsonb->'texts' as texts from evidence_records record
       join evidence_people person on person.record_id = record.id where subject = $1 order by sequence`,
      [id],
    );
    return rows.map(({ texts }) => texts);
  };
  const words = (total: string) => [
    'Aprovar 1 trabalho?',
    `Aprovar com obrigação de pagar ${total}\u00a0€`,
  ];
  for (const texts of [
    ['Aprovar 1 trabalho?', 'Aprovar orçamento'],
    words('119,99'),
    Array(11).fill('x'),
    ['x'.repeat(1001)],
  ])
    expect(await world.decide(id, { Travões: 'approved' }, { texts })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Formato Inválido: texts/) },
    });
  expect(await kept()).toEqual([]);
  await world.decide(id, { Travões: 'approved' }, { texts: words('120,00') });
  await world.decide(id, { Escovas: 'later' }, { texts: ['Enviar a decisão?', 'Enviar decisão'] });
  await world.decide(id, { Escovas: 'declined' });
  expect(await kept()).toEqual([words('120,00'), ['Enviar a decisão?', 'Enviar decisão'], []]);
});

test('a job of other words, lines or terms at the same price has changed, one that is the same has not [BUD-17]', async () => {
  const { version, jobs } = await world.budget(id);
  const [brakes = '', wipers = ''] = jobs.map((job) => job.id);
  const next = [
    simpleJob('Travões', 120, { id: brakes, warranty_months: 12 }),
    simpleJob('Escovas', 24.5, { id: wipers, urgency: 'whenever' }),
  ];
  await world.post(id, { jobs: next, payment_terms: 'Na entrega' });
  const json = { version, jobs: { [brakes]: 'approved' }, total: 120 };
  expect((await world.call(id, 'budget/decision', json)).body).toMatchObject({
    reason: 'BUDGET_CHANGED',
    difference: {
      ...{ added: [], removed: [], total_before: 144.5, total_after: 144.5 },
      changed: [{ id: brakes, title: 'Travões', before: 120, after: 120 }],
    },
  });
});

test('a completed work asks only what was posted since; taken up again it asks as before', async () => {
  await world.decide(id, { Travões: 'approved' });
  const state = (bars: number) => world.provider('POST', `/works/${id}/state`, { bars });
  const asks = async () => {
    const { allow_approve: allow, budget_waits: waits } = await world.details(id);
    return [allow, waits, (await world.budget(id)).allow_decision];
  };
  await state(5);
  expect(await asks()).toEqual([false, false, false]);
  const refused = await world.decide(id, { Escovas: 'approved' });
  expect([refused.status, refused.body['reason']]).toEqual([409, undefined]);
  await state(4);
  expect(await asks()).toEqual([true, true, true]);
  await state(5);
  const [brakes] = (await world.budget(id)).jobs;
  await world.post(id, {
    jobs: [simpleJob('Travões', 120, { id: brakes?.id }), simpleJob('Lâmpada', 9.9)],
  });
  expect(await asks()).toEqual([true, true, true]);
  expect((await world.decide(id, { Lâmpada: 'approved' })).status).toBe(200);
  expect(await world.details(id)).toMatchObject({ state: { bars: 5 }, total: 129.9 });
});
