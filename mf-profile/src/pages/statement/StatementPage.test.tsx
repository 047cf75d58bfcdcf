// @vitest-environment happy-dom
import type { Statement, StatementEntry } from '@portal/api/payment/statement';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import StatementPage from './StatementPage.tsx';

afterEach(cleanup);

const client = {
  user_id: 'user-1',
  name: 'Marta Figueiredo',
  vat: '234567899',
  phones: [],
  email: 'marta@exemplo.pt',
  invoice_primary: true,
  invoice_secondary: false,
  login_phone_validated: false,
  login_email_validated: true,
  terms_accepted: true,
  email_validated: true,
  registered: true,
};
const about = { subject: 'A-1', item: 'Renault Mégane', asked: ['Travões'] };
const invoice = {
  id: 'i1',
  subject: 'A-1',
  kind: 'FR' as const,
  number: 'FR 2025/418',
  issued_on: '2025-07-09',
  total: 115.62,
  atcud: 'CSDF7T5H-35',
  sha256: 'ab'.repeat(32),
  bytes: 2048,
  voided: null,
  file_name: 'FR-2025-418.pdf',
  url: '/api/main/media/1/original?signature=s',
};
const document = (changes: object = {}, file: object = {}): StatementEntry => ({
  kind: 'document',
  id: 'i1',
  day: '2025-07-09',
  about,
  amount: 115.62,
  counted: 115.62,
  is_new: false,
  invoice: { ...invoice, ...file },
  ...changes,
});
const paid = (changes: object = {}): StatementEntry => ({
  kind: 'payment',
  id: 'p1',
  day: '2025-07-08',
  about,
  payment_id: 'payment-1',
  amount: 115.62,
  method: 'MB',
  receipt: invoice,
  is_undocumented: false,
  ask: null,
  ...changes,
});
const requested = (changes: object = {}): StatementEntry => ({
  kind: 'request',
  id: 'r1',
  day: '2025-07-05',
  about,
  state: 'requested',
  requested_at: '2025-07-05T23:30:00Z',
  reason: null,
  ask: null,
  ...changes,
});
const year = (changes: object = {}) => ({
  year: 2025,
  paid: 115.62,
  refunded: 0,
  invoiced: 115.62,
  documents: 1,
  archive: {
    url: '/api/main/document-archives/c/2025?signature=s',
    file_name: 'documentos-2025.zip',
  },
  ...changes,
});
const statement = (changes: Partial<Statement> = {}): Statement => ({
  entries: [document(), paid()],
  years: [year()],
  pending: [],
  next: null,
  ...changes,
});
const CALL = 'GET /user/statement';

function open(
  answer: Statement | ((request: { query: URLSearchParams }) => unknown) = statement(),
  answers: object = {},
) {
  const portal = createTestPortal({
    answers: {
      [CALL]: typeof answer === 'function' ? answer : () => answer,
      'GET /user/client/': () => client,
      ...answers,
    },
  });
  render(
    <TestShell test={portal} path="/faturas-e-pagamentos">
      <StatementPage />
    </TestShell>,
  );
  return portal;
}
const wordsOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(wordsOf);

test('a year has what was paid with its receipt, its documents, and its sums [C-821] [C-822]', async () => {
  const credit = document(
    { id: 'i2', amount: -5.05, counted: -5.05, day: '2025-07-10' },
    { kind: 'NC', number: 'NC 2025/1', atcud: null },
  );
  open(
    statement({
      entries: [credit, document(), paid()],
      years: [year({ invoiced: 110.57, documents: 2, refunded: -0.01 })],
    }),
  );
  const rows = await rowsOf('2025');
  expect(rows[0]).toMatch(
    /^Renault Mégane, TravõesNota de crédito NC 2025\/1, .*10 jul\. 2025, -5,05 €$/,
  );
  expect(rows[1]).toMatch(
    /^Renault Mégane, TravõesFatura-recibo FR 2025\/418, .*9 jul\. 2025, 115,62 €ATCUD: CSDF7T5H-35$/,
  );
  expect(rows[2]).toMatch(
    /^Renault Mégane, TravõesPagamento por Multibanco, .*8 jul\. 2025, 115,62 €Fatura-recibo: FR 2025\/418Ver pagamento: Renault/,
  );
  const sums = wordsOf(screen.getByRole('group', { name: 'Total de 2025' }));
  expect(sums).toBe('Pago115,62 €Devolvido-0,01 €Faturado110,57 €');
  expect(screen.queryByText(/não contam/)).toBeNull();
  const link = screen.getByRole('link', { name: /^Ver pagamento ?: Renault Mégane, Travões$/ });
  expect(link.getAttribute('href')).toBe('/client/payment/A-1');
});

