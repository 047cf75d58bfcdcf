import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../../testing/worlds/budgetWorld.ts';
import { lastCode } from '../../../testing/calls/registerByPhone.ts';
import { pictureForm } from '../../../testing/data/pictureForm.ts';

let world: BudgetWorld;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());

/** A link to a work, opened. */
async function openLink(id: string): Promise<string> {
  const { key } = await world.provider('POST', '/links', { id });
  const link = await world.portal.call('GET', `/calendar/customer/links?key=${String(key)}`);
  return String(link.body['token']);
}
const lite = (
  token: string,
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
) =>
  world.portal.call(method, `/calendar/customer/showcase/${path}`, {
    headers: { 'X-Client-Token': token, ...headers },
    json,
  });

test('a link shows lines and total; jobs, their files and every decision wait for the code sent to the contact on file [BUD-15] [BUD-33] [C-313]', async () => {
  const id = await world.openWork();
  await world.portal.call('POST', `/provider-api/v1/works/${id}/files`, {
    token: world.key,
    form: await pictureForm(['media']),
  });
  const [picture] = (await world.details(id)).company_extras;
  const file = picture?.id ?? '';
  await world.post(id, { jobs: [{ ...threeJobs[0], file_ids: [file] }, threeJobs[1]] });
  const token = await openLink(id);
  const shown = (await lite(token, 'GET', id)).body;
  expect(shown).toMatchObject({
    details: {
      total: 172.2,
      services: [{}, {}, {}],
      budget: null,
      budget_by_code: true,
      company_extras: [],
    },
  });
  const { version, jobs } = await world.budget(id);
  const json = { version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, total: 123 };
  expect((await lite(token, 'GET', `${id}/budget`)).status).toBe(403);
  expect((await lite(token, 'POST', `${id}/budget/total`, json)).status).toBe(403);
  expect((await lite(token, 'POST', `${id}/budget/decision`, json)).status).toBe(403);
  const versions = `/main/services/${id}/budgets`;
  const own = { headers: { 'X-Client-Token': token } };
  expect((await world.portal.call('GET', versions, own)).status).toBe(401);
  for (const what of ['decision/undo', 'contest', 'renewal'])
    expect(
      (await world.portal.call('POST', `/main/services/${id}/budget/${what}`, { ...own, json }))
        .status,
    ).toBe(401);
  const codes = async () =>
    (await readOutbox(world.portal.backend.database, '+351912000001')).length;
  const before = await codes();
  // Twice with one key, as where the first answer was lost.
  for (let times = 0; times < 2; times += 1) {
    const sent = await lite(token, 'POST', `${id}/code`, {}, { 'idempotency-key': 'code-1' });
    expect([sent.status, sent.body]).toEqual([200, { sent_to: '••• ••• 001' }]);
  }
  expect(await codes()).toBe(before + 1);
  expect((await lite(token, 'POST', `${id}/code/validate`, { code: '000111' })).status).toBe(400);
  const code = await lastCode(world.portal, '+351912000001');
  const proven = await lite(token, 'POST', `${id}/code/validate`, { code });
  expect(proven.body).toEqual({ proof: expect.any(String) });
  const proof = String(proven.body['proof']);
  const read = await lite(token, 'GET', `${id}/budget`, undefined, { 'X-Decision-Proof': proof });
  expect(read).toMatchObject({
    status: 200,
    body: { version, jobs: [{ title: 'Travões dianteiros', files: [{ id: file }] }, {}] },
  });
  const headers = { 'X-Decision-Proof': proof };
  expect(await lite(token, 'POST', `${id}/budget/total`, json, headers)).toMatchObject({
    status: 200,
    body: { total: 123 },
  });
  expect(await lite(token, 'POST', `${id}/budget/decision`, { ...json, proof })).toMatchObject({
    status: 200,
    body: { message: 'Decisão enviada.', undo_until: null },
  });
  expect(await world.details(id)).toMatchObject({ state: { bars: 3 }, total: 123 });
  const { rows } = await world.portal.backend.pool.query(
    'select how from evidence_records where subject = $1',
    [id],
  );
  expect(rows).toEqual([{ how: 'link_code' }]);
  // Decided twice, of no job, and of another work: by the link as in the portal.
  const decide = (of: string, more: object) =>
    lite(token, 'POST', `${of}/budget/decision`, { ...json, ...more, proof });
  expect(await decide(id, {})).toMatchObject({
    status: 409,
    body: { reason: 'JOB_ALREADY_APPROVED' },
  });
  expect((await decide(id, { jobs: { unknown: 'approved' } })).status).toBe(404);
  const other = await world.openWork();
  await world.post(other, { jobs: threeJobs });
  expect((await decide(other, {})).status).toBe(404);
  expect((await world.budget(other)).state).toBe('waiting');
});

