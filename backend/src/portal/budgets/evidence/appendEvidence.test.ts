import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { lastCode, registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { canonicalJson, sha256 } from './hashedRecord.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
  const json = { vat: '123456789' };
  await world.portal.call('PATCH', '/main/user/client', { token: world.token, json });
});
afterAll(() => world.close());

interface Kept {
  kind: string;
  version: number;
  jobs: Record<string, string>;
  at: Date;
  how: string;
  snapshot: string;
  snapshot_sha256: string;
  previous_sha256: string | null;
  sha256: string;
  about_id: string | null;
  person: Record<string, unknown>;
}
const query = (text: string) => world.portal.backend.pool.query<Kept>(text);
const kept = async () =>
  (
    await query(`select record.*, person.content::jsonb as person from evidence_records record
      join evidence_people person on person.record_id = record.id order by sequence`)
  ).rows;

const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Navegador/1.0' };
const email = 'ana@exemplo.pt';
const agreed = ['Aprovar 1 trabalho?', 'Aprovar com obrigação de pagar 120,00\u00a0€'];
const stated = ['Comunico que resolvo este contrato: Revisão.'];
const device = { address: '203.0.113.7', user_agent: 'Navegador/1.0' };

/** A work whose budget has one job. */
async function posted() {
  const id = await world.openWork();
  await world.post(id, { jobs: [simpleJob('Travões', 120)] });
  const [job] = (await world.budget(id)).jobs;
  const decision = { version: 1, jobs: { [job?.id ?? '']: 'approved' } };
  const approve = () =>
    world.call(id, 'budget/decision', { ...decision, total: 120, texts: agreed }, headers);
  const key = async () => (await world.details(id)).contract?.key;
  return { id, decision, approve, job: job?.id ?? '', key };
}
const withdraw = (key: string | undefined) =>
  world.portal.call('POST', '/main/legal/withdrawals', {
    json: { name: 'Ana Marques', contract: 'Revisão', email, key },
    headers,
  });

test('every decision, undo, recorded approval, contest and withdrawal appends one record of the version, who, how, where from, when and what they read [BUD-34]', async () => {
  const own = await posted();
  const first = world.recordOf(await own.approve());
  await world.call(own.id, 'budget/decision/undo', { record_id: first }, headers);
  await own.approve();
  expect((await withdraw(await own.key())).body).toMatchObject({ state: 'accepted' });
  const other = await posted();
  const said = { ...other.decision, method: 'phone', by: 'Rui Lima', at: '2026-06-14T16:00:00Z' };
  const recorded = await world.asProvider('POST', `/works/${other.id}/budget/decision`, said);
  const contested = { record_id: String(recorded.body['record_id']), message: 'Não fui eu.' };
  await world.call(other.id, 'budget/contest', contested, headers);

  const records = await kept();
  const customer = { contact: '••• ••• 001', nif: '123456789', ...device };
  expect(records).toMatchObject([
    {
      ...{ kind: 'decided', how: 'session', jobs: { [own.job]: 'approved' }, about_id: null },
      person: { ...customer, texts: agreed },
    },
    { kind: 'undone', how: 'session', about_id: first, person: customer },
    { kind: 'decided', how: 'session', person: { ...customer, texts: agreed } },
    {
      ...{ kind: 'withdrawn', how: 'email', jobs: { [own.job]: 'declined' } },
      person: { name: 'Ana Marques', contact: 'a•••@exemplo.pt', ...device, texts: stated },
    },
    {
      ...{ kind: 'recorded', how: 'phone', jobs: { [other.job]: 'approved' } },
      person: { by: 'Rui Lima', contact: '••• ••• 001', said_at: '2026-06-14T16:00:00.000Z' },
    },
    {
      ...{ kind: 'contested', how: 'session', about_id: contested.record_id },
      person: { ...customer, message: 'Não fui eu.' },
    },
  ]);
  for (const [index, record] of records.entries()) {
    expect(record.snapshot).toBe(canonicalJson(JSON.parse(record.snapshot)));
    expect(JSON.parse(record.snapshot)).toMatchObject({
      budget: { version: 1, jobs: [{ title: 'Travões', subtotal_cents: 12_000 }] },
    });
    expect(record.snapshot_sha256).toBe(sha256(record.snapshot));
    expect(record.previous_sha256).toBe(records[index - 1]?.sha256 ?? null);
    expect(record.at.toISOString()).toMatch(/^2026-06-15T08:0/);
    expect(record.person['name']).toEqual(expect.stringMatching(/./));
  }
  for (const change of [
    "update evidence_records set kind = 'decided'",
    'delete from evidence_records',
  ])
    await expect(query(`${change} where kind = 'withdrawn'`)).rejects.toThrow('never changed');
  expect(await kept()).toEqual(records);
});

