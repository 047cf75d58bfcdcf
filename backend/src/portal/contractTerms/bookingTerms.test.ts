import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const mailbox = 'cliente@exemplo.pt';
const portal = await createTestBackend();
afterAll(() => portal.close());

let key: string;
let token: string;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const legal = {
  legal_name: 'Auto Mirante, Lda.',
  address: 'Rua do Heroísmo 214, 4300-255 Porto',
  email: 'oficina@exemplo.pt',
  phone: '+351225104417',
  nipc: '502448911',
  registry_office: 'Conservatória do Registo Comercial do Porto',
  registry_number: '502448911',
  profession: 'Contabilista certificado',
  professional_body: 'Ordem dos Contabilistas Certificados',
  professional_number: '12345',
  ers_number: 'E112233',
};
const arbitration = { name: 'CASA', url: 'https://www.arbitragemauto.pt' };

beforeAll(async () => {
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, { name: 'Auto Mirante', support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  await portal.call('PATCH', '/main/user/client', { token, json: { email: mailbox } });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/provider', { legal: { ...legal, arbitration } });
  await provider('PUT', '/settings', { parallel_bookings: 50, cancel_notice_minutes: 1440 });
  const service = { duration_minutes: 60, withdrawal: null };
  await provider('PUT', '/services/revisao', { ...service, name: 'Revisão', payment: 25 });
  await provider('PUT', '/services/conversa', { ...service, name: 'Conversa' });
  const withdrawal = { right: 'excluded', reason: 'Reparação urgente, pedida pelo cliente.' };
  await provider('PUT', '/services/reboque', { ...service, name: 'Reboque', withdrawal });
  const made = { right: 'excluded', reason: 'Chave feita por medida.' };
  await provider('PUT', '/services/chave', { ...service, name: 'Chave', withdrawal: made });
});
beforeEach(() => portal.backend.pool.query('truncate outbox, rate_limits cascade'));

/** The mail that confirms a booking, with plain spaces. */
async function confirmation(service: string, date: string, answer: object = {}): Promise<string> {
  const services = service.split('+').map((id) => ({ id, observation: '' }));
  const json = { services, date, time: '10:00', ...answer };
  const { status } = await portal.call('POST', '/main/schedule', { token, json });
  expect(status).toBe(200);
  const [mail] = await readOutbox(portal.backend.database, mailbox);
  return (mail?.text ?? '').replaceAll('\u00a0', ' ');
}
const partOf = (text: string, title: string) =>
  text.split('\n\n').find((part) => part.startsWith(title)) ?? '';

test('the mail of a booking says who the provider is, what, the total, the rule of cancelling, the right with its form, and where to complain [LAW-11] [LAW-03] [POL-03] [C-344] [LIM-10]', async () => {
  const ticked = { early_start: true, texts: [EARLY_START_REQUEST] };
  const text = await confirmation('revisao', '2026-06-17', ticked);
  expect(partOf(text, 'QUEM LHE PRESTA O SERVIÇO').split('\n').slice(1)).toEqual([
    'Auto Mirante, Lda.',
    'Auto Mirante',
    'Rua do Heroísmo 214, 4300-255 Porto',
    'oficina@exemplo.pt',
    '225 104 417 (chamada para a rede fixa nacional)',
    'NIPC: 502448911',
    'Conservatória do Registo Comercial do Porto, Registo: 502448911',
    'Contabilista certificado',
    'Ordem dos Contabilistas Certificados, n.º 12345',
    'Registo na ERS: E112233',
  ]);
  const what = /^Revisão, 17 jun\. 2026 às 10:00 \(S-\w+\)$/m;
  expect(partOf(text, 'O QUE MARCOU')).toMatch(what);
  expect(partOf(text, 'O QUE MARCOU')).toContain('Total, com IVA: 25,00 €');
  expect(partOf(text, 'CANCELAR').split('\n').slice(1)).toEqual([
    'Paga agora 25,00 € de pré-pagamento.',
    'Pode cancelar sem custos até 16 jun. 2026 às 10:00.',
    'Ao cancelar no portal, devolvemos tudo o que pagou.',
    'Depois, só falando com Auto Mirante.',
  ]);
  const right = partOf(text, 'LIVRE RESOLUÇÃO');
  expect(right).toContain('até 29 jun. 2026');
  expect(right).toMatch(/^http\S+\/legal\/resolver\?key=\S+$/m);
  expect(right).toContain('depois de totalmente prestado, já não pode resolver o contrato.');
  const form = partOf(text, 'FORMULÁRIO DE LIVRE RESOLUÇÃO');
  for (const line of [
    'Para: Auto Mirante, Lda., Rua do Heroísmo 214, 4300-255 Porto, oficina@exemplo.pt',
    'Pela presente comunico que resolvo o meu contrato de prestação do seguinte serviço: Revisão, 17 jun. 2026',
    'Solicitado em: 15 jun. 2026',
    'Nome do consumidor:',
    'Endereço do consumidor:',
    'Assinatura (só em papel):',
    'Data:',
  ])
    expect(form).toContain(line);
  const complaints = partOf(text, 'RECLAMAÇÕES');
  expect(complaints).toContain('https://www.livroreclamacoes.pt');
  expect(complaints).toContain('CASA, https://www.arbitragemauto.pt');
});

test.each([
  ['professional_number', 'Ordem dos Contabilistas Certificados'],
  ['professional_body', 'n.º 12345'],
  ['registry_number', 'Conservatória do Registo Comercial do Porto'],
  ['registry_office', 'Registo: 502448911'],
])(
  'without its %s the provider is said with what is known: %s [LAW-11] [LAW-02]',
  async (left, line) => {
    await provider('PUT', '/provider', { legal: { ...legal, [left]: undefined, arbitration } });
    const text = await confirmation('conversa', '2026-07-13');
    await provider('PUT', '/provider', { legal: { ...legal, arbitration } });
    expect(partOf(text, 'QUEM LHE PRESTA O SERVIÇO').split('\n')).toContain(line);
  },
);

test('a number that is no line of the country is said with the provider’s own words about its cost [LAW-11] [LAW-03]', async () => {
  const own = { phone: '800 207 207', phone_cost: 'chamada gratuita' };
  await provider('PUT', '/provider', { legal: { ...legal, ...own, arbitration } });
  const text = await confirmation('conversa', '2026-07-14');
  await provider('PUT', '/provider', { legal: { ...legal, arbitration } });
  expect(partOf(text, 'QUEM LHE PRESTA O SERVIÇO')).toContain('800 207 207 (chamada gratuita)');
});

test('what is excluded says so with its reason and has no form; what costs nothing in the portal names no sum [LAW-11] [C-344]', async () => {
  const excluded = await confirmation('reboque', '2026-06-18');
  expect(partOf(excluded, 'LIVRE RESOLUÇÃO')).toContain(
    'Este contrato não tem direito de livre resolução. Reparação urgente, pedida pelo cliente.',
  );
  expect(excluded).not.toMatch(/FORMULÁRIO|\/legal\/resolver/);
  const free = await confirmation('conversa', '2026-07-10');
  expect(free).toContain('O preço combina-se com o prestador: nada é pago com a marcação.');
  expect(free).not.toMatch(/Total, com IVA|pré-pagamento|tudo o que pagou|depois de totalmente/);
});

test('several services that are each excluded are so with all their reasons, and not where one of them applies [LAW-10] [LAW-11] [C-341]', async () => {
  const both = partOf(await confirmation('reboque+chave', '2026-07-15'), 'LIVRE RESOLUÇÃO');
  expect(both).toContain('Este contrato não tem direito de livre resolução.');
  for (const reason of ['Reparação urgente, pedida pelo cliente.', 'Chave feita por medida.'])
    expect(both).toContain(reason);
  const one = await confirmation('reboque+conversa', '2026-07-16');
  expect(one).not.toContain('não tem direito de livre resolução');
  expect(one).toContain('/legal/resolver?key=');
});

test('a booking that is too late to cancel says so, and that the right stays [LAW-11]', async () => {
  await provider('PUT', '/settings', { cancel_notice_minutes: 100_000 });
  const text = await confirmation('conversa', '2026-07-13');
  expect(partOf(text, 'CANCELAR')).toContain('O direito de livre resolução mantém-se.');
  expect(text).not.toContain('Pode cancelar sem custos');
  await provider('PUT', '/settings', { cancel_notice_minutes: 1440 });
});

test('without an entity of its own the provider names where they are listed [LAW-11]', async () => {
  await provider('PUT', '/provider', { legal });
  expect(await confirmation('conversa', '2026-07-14')).toContain('https://www.consumidor.gov.pt');
});
