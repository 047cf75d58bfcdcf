// @vitest-environment happy-dom
import type { Appointment } from '@portal/api/work/appointment';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../testing/aCompany.ts';
import { anAgendaEntry, duePayment } from '../../testing/aWork.ts';
import AgendaPanel from './AgendaPanel.tsx';

const here = aCompany({ domain: 'auto-mirante.localhost', name: 'Auto Mirante' });
const lima = aCompany({ domain: 'lima.localhost', name: 'Barbearia Lima' });

function open(
  lists: { pending?: Appointment[]; history?: Appointment[] },
  options: TestPortalOptions = {},
) {
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /appointments': () => ({ pending: [], history: [], ...lists }),
      'GET /client/company': () => ({ companies: [here] }),
      ...options.answers,
    },
  });
  render(
    <Provider store={createStore()}>
      <TestShell test={shell} view={{ kind: 'panel', name: 'agenda', params: {} }}>
        <AgendaPanel />
      </TestShell>
    </Provider>,
  );
  return shell;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const past = anAgendaEntry({
  id: 'S-5',
  is_history: true,
  date: '2026-01-05',
  client_arrived: true,
  symptoms: [{ name: 'Pré-inspeção', obs_value: 'A da frente', obs_label: null }],
});

test('pending appointments under their title, the old ones in their own view [SID-06] [SID-07]', async () => {
  const shell = open({ pending: [anAgendaEntry()], history: [past] });
  await screen.findByRole('heading', { name: 'As suas marcações pendentes' });
  await screen.findByText('Peugeot 308 SW');
  fireEvent.click(screen.getByRole('button', { name: 'As suas marcações antigas' }));
  await screen.findByRole('heading', { name: 'As suas marcações antigas' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(shell.goBack()).toBe(true);
  await screen.findByRole('heading', { name: 'As suas marcações pendentes' });
});

test.each([
  ['before', false],
  ['after', true],
])(
  'what a work came out of stands among the old ones and says so, %s its time is over [APT-04] [SID-06] [SID-07]',
  async (_when, is_history) => {
    const moved = anAgendaEntry({
      ...{ id: 'S-7', work_id: 'A-7', event_type: 'RESCHEDULE', client_arrived: true },
      ...{ allow_cancel: false, allow_confirmation: false, is_history },
    });
    open({ pending: [anAgendaEntry()], history: [moved] });
    await screen.findByText('Peugeot 308 SW');
    expect(screen.queryByText('Já tem um serviço associado')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'As suas marcações antigas' }));
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Já tem um serviço associado')).toBeTruthy();
  },
);

test('a card of what was moved shows the old time struck through and the new one, each read by its name [RSC-12]', async () => {
  open({ pending: [anAgendaEntry({ old_date: '2026-07-13', old_time: '10:30' })] });
  const card = await screen.findByRole('article');
  const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
  expect(plain(card.querySelector('s'))).toBe('Antes: 13 jul., 10:30');
  expect(plain(card.querySelector('summary'))).toContain('Agora: 14 jul., 09:00');
  expect(within(card).getByText('Serviço marcado')).toBeTruthy();
});

test.each([
  [{ allow_move: true }, ['Mudar a hora', 'Cancelar marcação'], null],
  [
    { allow_move: false, move_refused: 'Esta data é fixa.' },
    ['Cancelar marcação'],
    'Esta data é fixa.',
  ],
  [{}, ['Cancelar marcação'], null],
])('with %o the card offers %j and says %s [RSC-01]', async (changes, names, said) => {
  open({ pending: [anAgendaEntry(changes)] });
  const card = await screen.findByRole('article');
  const found = [...card.querySelectorAll('a, button')].filter(({ textContent: text }) =>
    ['Mudar a hora', 'Cancelar marcação'].includes(text ?? ''),
  );
  expect(found.map(({ textContent }) => textContent)).toEqual(names);
  if (names.length === 2) expect(found[0]?.getAttribute('href')).toBe('/client/move/S-1');
  if (said !== null) expect(within(card).getByText(said)).toBeTruthy();
});

