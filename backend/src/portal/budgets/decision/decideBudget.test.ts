import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createBudgetWorld,
  jobLine,
  threeJobs,
  type BudgetWorld,
} from '../../../testing/worlds/budgetWorld.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../../testing/calls/registerByPhone.ts';

let world: BudgetWorld;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());
let id: string;
beforeEach(async () => {
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  id = await world.openWork();
});

const postThree = (more: object = {}) => world.post(id, { jobs: threeJobs, ...more });
const statesOf = async () =>
  Object.fromEntries((await world.budget(id)).jobs.map(({ title, state }) => [title, state]));
const records = async () =>
  (
    await world.portal.backend.pool.query(
      'select kind, version, total_cents from evidence_records where subject = $1 order by sequence',
      [id],
    )
  ).rows;

test('a choice is totalled without storing anything: VAT once, a diagnosis taken off once and only with an approval [BUD-13]', async () => {
  await postThree({ deduction: 25 });
  const { jobs, version } = await world.budget(id);
  const [brakes, oil] = jobs;
  const total = async (decisions: object) =>
    (await world.call(id, 'budget/total', { version, jobs: decisions })).body;
  expect(await total({ [brakes?.id ?? '']: 'approved', [oil?.id ?? '']: 'approved' })).toEqual({
    total: 147.2,
    total_novat: 119.67,
    total_discount: 0,
    deduction: 25,
    vat: [{ rate: 23, base: 119.67, amount: 27.53 }],
  });
  expect(await total({ [brakes?.id ?? '']: 'declined' })).toMatchObject({ total: 0, deduction: 0 });
  expect(await records()).toEqual([]);
  expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['undecided']));
});

test('some jobs are approved, the others stay or wait: lines and total are those that were agreed, the work begins [BUD-20] [BUD-24]', async () => {
  await postThree();
  expect(await world.details(id)).toMatchObject({ total: 209.1, allow_approve: true });
  const answer = await world.decide(id, { 'Travões dianteiros': 'approved', Escovas: 'later' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Decisão enviada.',
      total: { total: 123 },
      undo_until: expect.stringMatching(/^2026-06-15T08:10:0/),
      budget: { version: 1, state: 'waiting' },
    },
  });
  expect(await statesOf()).toEqual({
    'Travões dianteiros': 'approved',
    'Óleo e filtro': 'undecided',
    Escovas: 'later',
  });
  expect(await world.details(id)).toMatchObject({
    state: { bars: 3 },
    total: 123,
    total_novat: 100,
    services: [{ designation: 'Mão de obra' }, { designation: 'Pastilhas' }],
    allow_approve: true,
    budget_waits: true,
  });
  await world.decide(id, { 'Óleo e filtro': 'approved', Escovas: 'approved' });
  expect(await world.details(id)).toMatchObject({ total: 209.1, allow_approve: false });
  expect(await world.budget(id)).toMatchObject({ state: 'decided', allow_decision: false });
  expect(await records()).toEqual([
    { kind: 'decided', version: 1, total_cents: 12_300 },
    { kind: 'decided', version: 1, total_cents: 20_910 },
  ]);
});

test('a decision says everything at once, may name what was declined again, and is answered with what it led to [BUD-15]', async () => {
  await postThree();
  await world.decide(id, { Escovas: 'declined', 'Óleo e filtro': 'later' });
  await world.provider('PUT', '/settings', { approval_code_above: 100 });
  await world.call(id, 'code');
  const code = await lastCode(world.portal, '+351912000001');
  const { proof } = (await world.call(id, 'code/validate', { code })).body;
  const chosen = {
    'Travões dianteiros': 'approved',
    'Óleo e filtro': 'declined',
    Escovas: 'approved',
  };
  const said = { reason: 'Trato noutra altura', early_start: true, proof };
  const { status, body } = await world.decide(id, chosen, said);
  expect([status, body]).toEqual([
    200,
    {
      message: 'Decisão enviada.',
      budget: await world.budget(id),
      total: expect.objectContaining({ total: 159.9 }),
      undo_until: expect.stringMatching(/^2026-06-15T08:10:/),
      record_id: expect.stringMatching(/^\w{26}$/),
    },
  ]);
  expect(await statesOf()).toEqual({
    'Travões dianteiros': 'approved',
    'Óleo e filtro': 'declined',
    Escovas: 'approved',
  });
  const { rows } = await world.portal.backend.pool.query(
    `select how, early_start, content::jsonb->>'reason' as reason from evidence_records
      join evidence_people on record_id = id where id = $1`,
    [body['record_id']],
  );
  expect(rows).toEqual([{ how: 'session_code', early_start: true, reason: said.reason }]);
  await world.provider('PUT', '/settings', { approval_code_above: null });
});