test('a proof opens its own work for half an hour and no other [BUD-33]', async () => {
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T10:00:00Z'));
  const [first, second] = [await world.openWork(), await world.openWork()];
  for (const id of [first, second]) await world.post(id, { jobs: threeJobs });
  const [own, other] = [await openLink(first), await openLink(second)];
  await lite(own, 'POST', `${first}/code`, {});
  const code = await lastCode(world.portal, '+351912000001');
  const proven = await lite(own, 'POST', `${first}/code/validate`, { code });
  const headers = { 'X-Decision-Proof': String(proven.body['proof']) };
  const read = (token: string, id: string) =>
    lite(token, 'GET', `${id}/budget`, undefined, headers);
  expect((await read(own, first)).status).toBe(200);
  expect((await read(other, second)).status).toBe(403);
  expect((await read(own, second)).status).toBe(404);
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T10:29:00Z'));
  expect((await read(own, first)).status).toBe(200);
  const { version, jobs } = await world.budget(first);
  const decision = {
    ...{ version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, total: 123 },
    proof: String(proven.body['proof']),
  };
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T10:31:00Z'));
  expect((await read(own, first)).status).toBe(403);
  expect((await lite(own, 'POST', `${first}/budget/decision`, decision)).status).toBe(403);
  expect((await world.budget(first)).jobs.map(({ state }) => state)).toEqual(
    jobs.map(() => 'undecided'),
  );
});

test('in a demo a link’s code is not sent, and one is always right [BUD-40]', async () => {
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const token = await openLink(id);
  const { pool, database } = world.portal.backend;
  const sent = async () => (await readOutbox(database, '+351912000001')).length;
  const validate = (code: string) => lite(token, 'POST', `${id}/code/validate`, { code });
  const before = await sent();
  await pool.query('update companies set demo = true');
  try {
    expect((await lite(token, 'POST', `${id}/code`, {})).body).toEqual({ sent_to: '••• ••• 001' });
    expect(await sent()).toBe(before);
    expect((await validate('000111')).status).toBe(400);
    expect(await validate('123456')).toMatchObject({
      status: 200,
      body: { proof: expect.any(String) },
    });
  } finally {
    await pool.query('update companies set demo = false');
  }
});

test('of an e-mail on file no more is said than of a telephone [BUD-33]', async () => {
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const token = await openLink(id);
  const setContact = (phones: string, email: string | null) =>
    world.portal.backend.pool.query(
      `update clients set phones = $2, email = $3 where id = (select client_id from works where id = $1)`,
      [id.slice(2), phones, email],
    );
  const { rows } = await world.portal.backend.pool.query(
    'select phones, email from clients where id = (select client_id from works where id = $1)',
    [id.slice(2)],
  );
  await setContact('[]', 'ana@exemplo.pt');
  const sent = await lite(token, 'POST', `${id}/code`, {});
  await setContact(JSON.stringify(rows[0].phones), rows[0].email);
  expect([sent.status, sent.body]).toEqual([200, { sent_to: 'a•••@exemplo.pt' }]);
});

test('by a link, too, a version that is over cannot be decided [BUD-27]', async () => {
  await world.portal.backend.clock.moveTo(new Date('2026-06-15T10:00:00Z'));
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs, valid_until: '2026-06-16' });
  await world.portal.backend.clock.moveTo(new Date('2026-06-16T10:00:00Z'));
  const token = await openLink(id);
  await world.portal.backend.clock.moveTo(new Date('2026-06-16T22:50:00Z'));
  await lite(token, 'POST', `${id}/code`, {});
  const code = await lastCode(world.portal, '+351912000001');
  const { proof } = (await lite(token, 'POST', `${id}/code/validate`, { code })).body;
  const { version, jobs } = await world.budget(id);
  await world.portal.backend.clock.moveTo(new Date('2026-06-16T23:00:00Z'));
  const json = { version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, total: 123, proof };
  expect(await lite(token, 'POST', `${id}/budget/decision`, json)).toMatchObject({
    status: 409,
    body: { reason: 'BUDGET_EXPIRED' },
  });
  expect((await world.budget(id)).jobs.map(({ state }) => state)).not.toContain('approved');
});

test('without a contact on file no code is sent [BUD-33]', async () => {
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const token = await openLink(id);
  await world.portal.backend.pool.query(
    `update clients set phones = '[]', email = null where id = (select client_id from works where id = $1)`,
    [id.slice(2)],
  );
  expect((await lite(token, 'GET', id)).body).toMatchObject({ details: { budget_by_code: false } });
  expect((await lite(token, 'POST', `${id}/code`, {})).status).toBe(409);
});
