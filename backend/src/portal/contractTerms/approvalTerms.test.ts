import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../testing/worlds/budgetWorld.ts';
import { pdfPages } from '../../testing/data/pdfPages.ts';
import { sendDueApprovalMails } from '../budgets/approval/mails/sendDueApprovalMails.ts';

const mailbox = 'ana@exemplo.pt';
const arbitration = { name: 'CASA', url: 'https://www.arbitragemauto.pt' };
let world: BudgetWorld;
let now = Date.parse('2026-06-15T08:00:00Z');
beforeAll(async () => {
  world = await createBudgetWorld();
  const json = { email: mailbox };
  await world.portal.call('PATCH', '/main/user/client', { token: world.token, json });
  await world.provider('PUT', '/provider', {
    legal: {
      legal_name: 'Auto Mirante, Lda.',
      address: 'Rua do Heroísmo 214, 4300-255 Porto',
      email: 'oficina@exemplo.pt',
      phone: '800 207 207',
      phone_cost: 'chamada gratuita',
      nipc: '502448911',
      registry_office: 'Conservatória do Registo Comercial do Porto',
      registry_number: '98-76',
      profession: 'Contabilista certificado',
      professional_body: 'Ordem dos Contabilistas Certificados',
      professional_number: '12345',
      ers_number: 'E112233',
      arbitration,
    },
  });
});
afterAll(() => world.close());

const some = { 'Travões dianteiros': 'approved', 'Óleo e filtro': 'later', Escovas: 'declined' };
/** The confirmation of an approval, ten minutes after it: the mail, and its document where it has one. */
async function confirmation(earlyStart?: boolean): Promise<{ mail: string; pdf: string }> {
  const { backend } = world.portal;
  await backend.pool.query('truncate outbox');
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const answer = earlyStart !== undefined && {
    early_start: earlyStart,
    texts: [EARLY_START_REQUEST, 'Aprovar com obrigação de pagar 123,00\u00a0€'],
  };
  const { status } = await world.decide(id, some, { ...answer });
  expect(status).toBe(200);
  now += 11 * 60_000;
  await backend.clock.moveTo(new Date(now));
  await sendDueApprovalMails(backend);
  const [mail] = await readOutbox(backend.database, mailbox);
  const [file] = mail?.attachments ?? [];
  const pages = file
    ? await pdfPages(await buffer(await backend.media.open(file.mediaId, 'original')))
    : [];
  return { mail: (mail?.text ?? '').replaceAll('\u00a0', ' '), pdf: pages.join(' ') };
}
const form =
  'Pela presente comunico que resolvo o meu contrato de prestação do seguinte serviço: Travões dianteiros (A-';
const complaints = [
  'Livro de Reclamações: https://www.livroreclamacoes.pt',
  'CASA, https://www.arbitragemauto.pt',
];

test('the document says the provider, the jobs, the total with VAT, the right with its form, and where to complain; the mail leads there [LAW-11] [LAW-03] [LAW-05] [LIM-10]', async () => {
  const { mail, pdf } = await confirmation(true);
  for (const words of [
    'Nome: Auto Mirante, Lda.',
    'Morada: Rua do Heroísmo 214, 4300-255 Porto',
    'Telefone: 800 207 207 (chamada gratuita)',
    'E-mail: oficina@exemplo.pt',
    'NIPC: 502448911',
    'Registado em: Conservatória do Registo Comercial do Porto',
    'N.º de registo: 98-76',
    'Profissão: Contabilista certificado',
    'Ordem profissional: Ordem dos Contabilistas Certificados, n.º 12345',
    'Registo na ERS: E112233',
    'Travões dianteiros Decisão: aprovado',
    'Total com IVA: 123,00 €',
    'Livre resolução Pode resolver este contrato, sem dar motivo, nos 14 dias a contar da aprovação, até 29 jun. 2026.',
    '/legal/resolver',
    'depois de totalmente prestado, já não pode resolver o contrato.',
    'Pediu que comece nos 14 dias: sim',
    'Formulário de livre resolução',
    'Para: Auto Mirante, Lda., Rua do Heroísmo 214, 4300-255 Porto, oficina@exemplo.pt',
    form,
    'Solicitado em: 15 jun. 2026',
    'Nome do consumidor:',
    ...complaints,
  ])
    expect(pdf).toContain(words);
  // The provider has the document, too: whoever opens it there must not be able to withdraw for the customer.
  expect(pdf).not.toContain('resolver?key');
  expect(mail).toMatch(/Livre resolução, até 29 jun\. 2026:\nhttp\S+\/legal\/resolver\?key=\S+/);
  expect(mail).not.toContain('FORMULÁRIO');
});

test('what was not asked for early begins later, and what was not asked about says nothing of it [LAW-11] [LAW-09]', async () => {
  const later = 'O trabalho começa a partir de 30 jun. 2026.';
  const unasked = await confirmation(false);
  expect(unasked.pdf).toContain(later);
  expect(unasked.pdf).toContain('Pediu que comece nos 14 dias: não');
  const before = await confirmation();
  expect(before.pdf).not.toMatch(/O trabalho começa|Pediu que comece/);
});

test('excluded, the document says so with the reason and has no form [LAW-11]', async () => {
  const withdrawal = { right: 'excluded', reason: 'Reparação urgente.' };
  await world.provider('PUT', '/settings', { withdrawal });
  const { mail, pdf } = await confirmation();
  expect(pdf).toContain('Este contrato não tem direito de livre resolução. Reparação urgente.');
  for (const text of [mail, pdf]) expect(text).not.toMatch(/Formulário|resolver\b.*http|\/legal\//);
  for (const words of complaints) expect(pdf).toContain(words);
  await world.provider('PUT', '/settings', { withdrawal: null });
});

test('without a document the mail itself says all of it [LAW-11] [LAW-03] [LIM-10]', async () => {
  await world.provider('PUT', '/settings', { mail_approval_pdf: false });
  const { mail } = await confirmation(true);
  for (const words of [
    'Auto Mirante, Lda.\nAuto Mirante',
    'Rua do Heroísmo 214, 4300-255 Porto\noficina@exemplo.pt\n800 207 207 (chamada gratuita)',
    'NIPC: 502448911',
    'Conservatória do Registo Comercial do Porto, Registo: 98-76',
    'Contabilista certificado\nOrdem dos Contabilistas Certificados, n.º 12345\nRegisto na ERS: E112233',
    'Travões dianteiros: 123,00 €',
    'Total aprovado, com IVA: 123,00 €',
    'até 29 jun. 2026',
    form,
    ...complaints,
  ])
    expect(mail).toContain(words);
  // Of people who are treated, no job is named in a mail (BUD-37).
  await world.portal.backend.pool.query("update companies set vertical = 'physio'");
  const treated = (await confirmation(true)).mail;
  expect(treated).toContain('Total aprovado, com IVA: 123,00 €');
  expect(treated).not.toContain('Travões');
});