test('an approved job cannot be named again, another one is of nobody, and a required one comes first [BUD-15] [BUD-19]', async () => {
  await postThree();
  expect(await world.decide(id, { Escovas: 'approved' })).toMatchObject({
    status: 422,
    body: { message: 'Sem «Travões dianteiros» os outros trabalhos não podem ser feitos.' },
  });
  expect((await world.decide(id, { 'Travões dianteiros': 'approved' })).status).toBe(200);
  expect(await world.decide(id, { 'Travões dianteiros': 'declined' })).toMatchObject({
    status: 409,
    body: { reason: 'JOB_ALREADY_APPROVED' },
  });
  expect((await world.decide(id, { unknown: 'approved' })).status).toBe(404);
  expect(await records()).toHaveLength(1);
});

test('a decision is of its own customer at its own provider, and of a work that there is [BUD-15]', async () => {
  await postThree();
  const { version, jobs } = await world.budget(id);
  const json = { version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, total: 123 };
  const domain = `lima-${id.slice(2)}.localhost`.toLowerCase();
  const key = await createProvider(world.portal, domain);
  const token = await registerByPhone(world.portal, '+351912000001', domain);
  const path = `/main/services/${id}/budget/decision`;
  const elsewhere = await world.portal.call('POST', path, { domain, token, json });
  expect(elsewhere.status).toBe(404);
  const recorded = await world.portal.call('POST', `/provider-api/v1/works/${id}/budget/decision`, {
    ...{ domain, token: key },
    json: { version, jobs: json.jobs, method: 'phone', by: 'Rui Lima' },
  });
  expect(recorded.status).toBe(404);
  expect((await world.call(`${id.slice(0, -4)}0000`, 'budget/decision', json)).status).toBe(404);
  expect(await records()).toEqual([]);
});

test.each([
  ['of one job', [threeJobs[0]], 'approved'],
  ['of one job that is declined now', [threeJobs[0]], 'declined'],
  ['that is approved as a whole', threeJobs, 'approved'],
])(
  'where nothing else is to be decided an approved job is told as one, too: in a budget %s [BUD-15]',
  async (_name, posted, again) => {
    await world.post(id, { jobs: posted });
    const titles = posted.map((job) => job?.title ?? '');
    const all = Object.fromEntries(titles.map((title) => [title, 'approved']));
    expect((await world.decide(id, all)).status).toBe(200);
    expect(await world.decide(id, { 'Travões dianteiros': again })).toMatchObject({
      status: 409,
      body: { reason: 'JOB_ALREADY_APPROVED', message: '«Travões dianteiros» já está aprovado.' },
    });
    expect(await records()).toHaveLength(1);
  },
);

test('a decision without a total, or with a word that is none, is malformed [BUD-15]', async () => {
  await postThree();
  const { version, jobs } = await world.budget(id);
  const brakes = jobs[0]?.id ?? '';
  for (const json of [
    { version, jobs: { [brakes]: 'approved' } },
    { version, jobs: { [brakes]: 'undecided' }, total: 0 },
    { version, jobs: { [brakes]: 'yes' }, total: 123 },
  ])
    expect((await world.call(id, 'budget/decision', json)).status).toBe(400);
  expect(await records()).toEqual([]);
});

