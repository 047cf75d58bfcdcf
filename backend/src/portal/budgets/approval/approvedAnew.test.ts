import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';
import { pdfPages } from '../../../testing/data/pdfPages.ts';
import { withdrawalKey } from '../../withdrawals/withdrawalKey.ts';

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

const unasked = { early_start: false };
const headers = {
  'x-forwarded-for': '203.0.113.7, 127.0.0.1',
  'user-agent': 'Navegador/1.0',
};
const documentOf = (record: string) =>
  world.portal.app.request(`/provider-api/v1/approvals/${record}.pdf`, {
    headers: {
      'x-forwarded-host': 'auto-mirante.localhost',
      authorization: `Bearer ${world.key}`,
    },
  });
/** The text of the document of a record. */
async function words(record: string): Promise<string> {
  const answer = await documentOf(record);
  expect(answer.status).toBe(200);
  return (await pdfPages(Buffer.from(await answer.arrayBuffer()))).join(' ');
}
/** Extra work on top of the brakes. */
async function postExtra() {
  const [brakes] = (await world.budget(id)).jobs;
  return world.post(id, {
    jobs: [simpleJob('Travões', 120, { id: brakes?.id }), simpleJob('Disco', 80)],
  });
}

test('a decision that approves nothing new has no document and stands under no earlier approvals, whatever was approved before [BUD-36] [C-306] [C-314]', async () => {
  await world.decide(id, { Travões: 'approved' });
  const same = world.recordOf(await world.decide(id, { Escovas: 'later' }));
  expect((await documentOf(same)).status).toBe(404);
  expect((await world.budget(id)).decision).toMatchObject({
    ...{ record_id: same, approves: false, has_document: false },
  });
  await postExtra();
  const declined = world.recordOf(await world.decide(id, { Disco: 'declined' }));
  expect((await documentOf(declined)).status).toBe(404);
  await world.decide(id, { Disco: 'approved' });
  expect((await world.budget(id)).earlier_decisions).toMatchObject([
    { version: 1, approves: true, has_document: true },
  ]);
});

test('the terms of an approval are of what it approved, not of what was approved before in the same version [BUD-36] [C-345] [LAW-11]', async () => {
  await world.decide(id, { Travões: 'approved' });
  const second = world.recordOf(await world.decide(id, { Escovas: 'approved' }));
  const text = await words(second);
  expect(text).toContain('Travões Decisão: aprovado Necessidade');
  expect(text).toContain('serviço: Escovas (A-');
});

test('the document of a newer version says what was approved before it, and of what was withdrawn from that it is declined [BUD-36] [LAW-08]', async () => {
  const first = world.recordOf(
    await world.decide(id, { Travões: 'approved', Escovas: 'declined' }, unasked),
  );
  await postExtra();
  const extra = world.recordOf(await world.decide(id, { Disco: 'approved' }, unasked));
  const text = await words(extra);
  for (const part of [
    'Versão 2, apresentada em',
    'Travões Decisão: aprovado numa versão anterior',
    'Disco Decisão: aprovado',
    'serviço: Disco (A-',
    'Total com IVA: 200,00 €',
  ])
    expect(text).toContain(part);
  const { rows } = await world.portal.backend.pool.query<{ sha256: string }>(
    'select sha256 from evidence_records where id = $1',
    [first],
  );
  expect(text).toContain(`Registo anterior: ${rows[0]?.sha256 ?? 'none'}`);

  const key = await withdrawalKey(world.portal.backend.database, id);
  await world.portal.call('POST', '/main/legal/withdrawals', {
    json: { name: 'Ana Marques', contract: id, email: 'ana@exemplo.pt', key },
  });
  const { jobs } = await world.budget(id);
  expect(jobs.map(({ state }) => state)).toEqual(['declined', 'declined']);
  const again = await words(world.recordOf(await world.decide(id, { Disco: 'approved' })));
  expect(again).toContain('Travões Decisão: recusado');
  expect(again).not.toContain('versão anterior');
  expect(again).toContain('Total com IVA: 80,00 €');
  const anew = await words(world.recordOf(await world.decide(id, { Travões: 'approved' })));
  expect(anew).toContain('Travões Decisão: aprovado Necessidade');
  expect(anew).toContain('serviço: Travões (A-');
});

test('the certificate says who decided, from where, what they read and why, and what they left open [BUD-36]', async () => {
  await world.post(id, {
    jobs: [simpleJob('Travões', 120), simpleJob('Escovas', 24.5), simpleJob('Filtro', 30)],
  });
  const { jobs } = await world.budget(id);
  const [brakes = '', wipers = ''] = jobs.map((job) => job.id);
  const texts = ['Aprovar 1 trabalho?', 'Aprovar com obrigação de pagar 120,00\u00a0€'];
  const decided = await world.call(
    id,
    'budget/decision',
    {
      ...{ version: 2, jobs: { [brakes]: 'approved', [wipers]: 'later' }, total: 120 },
      ...{ texts, reason: 'Só em julho' },
    },
    headers,
  );
  const text = await words(world.recordOf(decided));
  const client = (await world.budget(id)).customer.name;
  for (const part of [
    'Escovas Decisão: mais tarde',
    'Filtro Decisão: por decidir',
    `Nome: ${client}`,
    'Endereço IP: 203.0.113.7',
    'Dispositivo: Navegador/1.0',
    'Motivo indicado: Só em julho',
    'Textos apresentados: Aprovar 1 trabalho? · Aprovar com obrigação de pagar 120,00 €',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Registada por|Comunicada pelo cliente/);
});

test('the certificate of a recorded approval says who recorded it, how it was said and when [BUD-36] [BUD-30] [C-310]', async () => {
  const { version, jobs } = await world.budget(id);
  const { body } = await world.asProvider('POST', `/works/${id}/budget/decision`, {
    ...{ version, jobs: { [jobs[0]?.id ?? '']: 'approved' }, method: 'in_person' },
    ...{ by: 'Rui Lima', at: '2026-06-13T23:30:00Z' },
  });
  const text = await words(String(body['record_id']));
  for (const part of [
    'Ato: Decisão do cliente registada pelo prestador',
    'Data e hora (Lisboa): 15 de junho de 2026, 09:0',
    'Comunicada pelo cliente em: 14 de junho de 2026, 00:30',
    'Identificação: no local',
    'Registada por: Rui Lima',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Pode ser anulada');
});
