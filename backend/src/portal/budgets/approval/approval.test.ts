import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { openPdf, pdfPages } from '../../../testing/data/pdfPages.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const foot = 'Este documento não serve de fatura';
let portal: TestBackend;
let key: string;
let token: string;
let work: string;
let record: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    ...{ name: 'Auto Mirante', address: 'Rua Direita 12', town: 'Leiria', vat: '501964843' },
    ...{ email: 'geral@mirante.pt', phone: '+351244000111' },
  });
  token = await registerByPhone(portal, '+351912000001', domain, 'Inês Conceição Łukasik');
  await portal.call('PATCH', '/main/user/client', { token, json: { vat: '123456789' } });
  work = await workWith();
  record = await decide(work, ['approved', 'declined']);
});
afterAll(() => portal.close());

const line = (designation: string, price: number) => ({
  designation,
  price,
  discount: 0,
  vat_rate: 23,
});

/** A work of the customer with a budget of two jobs. */
async function workWith(): Promise<string> {
  const customer = { phone: '912000001' };
  const { id } = await asProvider(portal, key, 'POST', '/works', { customer });
  await asProvider(portal, key, 'POST', `/works/${String(id)}/budget`, {
    jobs: [
      {
        title: 'Travões da frente',
        description: 'Pastilhas gastas: é urgente.',
        urgency: 'safety',
        required: true,
        warranty_months: 24,
        labour: [line('Substituição', 40)],
        materials: [{ ...line('Pastilhas', 64), discount: 10 }],
      },
      { title: 'Escovas', materials: [line('Escovas', 18.5)] },
    ],
    ...{ payment_terms: 'Na entrega', deduction: 25, starts_on: '2026-06-17' },
  });
  return String(id);
}

/** Decides the jobs of the version in force in their order; the id of the record. */
async function decide(id: string, decisions: readonly (string | undefined)[]): Promise<string> {
  const { body } = await portal.call('GET', `/main/services/${id}/budgets`, { token });
  const [{ version, jobs }] = Object(body['budgets']);
  const chosen = Object.fromEntries(
    jobs.map((job: { id: string }, index: number) => [job.id, decisions[index]]),
  );
  const json = { version, jobs: chosen };
  const { body: priced } = await portal.call('POST', `/main/services/${id}/budget/total`, {
    token,
    json,
  });
  const decided = await portal.call('POST', `/main/services/${id}/budget/decision`, {
    token,
    json: { ...json, total: priced['total'] },
  });
  expect(decided).toMatchObject({ status: 200 });
  return String(decided.body['record_id']);
}

const byCustomer = (id: string, document: string, session = token) =>
  portal.app.request(`/main/services/${id}/approvals/${document}`, {
    headers: { 'x-forwarded-host': domain, authorization: `Bearer ${session}` },
  });