test('of another version than was shown nothing is decided, and the difference is told job by job [BUD-16] [BUD-17]', async () => {
  await postThree();
  const { version, jobs } = await world.budget(id);
  const [brakes, oil, wipers] = jobs;
  await world.post(id, {
    jobs: [
      { ...threeJobs[0], id: brakes?.id, materials: [jobLine('Pastilhas', 86.45)] },
      { ...threeJobs[1], id: oil?.id },
      { title: 'Lâmpada', materials: [jobLine('Lâmpada', 9.84)] },
    ],
  });
  const decision = { version, jobs: { [oil?.id ?? '']: 'approved' }, total: 49.2 };
  const refused = await world.call(id, 'budget/decision', decision);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      reason: 'BUDGET_CHANGED',
      title: 'O orçamento mudou',
      message: 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
      difference: {
        added: [{ title: 'Lâmpada', subtotal: 9.84 }],
        removed: [{ id: wipers?.id, title: 'Escovas', subtotal: 36.9 }],
        changed: [{ id: brakes?.id, title: 'Travões dianteiros', before: 123, after: 141.45 }],
        total_before: 209.1,
        total_after: 200.49,
      },
    },
  });
  expect(await records()).toEqual([]);
  expect((await world.call(id, 'budget/total', { version, jobs: {} })).status).toBe(409);
});

test('with another total than the server reckons nothing is decided, and the right one is told [BUD-18]', async () => {
  await postThree();
  expect(
    await world.decide(id, { 'Travões dianteiros': 'approved' }, { total: 122.99 }),
  ).toMatchObject({
    status: 409,
    body: { reason: 'TOTAL_CHANGED', total: 123 },
  });
  expect(await records()).toEqual([]);
});

test.each([
  ['Orçamento recusado', 'declined'],
  ['Decisão adiada', 'later'],
])(
  'without any approval the work is named %s, waits no more and may still be approved [BUD-25]',
  async (name, last) => {
    await postThree();
    await world.decide(id, { 'Travões dianteiros': 'declined', Escovas: 'declined' });
    expect(await world.details(id)).toMatchObject({
      state: { bars: 2.5, name: 'Aguarda a sua aprovação' },
      budget_waits: true,
    });
    await world.decide(id, { 'Óleo e filtro': last });
    expect(await world.details(id)).toMatchObject({
      state: { bars: 2.5, name },
      allow_approve: true,
      budget_waits: false,
      total: 209.1,
    });
    const seenAt = async (instant: string) => {
      await world.portal.backend.clock.moveTo(new Date(instant));
      return world.details(id);
    };
    expect(await seenAt('2026-07-15T22:59:00Z')).toMatchObject({
      state: { bars: 2.5, name },
      allow_approve: true,
    });
    expect(await seenAt('2026-07-15T23:00:00Z')).toMatchObject({
      state: { bars: 2.5, name: 'Aguarda aprovação' },
      allow_approve: false,
      budget_waits: false,
    });
    expect((await seenAt('2026-07-15T08:00:00Z')).allow_approve).toBe(true);
    expect((await world.decide(id, { 'Travões dianteiros': 'approved' })).status).toBe(200);
    expect((await world.details(id)).state.bars).toBe(3);
  },
);

