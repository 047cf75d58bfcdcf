import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../../testing/worlds/budgetWorld.ts';
import { decisionProof, isDecisionProof } from './decisionProof.ts';
import { lastCode } from '../../../testing/calls/registerByPhone.ts';

let world: BudgetWorld;
let id: string;
let minute = 0;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // A code may be sent again after a minute (C-93).
  minute += 5;
  const at = new Date(Date.UTC(2026, 5, 15, 8, minute));
  await world.portal.backend.clock.moveTo(at);
  id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
});

const askCodeAbove = (cents: number | null) =>
  world.portal.backend.pool.query(
    `insert into budget_settings (company_id, code_above_cents) select id, $1::integer from companies
     on conflict (company_id) do update set code_above_cents = $1`,
    [cents],
  );
const records = async () =>
  (
    await world.portal.backend.pool.query(
      `select record.how, person.content::jsonb->>'contact' as contact from evidence_records record
       join evidence_people person on person.record_id = record.id where subject = $1`,
      [id],
    )
  ).rows;

test('where the provider set no amount no decision asks for a code [BUD-32]', async () => {
  const { rowCount } = await world.portal.backend.pool.query('select 1 from budget_settings');
  expect(rowCount).toBe(0);
  expect(await world.budget(id)).toMatchObject({ needs_code: false });
  const all = Object.fromEntries(threeJobs.map(({ title }) => [title, 'approved']));
  expect((await world.decide(id, all)).status).toBe(200);
  expect(await records()).toEqual([{ how: 'session', contact: '••• ••• 001' }]);
});

test('what is agreed already counts towards the amount: the code is asked for by the total that is obliged to [BUD-32] [C-879]', async () => {
  await world.provider('PUT', '/settings', { approval_code_above: 123 });
  expect((await world.decide(id, { 'Travões dianteiros': 'approved' })).status).toBe(200);
  expect(await world.decide(id, { 'Óleo e filtro': 'approved' })).toMatchObject({
    status: 403,
    body: { reason: 'CODE_REQUIRED' },
  });
  // Nothing more is owed.
  expect((await world.decide(id, { 'Óleo e filtro': 'later' })).status).toBe(200);
});

test('above the amount of the provider a decision needs the code that went to the login phone, and not at it [BUD-32] [BUD-39]', async () => {
  await world.provider('PUT', '/settings', { approval_code_above: 123 });
  // The phone comes first.
  const { pool } = world.portal.backend;
  await pool.query("update users set login_email = 'ana@exemplo.pt'");
  const all = { 'Travões dianteiros': 'approved', 'Óleo e filtro': 'approved' };
  expect(await world.budget(id)).toMatchObject({ needs_code: true });
  expect(await world.decide(id, all)).toMatchObject({
    status: 403,
    body: { reason: 'CODE_REQUIRED' },
  });
  const { version, total } = await world.budget(id);
  for (const json of [{ version, total }, {}])
    expect(await world.call(id, 'approve', json)).toMatchObject({
      status: 403,
      body: { reason: 'CODE_REQUIRED' },
    });
  expect(await records()).toEqual([]);
  expect(await world.call(id, 'code')).toMatchObject({
    status: 200,
    body: { sent_to: '••• ••• 001' },
  });
  expect(await world.call(id, 'code/validate', { code: '000111' })).toMatchObject({
    status: 400,
    body: { message: 'Código inválido ou expirado' },
  });
  const code = await lastCode(world.portal, '+351912000001');
  const { proof } = (await world.call(id, 'code/validate', { code })).body;
  const other = await world.openWork();
  await world.post(other, { jobs: threeJobs });
  expect((await world.decide(other, all, { proof })).status).toBe(403);
  expect((await world.decide(id, all, { proof })).status).toBe(200);
  expect(await records()).toEqual([{ how: 'session_code', contact: '••• ••• 001' }]);
  expect((await world.decide(other, { 'Travões dianteiros': 'approved' })).status).toBe(200);
  await pool.query('update users set login_email = null');
});

test('another code goes out after a minute, and one is good for ten minutes and five tries [BUD-32] [C-93]', async () => {
  const at = (seconds: number) =>
    world.portal.backend.clock.moveTo(new Date(Date.UTC(2026, 5, 15, 8, minute, seconds)));
  const validate = async (code: string) => {
    const { status, body } = await world.call(id, 'code/validate', { code });
    return [status, body['message']];
  };
  const refused = [400, 'Código inválido ou expirado'];
  await world.call(id, 'code');
  const first = await lastCode(world.portal, '+351912000001');
  await at(50);
  expect((await world.call(id, 'code')).status).toBe(429);
  await at(9 * 60 + 59);
  expect((await world.call(id, 'code/validate', { code: first })).status).toBe(200);
  expect((await world.call(id, 'code')).status).toBe(200);
  const late = await lastCode(world.portal, '+351912000001');
  await at(20 * 60 + 1);
  expect(await validate(late)).toEqual(refused);
  expect((await world.call(id, 'code')).status).toBe(200);
  const second = await lastCode(world.portal, '+351912000001');
  const wrong = second.startsWith('1') ? '211111' : '111111';
  for (let count = 0; count < 5; count += 1) expect(await validate(wrong)).toEqual(refused);
  expect(await validate(second)).toEqual(refused);
  minute += 25;
});