test('the way between the two views stands above the list and keeps the focus', async () => {
  open({ pending: [anAgendaEntry()], history: [past] });
  const way = await screen.findByRole('button', { name: 'As suas marcações antigas' });
  const precedes = (list: HTMLElement) =>
    (way.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(precedes(await screen.findByRole('article'))).toBe(true);
  way.focus();
  fireEvent.click(way);
  await screen.findByRole('heading', { name: 'As suas marcações antigas' });
  expect(document.activeElement?.textContent).toBe('Voltar às marcações pendentes');
  expect(precedes(screen.getByRole('article'))).toBe(true);
});

test('the list of appointments is drawn whole, however long [LIM-09] [SRV-09] [C-266]', async () => {
  open({ pending: Array.from({ length: 60 }, (_, index) => anAgendaEntry({ id: `S-${index}` })) });
  expect(await screen.findAllByRole('article')).toHaveLength(60);
});

test('what is not of this year stands under its month and year', async () => {
  const entries = ['2027-03-28', '2027-03-30', '2030-01-02'].map((date, index) =>
    anAgendaEntry({ id: `S-${index}`, date }),
  );
  open({ pending: entries });
  const titles = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  await screen.findAllByRole('article');
  expect((await titles()).filter((title) => / de 20/.test(title))).toEqual([
    'março de 2027',
    'janeiro de 2030',
  ]);
});

test('empty lists say so in the exact words [SID-11]', async () => {
  open({});
  await screen.findByText('Sem marcações pendentes!');
  fireEvent.click(screen.getByRole('button', { name: 'As suas marcações antigas' }));
  await screen.findByText('Sem marcações antigas');
});

const free = {
  ...lima,
  scheduler_module: 'NONE',
  phone: '800 207 207',
  legal: { phone_cost: 'chamada gratuita' },
};

test('the new-appointment button carries the name of the company [SID-08]', async () => {
  open({});
  const link = await screen.findByRole('link', { name: 'Nova marcação em Auto Mirante' });
  expect(link.getAttribute('href')).toBe('/client/schedule');
});

test.each(['NONE', 'LIST'])(
  'with %s instead of FULL a card says how to make contact [SID-10] [SRV-15]',
  async (schedulerModule) => {
    open({}, { provider: { schedulerModule, email: 'oficina@exemplo.pt' } });
    await screen.findByText('Marcação online indisponível');
    const ring = screen.getByRole('link', { name: 'Ligar, chamada para a rede fixa nacional' });
    expect(ring.getAttribute('href')).toBe('tel:+351210000000');
    expect(screen.getByRole('link', { name: 'Enviar e-mail' }).getAttribute('href')).toBe(
      'mailto:oficina@exemplo.pt',
    );
    expect(screen.queryByRole('link', { name: /Nova marcação/ })).toBeNull();
    cleanup();
    open({});
    await screen.findByRole('link', { name: /Nova marcação/ });
    expect(screen.queryByText('Marcação online indisponível')).toBeNull();
  },
);

test.each([
  [
    'an e-mail alone',
    'oficina@exemplo.pt',
    'Auto Mirante não tem a agenda online ativa. Para marcar, entre em contacto.',
    ['mailto:oficina@exemplo.pt'],
  ],
  [
    'neither telephone nor e-mail',
    null,
    'Auto Mirante não tem a agenda online ativa nem contactos no portal. Marque no local.',
    [],
  ],
])(
  'of a provider with %s (%s) the card says «%s» and offers %j [SID-10] [SRV-15]',
  async (_contacts, email, words, ways) => {
    open({}, { provider: { schedulerModule: 'NONE', contactPhone: null, email } });
    const card = (await screen.findByText(words)).closest('[role=status], section, div');
    expect(card).not.toBeNull();
    const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /^(tel|mailto):/.test(href))).toEqual(ways);
  },
);

test('where the chosen company has no online agenda the card speaks of it, with its contacts [SID-10] [PRV-12]', async () => {
  const offline = {
    ...lima,
    scheduler_module: 'NONE',
    phone: '+351 220 000 000',
    whatsapp_number: '+351 912 000 000',
    email: 'ola@lima.pt',
  };
  open({}, { answers: { 'GET /client/company': () => ({ companies: [offline, here] }) } });
  const picker = await screen.findByRole('combobox', { name: 'Empresa' });
  expect(screen.queryByText('Marcação online indisponível')).toBeNull();
  fireEvent.change(picker, { target: { value: 'lima.localhost' } });
  await screen.findByText('Marcação online indisponível');
  expect(
    screen.getByText(
      'Barbearia Lima não tem a agenda online ativa. Para marcar, entre em contacto.',
    ),
  ).toBeTruthy();
  const ring = screen.getByRole('link', { name: 'Ligar, chamada para a rede móvel nacional' });
  expect(ring.getAttribute('href')).toBe('tel:+351912000000');
  expect(screen.getByRole('link', { name: 'Enviar e-mail' }).getAttribute('href')).toBe(
    'mailto:ola@lima.pt',
  );
  expect(screen.queryByRole('link', { name: /Nova marcação/ })).toBeNull();
});