test('extra work carries what was agreed, asks for the rest alone and keeps the stage; what is done changes no version, and says what is missing [BUD-26] [BUD-08]', async () => {
  await postThree();
  await world.decide(id, {
    'Travões dianteiros': 'approved',
    'Óleo e filtro': 'declined',
    Escovas: 'declined',
  });
  const [brakes] = (await world.budget(id)).jobs;
  const extra = { title: 'Disco empenado', materials: [jobLine('Disco', 80)] };
  for (const jobs of [[extra], [{ ...threeJobs[0], id: brakes?.id, title: 'Travões' }, extra]]) {
    const refused = await world.portal.call('POST', `/provider-api/v1/works/${id}/budget`, {
      token: world.key,
      json: { jobs },
    });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'JOB_ALREADY_APPROVED' } });
  }
  expect(
    await world.post(id, { jobs: [{ ...threeJobs[0], id: brakes?.id }, extra] }),
  ).toMatchObject({
    version: 2,
  });
  expect(await world.budget(id)).toMatchObject({
    state: 'waiting',
    jobs: [
      { id: brakes?.id, state: 'approved', carried: true },
      { title: 'Disco empenado', state: 'undecided', carried: false },
    ],
  });
  expect(await world.details(id)).toMatchObject({
    state: { bars: 3 },
    allow_approve: true,
    total: 123,
    services: [{ designation: 'Mão de obra' }, { designation: 'Pastilhas', completed: false }],
  });
  const done = {
    ...threeJobs[0],
    id: brakes?.id,
    materials: [{ ...jobLine('Pastilhas', 68), completed: true }],
  };
  const same = (await world.budget(id)).jobs[1];
  expect(await world.post(id, { jobs: [done, { ...extra, id: same?.id }] })).toMatchObject({
    version: 2,
    warnings: ['address', 'phone', 'email', 'nipc', 'registry_number'],
  });
  expect((await world.details(id)).services).toMatchObject([
    { completed: false },
    { completed: true },
  ]);
  await world.decide(id, { 'Disco empenado': 'approved' });
  expect(await world.details(id)).toMatchObject({
    allow_approve: false,
    total: 203,
    services: [{}, { designation: 'Pastilhas', completed: true }, { designation: 'Disco' }],
  });
});

test('nothing that was agreed becomes dearer by other terms, and what an old version said is said anew [BUD-26]', async () => {
  await postThree({ deduction: 25 });
  await world.decide(id, { 'Travões dianteiros': 'approved', Escovas: 'later' });
  expect(await world.details(id)).toMatchObject({ total: 98 });
  const { jobs } = await world.budget(id);
  const same = threeJobs.map((job, index) => ({ ...job, id: jobs[index]?.id }));
  const dearer = await world.portal.call('POST', `/provider-api/v1/works/${id}/budget`, {
    token: world.key,
    json: { jobs: same, prices_include_vat: false },
  });
  expect(dearer).toMatchObject({ status: 409, body: { reason: 'JOB_ALREADY_APPROVED' } });
  const terms = { jobs: same, payment_terms: 'No levantamento' };
  expect(await world.post(id, terms)).toMatchObject({ version: 2 });
  expect(await world.budget(id)).toMatchObject({
    payment_terms: 'No levantamento',
    diagnosis_paid: 25,
    jobs: [{ state: 'approved' }, { state: 'undecided' }, { state: 'undecided' }],
  });
  expect(await world.details(id)).toMatchObject({ total: 98 });
  await world.portal.backend.clock.moveTo(new Date('2026-07-20T08:00:00Z'));
  expect(await world.post(id, { jobs: same })).toMatchObject({ version: 3 });
  expect(await world.budget(id)).toMatchObject({ state: 'waiting', valid_until: '2026-08-19' });
});

test('lines of a system of before go on top of what was agreed: dearer and new ones wait, in the terms of what was agreed [BUD-26]', async () => {
  const line = (designation: string, price: number) => ({
    ...jobLine(designation, price),
    discount: 0,
    completed: false,
  });
  await world.post(id, {
    lines: [line('Pastilhas', 123), line('Óleo', 49.2), line('Filtro', 12.3)],
  });
  const { version, total } = await world.budget(id);
  await world.call(id, 'approve', { version, total });
  // Without VAT: the same pads, dearer oil, no filter, wipers besides.
  const lines = [line('Pastilhas', 100), line('Óleo', 50), line('Escovas', 30)];
  expect(await world.post(id, { lines, prices_include_vat: false })).toMatchObject({ version: 2 });
  expect(await world.budget(id)).toMatchObject({
    state: 'waiting',
    jobs: [
      { state: 'approved', subtotal: 172.2, itemised: false },
      { title: 'Trabalho a mais', state: 'undecided', subtotal: 49.2, itemised: false },
    ],
  });
  expect(await world.details(id)).toMatchObject({
    state: { bars: 3 },
    total: 172.2,
    allow_approve: true,
  });
});