test('a withdrawal that waited for the provider is kept with who stated it, when and in which words, and no address of the provider [BUD-34]', async () => {
  const { id, approve, key } = await posted();
  await approve();
  const ticket = await key();
  await world.asProvider('POST', `/works/${id}/state`, { bars: 3, name: 'Em reparação' });
  const { body } = await withdraw(ticket);
  expect(body).toMatchObject({ state: 'received' });
  await world.asProvider('POST', `/works/${id}/state`, { bars: 2.5 });
  await world.asProvider('POST', `/withdrawals/${String(body['id'])}`, { accept: true });
  expect((await kept()).at(-1)).toMatchObject({
    kind: 'withdrawn',
    person: {
      ...{ name: 'Ana Marques', contact: 'a•••@exemplo.pt', texts: stated },
      ...{ address: null, user_agent: null, said_at: body['received_at'] },
    },
  });
});

test('a decision is kept with the code that was entered for it, and its undo with the session that it took [BUD-34] [BUD-29] [BUD-32]', async () => {
  const { id, decision } = await posted();
  await world.call(id, 'code');
  const code = await lastCode(world.portal, '+351912000001');
  const { proof } = (await world.call(id, 'code/validate', { code })).body;
  const proven = { ...decision, total: 120, proof };
  const decided = await world.call(id, 'budget/decision', proven, headers);
  await world.call(id, 'budget/decision/undo', { record_id: world.recordOf(decided) }, headers);
  expect((await kept()).slice(-2)).toMatchObject([
    { kind: 'decided', how: 'session_code' },
    { kind: 'undone', how: 'session' },
  ]);
});

test('JSON is canonical as in RFC 8785: keys by their UTF-16 units, numbers in their shortest form [BUD-34]', () => {
  // The example of its section 3.2.3, written in the order that it shows first.
  const keys = {
    '€': 'Euro',
    '\r': 'CR',
    ['\ufb33']: 'Dagesh',
    1: 'One',
    '😀': 'Emoji',
    '\u0080': 'C',
    ö: 'O',
  };
  expect(canonicalJson(keys)).toBe(
    '{"\\r":"CR","1":"One","\u0080":"C","ö":"O","€":"Euro","😀":"Emoji","\ufb33":"Dagesh"}',
  );
  expect(canonicalJson(keys)).not.toBe(JSON.stringify(keys));
  expect(canonicalJson({ b: [{ d: 1, c: -0 }], a: [1e21, 4.5, 1e-27, 333333333.3333333] })).toBe(
    '{"a":[1e+21,4.5,1e-27,333333333.3333333],"b":[{"c":0,"d":1}]}',
  );
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => canonicalJson({ number })).toThrow('not allowed');
});

test('each provider has a chain of its own, whoever else appends meanwhile [BUD-34]', async () => {
  const { portal } = world;
  const domain = 'lima.localhost';
  const key = await createProvider(portal, domain);
  const token = await registerByPhone(portal, '+351912000009', domain, 'Eva Lopes');
  const before = (await kept()).length;
  for (let round = 0; round < 2; round += 1) {
    await (await posted()).approve();
    const work = { customer: { phone: '912000009' } };
    const id = String((await asProvider(portal, key, 'POST', '/works', work))['id']);
    await asProvider(portal, key, 'POST', `/works/${id}/budget`, { jobs: [simpleJob('Óleo', 60)] });
    const { body } = await portal.call('GET', `/main/services/${id}/`, { domain, token });
    const job = String(Object(body['budget']).jobs[0].id);
    const json = { version: 1, jobs: { [job]: 'approved' }, total: 60 };
    const path = `/main/services/${id}/budget/decision`;
    expect((await portal.call('POST', path, { domain, token, json })).status).toBe(200);
  }
  const { rows } = await query(
    `select company.domain, record.previous_sha256, record.sha256 from evidence_records record
     join companies company on company.id = record.company_id order by company.domain, record.sequence`,
  );
  const own = rows.filter((row) => Object(row).domain !== domain);
  const theirs = rows.filter((row) => Object(row).domain === domain);
  expect([own.length, theirs.length]).toEqual([before + 2, 2]);
  for (const chain of [own, theirs])
    expect(chain.map(({ previous_sha256: previous }) => previous)).toEqual([
      null,
      ...chain.slice(0, -1).map((record) => record.sha256),
    ]);
});