test.each([
  ['this provider', {}],
  ['the chosen company', { 'GET /client/company': () => ({ companies: [free, here] }) }],
])(
  'the words of %s stand for the cost of a call that its number does not say [LAW-04]',
  async (who, answers) => {
    const provider = {
      schedulerModule: 'NONE',
      contactPhone: '800 207 207',
      legal: { phoneCost: 'chamada gratuita' },
    };
    open({}, who === 'this provider' ? { provider } : { answers });
    if (who !== 'this provider') {
      const picker = await screen.findByRole('combobox', { name: 'Empresa' });
      fireEvent.change(picker, { target: { value: 'lima.localhost' } });
    }
    const ring = await screen.findByRole('link', { name: 'Ligar, chamada gratuita' });
    expect(ring.getAttribute('href')).toBe('tel:800207207');
  },
);

test('a provider without online agenda, telephone and e-mail asks for no contact that is not there', async () => {
  open({}, { provider: { schedulerModule: 'NONE', contactPhone: null, email: null } });
  await screen.findByText(/nem contactos no portal\. Marque no local\.$/);
  expect(screen.queryByText(/entre em contacto/)).toBeNull();
});

test('with several companies a picker, where the current one is first, filters the list and the button [SID-08] [SID-09] [PRV-02]', async () => {
  open(
    {
      pending: [
        anAgendaEntry(),
        anAgendaEntry({ id: 'S-2', domain: 'lima.localhost', item_title: 'Corte' }),
      ],
    },
    { answers: { 'GET /client/company': () => ({ companies: [lima, here] }) } },
  );
  const picker = await screen.findByRole('combobox', { name: 'Empresa' });
  await screen.findByText('Corte');
  const names = within(picker).getAllByRole('option').slice(1);
  expect(names.map(({ textContent }) => textContent)).toEqual(['Auto Mirante', 'Barbearia Lima']);
  fireEvent.change(picker, { target: { value: 'lima.localhost' } });
  expect(screen.queryByText('Peugeot 308 SW')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Nova marcação em Barbearia Lima' }).getAttribute('href'),
  ).toBe('http://lima.localhost/client/schedule');
  cleanup();
  // Where there is nothing to choose from there is no picker.
  const companies = vi.fn<() => object>(() => ({ companies: [here] }));
  open({ pending: [anAgendaEntry()] }, { answers: { 'GET /client/company': companies } });
  await screen.findByText('Peugeot 308 SW');
  await act(() => vi.waitFor(() => expect(companies).toHaveBeenCalled()));
  expect(screen.queryByRole('combobox', { name: 'Empresa' })).toBeNull();
});

test.each([
  [{}, ['Todas as empresas', 'Auto Mirante', 'Barbearia Lima']],
  [{ scheduling: true }, ['Todas as empresas', 'Auto Mirante', 'Barbearia Lima', 'Empresa Demo']],
  [{ mode: 'demo' }, ['Todas as empresas', 'Auto Mirante', 'Barbearia Lima']],
] as const)(
  'in a session %j the companies to choose from are %j [DEMO-08]',
  async (session, names) => {
    const demo = aCompany({
      id: 'demo',
      domain: 'demo.localhost',
      name: 'Empresa Demo',
      demo: true,
    });
    open(
      {},
      { session, answers: { 'GET /client/company': () => ({ companies: [here, lima, demo] }) } },
    );
    const picker = await screen.findByRole('combobox', { name: 'Empresa' });
    const options = within(picker).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(names);
  },
);