test('what a receipt and a voided document say is not summed up, which is said [C-822]', async () => {
  const receipt = document({ id: 'i3', counted: 0 }, { kind: 'RC', number: 'RC 1' });
  const voided = { at: '2025-07-10T10:00:00Z', reason: 'NIF errado' };
  open(statement({ entries: [receipt, document({ id: 'i4', counted: 0 }, { voided })] }));
  const rows = await rowsOf('2025');
  expect(rows[0]).toContain('Recibo RC 1');
  expect(rows[1]).toMatch(/Anulada \(.*10 jul\. 2025\): NIF erradoAnulada$/);
  expect(screen.getByText(/Recibos e documentos anulados não contam/)).toBeTruthy();
});

test('money that goes back says how and by when, or that it is back [C-822]', async () => {
  const refund = (changes: object): StatementEntry => ({
    ...{ kind: 'refund', id: 'd1', day: '2025-07-09', about, payment_id: 'payment-1' },
    ...{ amount: -10, method: 'MB', state: 'MANUAL', until: '2025-07-23T10:00:00Z' },
    done_at: null,
    ...changes,
  });
  const done = refund({
    id: 'd2',
    method: 'MBWAY',
    state: 'DONE',
    done_at: '2025-07-11T10:00:00Z',
  });
  open(statement({ entries: [refund({}), done] }));
  const rows = await rowsOf('2025');
  expect(rows[0]).toMatch(
    /Devolução por transferência, .*, -10,00 €A devolver até .*23 jul\. 2025$/,
  );
  expect(rows[1]).toMatch(/Devolução por MB WAY, .*Devolvido a 11 jul\. 2025$/);
});

test('money that waits for an account says so, and leads to where it is given, without a day [C-821] [C-936]', async () => {
  const refund: StatementEntry = {
    ...{ kind: 'refund', id: 'd1', day: '2025-07-09', about, payment_id: 'payment-1' },
    ...{ amount: -10, method: 'MB', state: 'MANUAL', needs_account: true },
    ...{ until: '2025-07-23T10:00:00Z', done_at: null },
  };
  open(statement({ entries: [refund] }));
  const [row] = await rowsOf('2025');
  expect(row).toMatch(/Para devolver 10,00\s€ precisamos do seu IBAN\./);
  expect(row).not.toContain('A devolver até');
  const link = screen.getByRole('link', { name: /^Indicar o IBAN/ });
  expect(link.getAttribute('href')).toMatch(/\/payment\/A-1$/);
});

test('documents and whole years are saved by the device under their own names [C-824]', async () => {
  const portal = open();
  const download = vi.spyOn(portal.portal.native, 'download');
  fireEvent.click(await screen.findByRole('button', { name: 'Descarregar fatura FR 2025/418' }));
  fireEvent.click(screen.getByRole('button', { name: 'Descarregar 2025 (ZIP)' }));
  expect(download.mock.calls).toEqual([
    [{ url: invoice.url, name: 'FR-2025-418.pdf' }],
    [{ url: year().archive.url, name: 'documentos-2025.zip' }],
  ]);
  expect(portal.requests.some(({ path }) => path.endsWith('readPayment'))).toBe(false);
});

test('a new document is said first, and is new no more once it was taken [C-823]', async () => {
  let isNew = true;
  const portal = open(() => statement({ entries: [document({ is_new: isNew })] }), {
    'POST /services/A-1/readPayment': () => {
      isNew = false;
      return { message: 'ok' };
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chegou uma fatura nova.' });
  expect(screen.getByText('Nova')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Descarregar fatura FR 2025/418' }));
  await screen.findByRole('heading', { level: 1, name: 'Faturas e pagamentos' });
  expect(screen.queryByText('Nova')).toBeNull();
  expect(portal.requests.map(({ path }) => path)).toContain('/services/A-1/readPayment');
});

test('what was paid without a document is asked for at the addresses that are switched on [C-823]', async () => {
  let entries = [paid({ receipt: null, is_undocumented: true, ask: 'A-1' })];
  const portal = open(() => statement({ entries }), {
    'POST /services/A-1/invoice': () => {
      entries = [requested(), paid({ receipt: null, is_undocumented: true })];
      return { message: 'ok' };
    },
  });
  expect((await rowsOf('2025'))[0]).toContain('Ainda sem fatura');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Pedir fatura: Renault Mégane, Travões' }),
  );
  expect(await screen.findByText(/^Pedido enviado a 06.jul\..2025\.$/)).toBeTruthy();
  expect(screen.getByText('Pedida')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pedir/ })).toBeNull();
  const sent = portal.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ emails: ['marta@exemplo.pt'] });
});

test('without an address that is switched on the way to the profile is offered', async () => {
  const entries = [paid({ receipt: null, is_undocumented: true, ask: 'A-1' })];
  const portal = open(statement({ entries }), {
    'GET /user/client/': () => ({ ...client, invoice_primary: false }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Pedir fatura/ }));
  await waitFor(() => expect(portal.visited).toEqual(['/client/perfil']));
  expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a refusal says why, and can be asked for again', async () => {
  const refused = requested({ state: 'refused', reason: 'NIF inválido', ask: 'A-1' });
  open(statement({ entries: [refused] }));
  const [row] = await rowsOf('2025');
  expect(row).toContain('Auto Mirante não enviou a fatura: NIF inválido');
  expect(await screen.findByRole('button', { name: /^Pedir fatura/ })).toBeTruthy();
});

