import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBudgetPortal, simpleJob, type BudgetPortal } from '../../../testing/budgetPortal.ts';
import { canonicalJson, sha256 } from './appendEvidence.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
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
  const customer = { contact: '••• ••• 001', ...device };
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