test('a card opens to services, observations and what can be done [APT-01] [APT-02] [ENT-04] [NAT-06]', async () => {
  const shell = open({ pending: [anAgendaEntry({ company_logo: '/logo.svg' })], history: [past] });
  const card = await screen.findByRole('article');
  const collapsed = ['14', 'jul.', '09:00', 'Peugeot 308 SW', '72-ZB-16'];
  const place = 'LocalRua do Heroísmo 214, Porto';
  expect(card.querySelector('details > div')?.textContent).toContain(place);
  for (const words of [...collapsed, 'Pré-inspeção', 'Luz do ABS acende.']) {
    expect(within(card).getAllByText(words)).not.toHaveLength(0);
  }
  const summary = card.querySelector('summary');
  for (const words of collapsed) expect(summary?.textContent).toContain(words);
  expect(summary?.textContent).not.toContain('Luz do ABS acende.');
  const logo = within(card).getByRole('img', { name: 'Auto Mirante' });
  expect(summary?.contains(logo)).toBe(true);
  expect(logo.getAttribute('src')).toBe('/logo.svg');
  expect(within(card).getByRole('button', { name: 'Confirmar presença' })).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Cancelar marcação' })).toBeTruthy();
  fireEvent.click(within(card).getByRole('button', { name: 'Calendário' }));
  expect(shell.calendarEvents).toEqual([
    {
      id: 'S-1',
      domain: 'auto-mirante.localhost',
      title: 'Peugeot 308 SW, Auto Mirante',
      location: 'Rua do Heroísmo 214, Porto',
      start: '2026-07-14T08:00:00.000Z',
      end: '2026-07-14T09:00:00.000Z',
    },
  ]);
});

test('what the customer wrote to each service when booking stands at that service [APT-02]', async () => {
  const symptoms = [
    { name: 'Pré-inspeção', obs_label: 'Observações', obs_value: 'Ouve-se a travar.' },
    { name: 'Óleo', obs_label: null, obs_value: 'Sintético.' },
    { name: 'Pneus', obs_label: 'Observações', obs_value: null },
  ];
  open({ pending: [anAgendaEntry({ symptoms, obs: null })] });
  const words = 'Pré-inspeção (Observações: Ouve-se a travar.), Óleo (Sintético.), Pneus';
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['Confirmar presença', 'POST', '/customer/appointment/S-1/confirm'],
  ['Cancelar marcação', 'DELETE', '/customer/appointment/S-1'],
])(
  '«%s» of a card does it, and the list is loaded again [APT-02] [DET-30] [DET-34]',
  async (name, method, path) => {
    const shell = open(
      { pending: [anAgendaEntry()] },
      { answers: { [`${method} ${path}`]: () => ({}) } },
    );
    fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
    const changes = () => shell.requests.filter((request) => request.method !== 'GET');
    await waitFor(() => expect(changes()).toMatchObject([{ method, path }]));
    const reads = () => shell.requests.filter((request) => request.path === '/appointments');
    await waitFor(() => expect(reads()).toHaveLength(2));
  },
);

test('what a card confirms is the time that it showed [C-973]', async () => {
  const shell = open(
    { pending: [anAgendaEntry({ shareCalendar_start_time: '2026-07-10T09:00:00.000Z' })] },
    { answers: { 'POST /customer/appointment/S-1/confirm': () => ({}) } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar presença', hidden: true }));
  const starts = () =>
    shell.requests.flatMap(({ method, query }) => (method === 'POST' ? [query.get('start')] : []));
  await waitFor(() => expect(starts()).toEqual(['2026-07-10T09:00:00.000Z']));
});

test('the card stays open over the thanks once the list says that it is confirmed, and the next one does not open', async () => {
  const entries = (isConfirmed: boolean) => [
    anAgendaEntry({ is_confirmed: isConfirmed, allow_confirmation: !isConfirmed }),
    anAgendaEntry({ id: 'S-2', date: '2027-01-20' }),
  ];
  const shell = open(
    { pending: entries(false) },
    { answers: { 'POST /customer/appointment/S-1/confirm': () => ({}) } },
  );
  const cards = await screen.findAllByRole('article');
  const opened = () => cards.map((card) => card.querySelector('details')?.open);
  expect(opened()).toEqual([true, false]);
  shell.answer('GET /appointments', () => ({ pending: entries(true), history: [] }));
  const [card] = cards;
  if (card === undefined) throw new Error('There is no card.');
  fireEvent.click(within(card).getByRole('button', { name: 'Confirmar presença' }));
  await within(card).findAllByText('Confirmada');
  expect(opened()).toEqual([true, false]);
  expect(within(card).getByText('Obrigado, presença confirmada')).toBe(document.activeElement);
});

const confirmFailed = 'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.';
test.each<[name: string, status: number, said: { title: string; body: string }, row: string]>([
  ['Confirmar presença', 409, { title: 'Tarde demais', body: 'Já começou.' }, '[ERR-29]'],
  ['Confirmar presença', 0, { title: 'Erro', body: confirmFailed }, '[ERR-29]'],
  ['Cancelar marcação', 409, { title: 'Já não é possível', body: 'Ligue-nos.' }, '[DET-31]'],
  [
    'Cancelar marcação',
    0,
    {
      title: 'Sem ligação',
      body: 'Não foi possível chegar ao servidor. Verifique a ligação à Internet e tente novamente.',
    },
    '[DET-31]',
  ],
])(
  '«%s» of a card that is answered with %i (0 is no answer) says so: %j [ERR-26] %s',
  async (name, status, said) => {
    const refuse = () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'Conflito.', ...said }, { status });
    };
    const shell = open(
      { pending: [anAgendaEntry()] },
      {
        answers: {
          'POST /customer/appointment/S-1/confirm': refuse,
          'DELETE /customer/appointment/S-1': refuse,
        },
      },
    );
    const info = vi.spyOn(shell.portal.overlays, 'info');
    fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
    await waitFor(() => expect(info.mock.calls).toEqual([[said]]));
    expect(shell.shown.some(({ kind }) => kind === 'toast')).toBe(false);
    expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  },
);