test('who asks again with the same key is answered as before, and is sent one code; another key waits its minute [BUD-32] [C-93]', async () => {
  const sent = async () =>
    (await readOutbox(world.portal.backend.database, '+351912000001')).length;
  const before = await sent();
  const ask = (key: string) => world.call(id, 'code', {}, { 'idempotency-key': key });
  const first = await ask('code-1');
  expect(first).toMatchObject({ status: 200, body: { sent_to: '••• ••• 001' } });
  const again = await ask('code-1');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await sent()).toBe(before + 1);
  expect((await ask('code-2')).status).toBe(429);
});

test('without a login phone the code goes to the login e-mail [BUD-32]', async () => {
  await askCodeAbove(0);
  const { pool } = world.portal.backend;
  await pool.query("update users set login_phone = null, login_email = 'ana@exemplo.pt'");
  try {
    expect(await world.call(id, 'code')).toMatchObject({
      status: 200,
      body: { sent_to: expect.stringMatching(/^a.*•.*@/) },
    });
    const code = await lastCode(world.portal, 'ana@exemplo.pt');
    const { proof } = (await world.call(id, 'code/validate', { code })).body;
    const jobs = { 'Travões dianteiros': 'approved' };
    expect((await world.decide(id, jobs, { proof })).status).toBe(200);
  } finally {
    await pool.query("update users set login_phone = '+351912000001', login_email = null");
  }
});

test('in a demo nothing is sent, and one code is always right [BUD-40]', async () => {
  await askCodeAbove(0);
  const { pool, database } = world.portal.backend;
  const sent = async () => (await readOutbox(database, '+351912000001')).length;
  const before = await sent();
  await pool.query('update companies set demo = true');
  try {
    expect((await world.call(id, 'code')).body).toEqual({ sent_to: '••• ••• 001' });
    expect(await sent()).toBe(before);
    expect((await world.call(id, 'code/validate', { code: '000111' })).status).toBe(400);
    const { proof } = (await world.call(id, 'code/validate', { code: '123456' })).body;
    const jobs = { 'Travões dianteiros': 'approved' };
    expect((await world.decide(id, jobs, { proof })).status).toBe(200);
  } finally {
    await pool.query('update companies set demo = false');
  }
  expect((await world.call(id, 'code/validate', { code: '123456' })).status).toBe(400);
});

test('what a code proved holds for half an hour [BUD-32]', async () => {
  await askCodeAbove(0);
  await world.call(id, 'code');
  const code = await lastCode(world.portal, '+351912000001');
  const { proof } = (await world.call(id, 'code/validate', { code })).body;
  const jobs = { 'Travões dianteiros': 'approved' };
  const after = (seconds: number) =>
    world.portal.backend.clock.moveTo(new Date(Date.UTC(2026, 5, 15, 8, minute, seconds)));
  await after(31 * 60);
  expect((await world.decide(id, jobs, { proof })).status).toBe(403);
  await after(29 * 60);
  expect((await world.decide(id, jobs, { proof })).status).toBe(200);
  minute += 40;
});

test('a proof is good for less than half an hour, for its subject and its customer alone [BUD-32]', async () => {
  const { database } = world.portal.backend;
  const own = { subject: 'A-1', clientId: 'ana' };
  const at = Date.UTC(2026, 5, 15, 8);
  const proof = await decisionProof(database, own, new Date(at));
  const isGood = (who: typeof own, milliseconds: number) =>
    isDecisionProof(database, proof, who, new Date(at + milliseconds));
  expect(await isGood(own, 1_799_999)).toBe(true);
  expect(await isGood(own, 1_800_000)).toBe(false);
  expect(await isGood({ ...own, subject: 'A-2' }, 0)).toBe(false);
  expect(await isGood({ ...own, clientId: 'rui' }, 0)).toBe(false);
});

test('a decision that approves nothing needs none, and no amount asks for none [BUD-32]', async () => {
  await askCodeAbove(0);
  expect((await world.decide(id, { Escovas: 'declined' })).status).toBe(200);
  await askCodeAbove(null);
  expect(await world.budget(id)).toMatchObject({ needs_code: false });
  expect((await world.decide(id, { 'Travões dianteiros': 'approved' })).status).toBe(200);
});