test('labour that became dearer is more labour; of new lines nobody said what they are [BUD-03] [BUD-09] [C-421]', async () => {
  await postThree();
  await world.decide(id, { 'Travões dianteiros': 'approved', Escovas: 'declined' });
  const plain = { discount: 0, completed: false };
  const more = (prices: [string, number][]) =>
    world.post(id, {
      lines: prices.map(([name, price]) => ({ ...jobLine(name, price), ...plain })),
    });
  await more([
    ['Mão de obra', 60],
    ['Pastilhas', 70],
  ]);
  expect((await world.budget(id)).jobs).toMatchObject([
    { labour: [{ price: 55 }], materials: [{ price: 68 }], itemised: true },
    { labour: [{ price: 5 }], materials: [{ price: 2 }], itemised: true },
  ]);
  await more([
    ['Mão de obra', 60],
    ['Pastilhas', 68],
    ['Deslocação', 20],
  ]);
  const { jobs } = await world.budget(id);
  expect(jobs).toMatchObject([
    { itemised: true },
    { labour: [{ price: 5 }], materials: [{ designation: 'Deslocação' }], itemised: false },
  ]);
  // What is read of a job that was agreed is posted again as the same.
  await world.decide(id, { 'Trabalho a mais': 'approved' });
  const same = (await world.budget(id)).jobs.map((job) => ({
    ...job,
    description: undefined,
    warranty_months: undefined,
    file_ids: [],
  }));
  expect(await world.post(id, { jobs: same })).toMatchObject({ version: 3 });
});

test('an expired version cannot be decided, and what was not answered stays so; another one is asked for once [BUD-27] [BUD-20]', async () => {
  await postThree({ valid_until: '2026-06-20' });
  expect((await world.call(id, 'budget/renewal')).status).toBe(409);
  await world.portal.backend.clock.moveTo(new Date('2026-06-20T22:59:00Z'));
  expect(await world.budget(id)).toMatchObject({ state: 'waiting', allow_decision: true });
  await world.portal.backend.clock.moveTo(new Date('2026-06-20T23:00:00Z'));
  expect(await world.budget(id)).toMatchObject({ state: 'expired', allow_decision: false });
  expect(await world.decide(id, { 'Travões dianteiros': 'approved' })).toMatchObject({
    status: 409,
    body: { reason: 'BUDGET_EXPIRED' },
  });
  const { version, total, jobs } = await world.budget(id);
  const recorded = await world.portal.call('POST', `/provider-api/v1/works/${id}/budget/decision`, {
    token: world.key,
    json: {
      ...{ version, jobs: { [jobs[0]?.id ?? '']: 'approved' } },
      ...{ method: 'phone', by: 'Rui Lima' },
    },
  });
  for (const refused of [await world.call(id, 'approve', { version, total }), recorded])
    expect(refused).toMatchObject({ status: 409, body: { reason: 'BUDGET_EXPIRED' } });
  expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['undecided']));
  expect([await records(), (await world.details(id)).state.bars]).toEqual([[], 2.5]);
  expect(await world.call(id, 'budget/renewal')).toMatchObject({
    status: 200,
    body: { message: 'Pedido enviado.' },
  });
  expect((await world.call(id, 'budget/renewal')).status).toBe(409);
  expect(await world.budget(id)).toMatchObject({
    renewal_requested_at: expect.stringMatching(/^2026-06-20T23:00:0/),
  });
  await postThree();
  expect(await world.budget(id)).toMatchObject({ version: 2, renewal_requested_at: null });
  // Once for each version, and by nobody else.
  await world.portal.backend.clock.moveTo(new Date('2026-08-01T08:00:00Z'));
  const token = await registerByPhone(world.portal, '+351912000078');
  const path = `/main/services/${id}/budget/renewal`;
  expect((await world.portal.call('POST', path, { token, json: {} })).status).toBe(404);
  expect((await world.call(id, 'budget/renewal')).status).toBe(200);
  expect((await world.call(id, 'budget/renewal')).status).toBe(409);
});