test('the calendar gets the times that the provider shares, whatever the card says [APT-06]', async () => {
  const shared = {
    shareCalendar_start_time: '2026-07-14T07:45:00.000Z',
    shareCalendar_end_time: '2026-07-14T10:15:00.000Z',
  };
  const shell = open({ pending: [anAgendaEntry({ ...shared, time: '09:00' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Calendário', hidden: true }));
  expect(shell.calendarEvents).toMatchObject([
    { start: shared.shareCalendar_start_time, end: shared.shareCalendar_end_time },
  ]);
});

test('each card says how its appointment stands [APT-04]', async () => {
  const facts = [
    { is_cancelled: true, cancelled_by_client: true },
    { is_cancelled: true },
    { is_history: true },
    { is_history: true, client_arrived: true },
    { work_id: '1', event_type: 'RESCHEDULE' },
    { is_confirmed: true },
    {},
  ];
  open({ pending: facts.map((changes, index) => anAgendaEntry({ id: `S-${index}`, ...changes })) });
  const cards = await screen.findAllByRole('article');
  const situations = cards.map(
    (card) => within(card).getByText('Situação').parentElement?.textContent,
  );
  expect(situations).toEqual(
    [
      'Cancelada por si',
      'Cancelada pelo prestador',
      'Não compareceu',
      'Marcação antiga',
      'Já tem um serviço associado',
      'Confirmada',
      'Serviço marcado',
    ].map((status) => `Situação${status}`),
  );
});

test('a missed and a cancelled appointment say so in the styling of an alert [DET-27]', async () => {
  const missed = anAgendaEntry({ is_history: true });
  open({ history: [missed, { ...missed, id: 'S-2', is_cancelled: true }] });
  fireEvent.click(await screen.findByRole('button', { name: 'As suas marcações antigas' }));
  for (const words of ['NÃO COMPARECEU', 'CANCELADO'])
    expect((await screen.findByText(words)).className).toContain('danger');
});

test.each([
  ['NOT_PAID', {}, true],
  ['EXPIRED', {}, true],
  ['PENDING', {}, true],
  ['PAYED', {}, false],
  ['PAID', {}, false],
  [null, {}, false],
  ['NOT_PAID', { is_cancelled: true }, false],
  ['NOT_PAID', { is_history: true }, false],
] as const)(
  'an appointment whose payment is %s, %j, says Pendente de Pagamento on its card: %s [DET-22] [DET-25] [C-269]',
  async (payment_status, changes, isShown) => {
    open({ pending: [anAgendaEntry({ payment_status, ...changes })] });
    await screen.findByRole('article');
    expect(screen.queryByText('Pendente de Pagamento') !== null).toBe(isShown);
    // Nor is there a way to pay it.
    const ways = screen.queryAllByRole('link', { name: /pag/i, hidden: true });
    expect(ways).toHaveLength(isShown ? 1 : 0);
  },
);

test('an appointment whose reference or request waits leads to its payment, and does not ask to pay again [C-233]', async () => {
  const payment = { ...duePayment, state: 'PENDING' as const, valid_until: '2200-01-01T10:00:00Z' };
  open({ pending: [anAgendaEntry({ payment_status: 'PENDING', payment })] });
  const card = await screen.findByRole('article');
  const links = within(card)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links.filter((text) => /pag/i.test(text ?? ''))).toEqual(['Ver pagamento']);
});

test.each([
  ['2020-01-01T10:00:00Z', 'Ver pagamento'],
  ['2200-01-01T10:00:00Z', 'Pagar'],
])(
  'an appointment that can be paid until %s invites to %s [DET-07] [C-249]',
  async (valid_until, label) => {
    const payment = { ...duePayment, state: 'NOT_PAID' as const, valid_until };
    open({ pending: [anAgendaEntry({ payment_status: 'NOT_PAID', payment })] });
    const card = await screen.findByRole('article');
    const links = within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links.filter((text) => /pag/i.test(text ?? ''))).toEqual([label]);
  },
);

test('when the deadline of a payment passes in the open agenda, paying is no longer offered [DET-07] [C-249]', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-09T10:00:10Z'),
  });
  const payment = { ...duePayment, valid_until: '2026-07-09T10:01:00Z' };
  open({ pending: [anAgendaEntry({ payment_status: 'NOT_PAID', payment })] });
  const card = await screen.findByRole('article');
  const ways = () =>
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => /pag/i.test(text ?? ''));
  expect(ways()).toEqual(['Pagar']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(ways()).toEqual(['Ver pagamento']);
});