const waiting = (details: object) => ({
  ...{ id: 'payment-2', state: 'PENDING' as const, method: null, total: 184.5 },
  ...{ valid_until: null, date: null, description: null, billing: null, about },
  details: {
    ...{ type: 'MB' as const, id: 'payment-2', entity: null, reference: null, phone: null },
    ...{ expiration_date: null, waiting_time: null, url: null },
    ...details,
  },
});

test.each([
  [
    { entity: '11249', reference: '012345678', expiration_date: '2025-07-20T22:59:59Z' },
    /Multibanco, entidade 11249, referência 012 345 678184,50 €Até .*20 jul\. 2025, 23:59Ver pagamento$/,
  ],
  [
    { type: 'MBWAY' as const, phone: '+351912345678' },
    /MB WAY, a confirmar no telemóvel 912 345 678184,50 €Ver pagamento$/,
  ],
  [{ type: 'CC' as const }, /Cartão, por terminar184,50 €Ver pagamento$/],
])(
  'what waits stands with what is to be paid and leads to its payment: %j [C-823] [C-233]',
  async (details, words) => {
    open(statement({ pending: [waiting(details)], entries: [], years: [] }));
    const [row] = await rowsOf('À espera de pagamento');
    expect(row).toMatch(words);
    const link = screen.getByRole('link', { name: 'Ver pagamento: Renault Mégane, Travões' });
    expect(link.getAttribute('href')).toBe('/client/payment/A-1');
    expect(screen.queryByText('Ainda não há pagamentos nem faturas')).toBeNull();
  },
);

test('to whom invoices go stands beside, with the way to change it [C-821]', async () => {
  open();
  const card = (await screen.findByText('Marta Figueiredo')).closest('section');
  expect(wordsOf(card ?? window.document.body).replace('Alterar', '')).toBe(
    'Faturar aNomeMarta FigueiredoNIF234 567 899Enviar paramarta@exemplo.pt',
  );
  const link = screen.getByRole('link', { name: 'Alterar dados de faturação' });
  expect(link.getAttribute('href')).toBe('/client/dados-cliente');
});

test('who has nothing reads that, and what could not be loaded comes when it is asked for again', async () => {
  const portal = open(() => Response.json({}, { status: 500 }));
  await screen.findByText('Não foi possível carregar as suas faturas e pagamentos');
  portal.answer(CALL, () => statement({ entries: [], years: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Ainda não há pagamentos nem faturas');
});

test('what changes elsewhere is asked for again, and a failure keeps what is shown', async () => {
  const portal = open();
  await rowsOf('2025');
  const asked = () => portal.requests.filter(({ path }) => path === '/user/statement').length;
  expect(asked()).toBe(1);
  act(() => void portal.bus.emit('live.changed', { kind: 'counters' }));
  portal.answer(CALL, () => statement({ entries: [requested()] }));
  act(() => void portal.bus.emit('live.changed', { kind: 'payment', subject: 'A-9' }));
  await screen.findByText('Pedida');
  expect(asked()).toBe(2);
  portal.answer(CALL, () => Response.json({}, { status: 400 }));
  act(() => void portal.bus.emit('live.changed', { kind: 'service', subject: 'A-9' }));
  await screen.findByText('Não foi possível atualizar');
  expect(screen.getByText('Pedida')).toBeTruthy();
});

test('a long history comes page by page, stays whole when it is renewed, and as it was where the next page fails', async () => {
  const entries = [1, 2, 3].map((id) =>
    requested({ id: `r${id}`, about: { ...about, asked: [`${id}`] } }),
  );
  let fails = true;
  const portal = open(({ query }) => {
    const cursor = query.get('cursor');
    const from = cursor === null ? 0 : Number(cursor);
    if (from > 0 && fails) return Response.json({ message: 'Em obras.' }, { status: 400 });
    const next = from < 2 ? String(from + 1) : null;
    return statement({ entries: entries.slice(from, from + 1), next });
  });
  expect(await rowsOf('2025')).toHaveLength(1);
  const more = () => screen.findByRole('button', { name: 'Mostrar mais' });
  fireEvent.click(await more());
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(await rowsOf('2025')).toHaveLength(1);
  fails = false;
  fireEvent.click(await more());
  await waitFor(async () => expect(await rowsOf('2025')).toHaveLength(2));
  act(() => void portal.bus.emit('live.changed', { kind: 'payment', subject: 'A-9' }));
  await waitFor(() => expect(portal.requests.length).toBeGreaterThan(6));
  expect(await rowsOf('2025')).toHaveLength(2);
  fireEvent.click(await more());
  await waitFor(async () => expect(await rowsOf('2025')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});