const byProvider = (document: string, bearer = key) =>
  portal.app.request(`/provider-api/v1/approvals/${document}`, {
    headers: { 'x-forwarded-host': domain, authorization: `Bearer ${bearer}` },
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('the document of an approval', () => {
  test('is the same at every call, for its customer and its provider, and is kept by nobody between [BUD-36]', async () => {
    const first = await byCustomer(work, `${record}.pdf`);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="orcamento-aprovado-${work}-v1.pdf"`,
      'cache-control': 'private, no-cache',
    });
    const bytes = await bytesOf(first);
    await portal.call('PATCH', '/main/user/client', { token, json: { name: 'Outro Nome' } });
    await portal.backend.pool.query("update companies set brand_color = '#aa0000'");
    await portal.backend.clock.moveTo(new Date('2026-06-20T08:00:00Z'));
    for (const again of [
      await byCustomer(work, `${record}.pdf`),
      await byProvider(`${record}.pdf`),
    ])
      expect((await bytesOf(again)).equals(bytes)).toBe(true);
    const of = `/main/services/${work}/approvals/${record}/file`;
    const { body } = await portal.call('GET', of, { token });
    expect(body['file_name']).toBe(`orcamento-aprovado-${work}-v1.pdf`);
    const kept = await portal.app.request(String(body['url']).replace('/api', ''), {
      headers: { 'x-forwarded-host': domain },
    });
    expect((await bytesOf(kept)).equals(bytes)).toBe(true);
    const none = of.replace(record, 'none');
    expect((await portal.call('GET', none, { token })).status).toBe(404);
  });

  test('says the version, what was decided about each job, and by which hashes it is proved [BUD-36] [LAW-03] [LIM-10]', async () => {
    const pages = await pdfPages(await bytesOf(await byProvider(`${record}.pdf`)));
    const version = pages.slice(0, -1).join(' ');
    const certificate = pages.at(-1) ?? '';
    for (const words of [
      'Orçamento aprovado',
      'Versão 1, apresentada em 15 de junho de 2026',
      'Nome: Auto Mirante',
      'Morada: Rua Direita 12, Leiria',
      'Telefone: 244 000 111 (chamada para a rede fixa nacional)',
      'NIPC: 501964843',
      'Nome: Inês Conceição Łukasik',
      'NIF: 123456789',
      'Travões da frente Decisão: aprovado Necessidade: necessário Urgência: segurança Garantia: 24 meses',
      'Pastilhas gastas: é urgente.',
      'Mão de obra Preço com IVA Desconto IVA Valor Substituição 40,00 € 23 % 40,00 €',
      'Pastilhas 64,00 € 10 % 23 % 57,60 €',
      'Subtotal com IVA: 97,60 €',
      'Escovas Decisão: recusado Necessidade: opcional Urgência: quando quiser',
      'Diagnóstico já pago: −25,00 €',
      'Total com IVA: 72,60 €',
      'Total do orçamento inteiro, com IVA: 91,10 €',
      'Válido até: 15 de julho de 2026',
      'Início previsto: 17 de junho de 2026',
      'Condições de pagamento: Na entrega',
    ])
      expect(version).toContain(words);
    const { rows } = await portal.backend.pool.query<Record<string, string>>(
      'select * from evidence_records where id = $1',
      [record],
    );
    for (const words of [
      'Certificado',
      `Registo: ${record}`,
      'Ato: Decisão do cliente no portal',
      'Data e hora (Lisboa): 15 de junho de 2026, 09:00',
      'Instante (UTC): 2026-06-15T08:00:0',
      'Identificação: sessão iniciada no portal',
      'Contacto: ••• ••• 001',
      'Pode ser anulada até: 15 de junho de 2026, 09:10',
      ...['snapshot_sha256', 'personal_sha256', 'sha256'].map((name) => rows[0]?.[name] ?? 'none'),
      'Registo anterior: nenhum',
    ])
      expect(certificate).toContain(words);
  });

  test('says on every page that it is no invoice, and has a title, a language and a structure [BUD-36] [INV-10]', async () => {
    const bytes = await bytesOf(await byProvider(`${record}.pdf`));
    const pages = await pdfPages(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${foot} · Página ${index + 1} de ${pages.length}`);
      expect(page).not.toMatch(/DEMONSTRAÇÃO|recibo/i);
      expect(page.replaceAll(foot, '')).not.toMatch(/fatura/i);
    }
    const pdf = await openPdf(bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Orçamento aprovado', Language: 'pt-PT' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tree).toContain(`"role":"${role}"`);
  });

  test('of a budget of lines has them without the headings of labour and materials [BUD-03] [BUD-09] [C-421]', async () => {
    const customer = { phone: '912000001' };
    const { id } = await asProvider(portal, key, 'POST', '/works', { customer });
    const lines = [{ ...line('Pastilhas', 64), vat_rate: undefined, completed: false }];
    await asProvider(portal, key, 'POST', `/works/${String(id)}/budget`, { lines });
    const approved = await decide(String(id), ['approved']);
    const pages = await pdfPages(await bytesOf(await byProvider(`${approved}.pdf`)));
    expect(pages.join(' ')).toContain('Designação Preço com IVA Desconto IVA Valor Pastilhas');
    expect(pages.join(' ')).not.toMatch(/Mão de obra|Materiais/);
    const more = [...lines, { ...line('Deslocação', 20), vat_rate: undefined, completed: false }];
    await asProvider(portal, key, 'POST', `/works/${String(id)}/budget`, { lines: more });
    const extra = await decide(String(id), [undefined, 'approved']);
    const again = await pdfPages(await bytesOf(await byProvider(`${extra}.pdf`)));
    expect(again.join(' ')).toMatch(/Pastilhas.*Trabalho a mais.*Valor Deslocação/);
    expect(again.join(' ')).not.toMatch(/Mão de obra|Materiais/);
  });

  test('says on every page of a demonstration that it is one [BUD-40]', async () => {
    await portal.backend.pool.query('update companies set demo = true where domain = $1', [domain]);
    const id = await workWith();
    const demo = await decide(id, ['approved', 'approved']);
    const pages = await pdfPages(await bytesOf(await byCustomer(id, `${demo}.pdf`)));
    await portal.backend.pool.query('update companies set demo = false where domain = $1', [
      domain,
    ]);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/DEMONSTRAÇÃO/);
  });

  test('is there for nobody else, for no decision without an approval, and for none that was taken back [BUD-36] [BUD-29] [C-306]', async () => {
    const stranger = await registerByPhone(portal, '+351912000002');
    const otherWork = await workWith();
    const declined = await decide(await workWith(), ['declined', 'later']);
    const undone = await decide(otherWork, ['approved', 'later']);
    await portal.call('POST', `/main/services/${otherWork}/budget/decision/undo`, {
      token,
      json: { record_id: undone },
    });
    const strangeKey = await createProvider(portal, 'outra.localhost');
    const asked = await Promise.all([
      byCustomer(work, `${record}.pdf`, stranger),
      byCustomer(otherWork, `${record}.pdf`),
      byCustomer(work, 'nada.pdf'),
      byCustomer(work, record),
      byProvider(`${record}.pdf`, strangeKey),
      byProvider(`${declined}.pdf`),
      byProvider(`${undone}.pdf`),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await byCustomer(work, `${record}.pdf`, 'nobody')).status).toBe(401);
  });
});