test('a decision is taken back for ten minutes, and everything is as it was [BUD-29]', async () => {
  await postThree();
  const before = await world.details(id);
  const answer = await world.decide(id, { 'Travões dianteiros': 'approved', Escovas: 'declined' });
  expect(answer.body['undo_until']).toMatch(/^2026-06-15T08:10:0/);
  const undo = () => world.call(id, 'budget/decision/undo', { record_id: world.recordOf(answer) });
  const token = await registerByPhone(world.portal, '+351912000079');
  const path = `/main/services/${id}/budget/decision/undo`;
  const json = { record_id: world.recordOf(answer) };
  expect((await world.portal.call('POST', path, { token, json })).status).toBe(404);
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T08:09:50Z'));
  expect(await undo()).toMatchObject({ status: 200, body: { budget: { state: 'waiting' } } });
  const { state, total, services, allow_approve: allow } = await world.details(id);
  expect({ state, total, services, allow }).toEqual({
    state: before.state,
    total: before.total,
    services: before.services,
    allow: true,
  });
  expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['undecided']));
  expect(await undo()).toMatchObject({ status: 409, body: { reason: 'CANNOT_UNDO' } });
  expect((await records()).map(({ kind }) => kind)).toEqual(['decided', 'undone']);
});

test.each<[string, () => Promise<unknown>]>([
  ['its time is over', () => world.portal.backend.clock.moveTo(new Date('2026-06-15T08:10:30Z'))],
  ['the stage changed', () => world.provider('POST', `/works/${id}/state`, { bars: 4 })],
  [
    'another version was posted',
    async () => {
      const [brakes] = (await world.budget(id)).jobs;
      return world.post(id, { jobs: [{ ...threeJobs[0], id: brakes?.id }, threeJobs[1]] });
    },
  ],
  [
    'a line is done',
    async () => {
      const { jobs } = await world.budget(id);
      const done = jobs.map((job, index) => ({ ...threeJobs[index], id: job.id }));
      const first = { ...done[0], labour: [{ ...jobLine('Mão de obra', 55), completed: true }] };
      return world.post(id, { jobs: [first, ...done.slice(1)] });
    },
  ],
  ['a payment was asked for', () => world.provider('POST', `/works/${id}/payment`, { total: 123 })],
])('it cannot be taken back, nor is that offered, when %s [BUD-29]', async (_why, happens) => {
  await postThree();
  const answer = await world.decide(id, { 'Travões dianteiros': 'approved' });
  const offered = async () => (await world.budget(id)).decision?.undo_until ?? null;
  expect(await offered()).toBe(answer.body['undo_until']);
  await happens();
  expect(await offered()).toBeNull();
  const refused = await world.call(id, 'budget/decision/undo', {
    record_id: world.recordOf(answer),
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { reason: 'CANNOT_UNDO', message: 'O trabalho já avançou. Fale com o prestador.' },
  });
  expect(await statesOf()).toMatchObject({ 'Travões dianteiros': 'approved' });
});

test('the same key is one decision, with another body it is refused, and a stranger has none of it [BUD-15]', async () => {
  await postThree();
  const key = { 'idempotency-key': `once-${id}` };
  const { version, jobs } = await world.budget(id);
  const json = { version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, total: 123 };
  const first = await world.call(id, 'budget/decision', json, key);
  expect(await world.call(id, 'budget/decision', json, key)).toMatchObject({ body: first.body });
  expect((await world.call(id, 'budget/decision', { ...json, total: 1 }, key)).status).toBe(422);
  const stranger = await registerByPhone(world.portal, '+351912000077');
  const theirs = await world.portal.call('POST', `/main/services/${id}/budget/decision`, {
    ...{ token: stranger, json: { ...json, jobs: { [jobs[1]?.id ?? '']: 'approved' } } },
  });
  expect(theirs.status).toBe(404);
  expect(await records()).toHaveLength(1);
});