const OFFERS = ['Calendário', 'Confirmar presença', 'Cancelar marcação', 'Repetir marcação'];

test.each([
  { is: 'pending', changes: {}, offers: OFFERS.slice(0, 3) },
  { is: 'without times', changes: { shareCalendar_end_time: null }, offers: OFFERS.slice(1, 3) },
  { is: 'not to be cancelled', changes: { allow_cancel: false }, offers: OFFERS.slice(0, 2) },
  {
    is: 'not to be confirmed',
    changes: { allow_confirmation: false },
    offers: ['Calendário', 'Cancelar marcação'],
  },
  { is: 'to be paid', changes: { payment_status: 'NOT_PAID' }, offers: OFFERS.slice(0, 3) },
  { is: 'a work by now', changes: { work_id: 'A-7' }, offers: OFFERS.slice(1, 3) },
  { is: 'cancelled', changes: { is_cancelled: true }, offers: [] },
])(
  'a card that is $is offers what is allowed: $offers [APT-02] [DET-11] [DET-28] [DET-29]',
  async ({ changes, offers }) => {
    open({ pending: [anAgendaEntry(changes)] });
    const card = await screen.findByRole('article');
    const names = within(card)
      .queryAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(OFFERS.filter((name) => names.includes(name))).toEqual(offers);
  },
);

test.each([
  ['here', { domain: 'auto-mirante.localhost' }, 'FULL', 1],
  ['at another provider', { domain: 'lima.localhost' }, 'FULL', 0],
  ['here, where nothing is booked any more', { domain: 'auto-mirante.localhost' }, 'LIST', 0],
] as const)(
  'a past appointment %s is repeated: %o, %s, %i times [APT-02] [APT-03] [C-702]',
  async (_where, changes, schedulerModule, times) => {
    open(
      { history: [{ ...past, ...changes }] },
      {
        provider: { domain: 'auto-mirante.localhost', schedulerModule },
        answers: { 'GET /client/company': () => ({ companies: [here, lima] }) },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'As suas marcações antigas' }));
    await screen.findByRole('article');
    // By then it is known which company the entry is of.
    await screen.findByRole('combobox', { name: 'Empresa' });
    const name = 'Repetir marcação';
    expect(screen.queryAllByRole('button', { name, hidden: true })).toHaveLength(times);
  },
);

test('only a past appointment is repeated, and not a group one [APT-02] [APT-03] [BKG-30] [DET-28]', async () => {
  const group = { ...past, id: 'S-6', is_group: true };
  const shell = open({ pending: [anAgendaEntry()], history: [past, group] });
  await screen.findByText('Peugeot 308 SW');
  expect(screen.queryByRole('button', { name: 'Repetir marcação', hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'As suas marcações antigas' }));
  const repeat = await screen.findAllByRole('button', { name: 'Repetir marcação', hidden: true });
  expect(repeat).toHaveLength(1);
  for (const name of OFFERS.slice(0, 3))
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  for (const button of repeat) fireEvent.click(button);
  await waitFor(() => expect(shell.visited).toEqual(['/client/schedule']));
  expect(JSON.parse(localStorage.getItem('repeatAppointment') ?? 'null')).toMatchObject({
    symptoms: ['Pré-inspeção'],
    obs: ['A da frente'],
  });
});
