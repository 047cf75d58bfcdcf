// @vitest-environment happy-dom
import type { Work } from '@portal/api/work/work';
import { CUSTOMER_STATE_PREFIX } from '@portal/contract/customerStatePrefix';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agendaViewAtom } from '../../state/agendaViewAtom.ts';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { givenScreen } from '../../testing/givenScreen.ts';
import ServicesPage from './ServicesPage.tsx';

interface Lists {
  active?: Work[];
  scheduled?: Work[];
  completed?: Work[];
  past?: Work[];
}

function open(lists: Lists, options: TestPortalOptions = {}, store = createStore()) {
  const answer = (works: Work[] | undefined) => () => ({ works: works ?? [] });
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /services/active': answer(lists.active),
      'GET /services/scheduled': answer(lists.scheduled),
      'GET /services/completed': answer(lists.completed),
      'GET /services/scheduled/history': answer(lists.past),
      ...options.answers,
    },
  });
  render(
    <Provider store={store}>
      <TestShell test={shell} path="/services">
        <ServicesPage />
      </TestShell>
    </Provider>,
  );
  return { shell, store };
}

const rated = { classification: 4, observation: null } as const;
const failing = () => Response.json({}, { status: 500 });
const finished = aWork({ id: 'A-8', state: { bars: 5, name: 'Concluído' }, is_history: true });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('three sections, collapsible on a wide screen, open when they have something [SRV-01] [SRV-07] [SRV-08]', async () => {
  givenScreen({ isDesktop: true });
  const { store, shell } = open({ active: [aWork()], completed: [finished] });
  await screen.findByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
  const head = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  expect(head('Em Curso').getAttribute('aria-expanded')).toBe('true');
  expect(head('Marcações').getAttribute('aria-expanded')).toBe('false');
  expect(head('Histórico').getAttribute('aria-expanded')).toBe('true');
  const names = ['Em Curso', 'Marcações', 'Histórico'];
  const states = () => names.map((name) => head(name).getAttribute('aria-expanded'));
  const hidden = () =>
    names.map(
      (name) => document.getElementById(head(name).getAttribute('aria-controls') ?? '')?.hidden,
    );
  expect(hidden()).toEqual([false, true, false]);
  for (const name of names) fireEvent.click(head(name));
  expect(states()).toEqual(['false', 'true', 'false']);
  expect(hidden()).toEqual([true, false, true]);
  fireEvent.click(head('Histórico'));
  expect(states()).toEqual(['false', 'true', 'true']);
  expect(hidden()).toEqual([true, false, false]);

  cleanup();
  render(
    <Provider store={store}>
      <TestShell test={shell} path="/services">
        <ServicesPage />
      </TestShell>
    </Provider>,
  );
  await screen.findByRole('button', { name: /^Em Curso/, expanded: false });
  expect(states()).toEqual(['false', 'true', 'true']);
  // For the session only.
  expect(sessionStorage.length).toBeGreaterThan(0);
  expect(localStorage).toHaveLength(0);
});

test('a long history on a phone is drawn in columns of 308 px and in rows of 280, ten beyond the window [SRV-09]', async () => {
  givenScreen({ isDesktop: false });
  let width = 627;
  let estimated: string | undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    estimated ??= this.closest<HTMLElement>('[role=list]')?.style.blockSize;
    return 280;
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, width, 0),
  );
  vi.stubGlobal('innerHeight', 3 * 280);
  const openWith = (count: number) =>
    open({
      completed: Array.from({ length: count }, (_, index) => ({ ...finished, id: `A-${index}` })),
    });
  openWith(40);
  await screen.findByRole('tab', { name: /Histórico\s*40/ });
  await vi.waitFor(() =>
    expect(document.querySelectorAll('a[href*="service-details"]')).toHaveLength(40),
  );
  cleanup();
  openWith(41);
  const rows = async () => {
    const list = await screen.findByRole('list', { name: 'Histórico' });
    return [list.style.blockSize, list.querySelectorAll('[data-index]').length];
  };
  expect(await rows()).toEqual([`${41 * 280 + 40 * 12}px`, 3 + 10]);
  // Before the first row was measured the height was the same.
  expect(estimated).toBe(`${41 * 280 + 40 * 12}px`);
  cleanup();
  width = 628;
  openWith(41);
  expect(await rows()).toEqual([`${21 * 280 + 20 * 12}px`, 3 + 10]);
});

const fortyOne = Array.from({ length: 41 }, (_, index) => String(index));
test.each<Lists & { name: string }>([
  { name: 'Em Curso', active: fortyOne.map((id) => aWork({ id: `A-${id}` })) },
  { name: 'Marcações', scheduled: fortyOne.map((id) => anAppointmentWork({ id: `S-${id}` })) },
])(
  'on a phone «$name» is drawn whole, however long [SRV-09] [LIM-09] [C-266]',
  async ({ name, ...lists }) => {
    givenScreen({ isDesktop: false });
    open(lists);
    await screen.findByRole('tab', { name: new RegExp(`${name}\\s*41`), selected: true });
    const links = [...document.querySelectorAll('a[href*="service-details"]')];
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(41);
  },
);

test('the card of an appointment has no logo on the home of its provider, whose page it is [APT-01] [C-286]', async () => {
  givenScreen({ isDesktop: true });
  open({ scheduled: [anAppointmentWork()] });
  const card = await screen.findByRole('article');
  const summary = card.querySelector('summary');
  for (const words of ['14', 'jul.', '09:00', 'Renault Mégane', '45-XG-89'])
    expect(summary?.textContent).toContain(words);
  expect(within(card).queryByRole('img')).toBeNull();
});

test('the card of an appointment on the home opens to services, observations and what can be done, and is shared with the times that the provider shares [APT-02] [APT-06]', async () => {
  givenScreen({ isDesktop: true });
  const asked = { name: 'Pré-inspeção', obs_label: 'Observações', obs_value: 'Ouve-se a travar.' };
  const { shell } = open({
    scheduled: [
      anAppointmentWork({
        ...{ symptoms: [asked], client_obs: 'Só de manhã.', time: '09:00' },
        share_calendar_start: '2026-07-14T07:45:00.000Z',
        share_calendar_end: '2026-07-14T10:15:00.000Z',
      }),
    ],
  });
  const card = await screen.findByRole('article');
  const more = card.querySelector('details > div')?.textContent;
  expect(more).toContain('Pré-inspeção (Observações: Ouve-se a travar.)');
  expect(more).toContain('Só de manhã.');
  const offers = within(card).getAllByRole('button', { hidden: true });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Confirmar presença',
    'Calendário',
    'Cancelar marcação',
  ]);
  fireEvent.click(within(card).getByRole('button', { name: 'Calendário', hidden: true }));
  const { item, establishment } = anAppointmentWork();
  expect(more).toContain(`Local${establishment.address}`);
  expect(shell.calendarEvents).toEqual([
    {
      id: anAppointmentWork().id,
      title: `${item?.title}, Auto Mirante`,
      location: establishment.address,
      start: '2026-07-14T07:45:00.000Z',
      end: '2026-07-14T10:15:00.000Z',
    },
  ]);
  expect(establishment.address).toMatch(/\S/);
});

test('cancelling on the home asks first and loads the lists again [DET-30]', async () => {
  givenScreen({ isDesktop: true });
  const { shell } = open(
    { scheduled: [anAppointmentWork()] },
    { answers: { 'DELETE /customer/appointment/S-1': () => ({}) } },
  );
  const cancel = await screen.findByRole('button', { name: 'Cancelar marcação', hidden: true });
  shell.answer('GET /services/scheduled', () => ({ works: [] }));
  fireEvent.click(cancel);
  await screen.findByRole('heading', { name: 'Está tudo em dia.' });
  expect(shell.shown[0]).toEqual({ kind: 'confirm', text: 'Cancelar esta marcação?' });
  expect(screen.queryByRole('button', { name: 'Cancelar marcação', hidden: true })).toBeNull();
});

test('on a wide screen a long history is drawn whole [SRV-09]', async () => {
  givenScreen({ isDesktop: true });
  open({
    completed: Array.from({ length: 41 }, (_, index) => ({ ...finished, id: `A-${index}` })),
  });
  const links = () => document.querySelectorAll('a[href*="service-details"]');
  await waitFor(() => expect(links()).toHaveLength(41));
});

test('at bars 1 without worksheets the card has the fixed name [DET-17]', async () => {
  givenScreen({ isDesktop: true });
  const active = [aWork({ state: { bars: 1, name: 'Recebido' } })];
  open({ active }, { provider: { worksheetOperational: false } });
  await screen.findByText('Pedido a decorrer');
  cleanup();
  open({ active }, { provider: { worksheetOperational: true } });
  await screen.findByText('Recebido');
});

test.each([
  [true, 'Orçamento pronto'],
  [false, 'Aguarda aprovação'],
])(
  'at bars 2.5, where approving is allowed: %s, the card is named «%s» [DET-18]',
  async (allow_approve, name) => {
    givenScreen({ isDesktop: true });
    open({ active: [aBudget({ allow_approve, state: { bars: 2.5, name: 'Orçamento pronto' } })] });
    const card = await screen.findByRole('article');
    expect(within(card).getByText(name)).toBeTruthy();
  },
);

test('on a narrow screen three tabs with counters, starting on the first that is not empty [SRV-03] [SRV-04]', async () => {
  givenScreen({ isDesktop: false });
  open({
    scheduled: [anAppointmentWork(), anAppointmentWork({ id: 'S-2' })],
    completed: [finished],
  });
  await screen.findAllByText('Por confirmar');
  await screen.findByRole('heading', { name: 'Duas marcações aguardam a sua confirmação.' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Em Curso0', 'Marcações2', 'Histórico1']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Marcações2');
});

test('on a narrow screen the three sections can be swiped once the lists are there [SRV-03]', async () => {
  givenScreen({ isDesktop: false });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        this.tell();
      }
      unobserve() {}
      disconnect() {}
    },
  );
  open({ scheduled: [anAppointmentWork()], completed: [finished] });
  await screen.findAllByText('Por confirmar');
  const swiped = () => document.querySelector('[data-slides]');
  await waitFor(() => expect(swiped()?.children).toHaveLength(3));
});

test('a tab chosen before comes before the first that is not empty [SRV-05]', async () => {
  givenScreen({ isDesktop: false });
  const { store } = open({ active: [aWork()] });
  await screen.findByRole('heading', { name: 'Tem um serviço em curso.' });
  fireEvent.click(screen.getByRole('tab', { name: /Histórico/ }));
  cleanup();
  open({ active: [aWork()] }, {}, store);
  await screen.findByRole('heading', { name: 'Tem um serviço em curso.' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Histórico');
});

test('after a reload the tab chosen is still there; at the end of the session it goes with what the shell removes [SHL-71]', async () => {
  givenScreen({ isDesktop: false });
  const begin = async () => {
    cleanup();
    open({ active: [aWork()] }, {}, createStore());
    await screen.findByRole('heading', { name: 'Tem um serviço em curso.' });
  };
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  await begin();
  fireEvent.click(screen.getByRole('tab', { name: /Histórico/ }));
  await begin();
  expect(selected()).toContain('Histórico');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(CUSTOMER_STATE_PREFIX)) sessionStorage.removeItem(key);
  await begin();
  expect(selected()).toContain('Em Curso');
});

test('history has completed works and past appointments in one list [SRV-02]', async () => {
  givenScreen({ isDesktop: true });
  open({
    completed: [finished],
    past: [anAppointmentWork({ id: 'S-9', is_history: true, is_cancelled: true })],
  });
  const history = await screen.findByRole('region', { name: 'Histórico' });
  const links = await within(history).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    expect.arrayContaining(['/client/service-details/A-8', '/client/service-details/S-9']),
  );
  expect(within(history).getByText('CANCELADO')).toBeTruthy();
});

test('a section that cannot be loaded says so in the exact words and can be tried again [SRV-18]', async () => {
  givenScreen({ isDesktop: true });
  const { shell } = open(
    { active: [aWork()] },
    { answers: { 'GET /services/completed': failing } },
  );
  await screen.findByText(
    'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.',
  );
  expect(screen.getByText('Renault Mégane')).toBeTruthy();
  shell.answer('GET /services/completed', () => ({ works: [finished] }));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Travões');
  expect(screen.queryByText(/Não foi possível obter serviços/)).toBeNull();
});

test.each([
  ['Em Curso', 'active'],
  ['Marcações', 'scheduled'],
  ['Histórico', 'completed'],
  ['Histórico', 'scheduled/history'],
])(
  '%s says so in the exact words when /services/%s cannot be loaded, in its section and on its tab, and can be tried again [SRV-18]',
  async (name, list) => {
    const words =
      'Não foi possível obter serviços neste estado. Tente novamente dentro de momentos.';
    for (const isDesktop of [true, false]) {
      givenScreen({ isDesktop });
      const { shell } = open({}, { answers: { [`GET /services/${list}`]: failing } });
      if (!isDesktop)
        fireEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
      const section = await screen.findByRole(isDesktop ? 'region' : 'tabpanel', {
        name: new RegExp(`^${name}`),
      });
      await within(section).findByText(words);
      expect(screen.getAllByText(words)).toHaveLength(1);
      shell.answer(`GET /services/${list}`, () => ({ works: [] }));
      fireEvent.click(within(section).getByRole('button', { name: 'Tentar novamente' }));
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
      cleanup();
    }
  },
);

test('every list is asked for again every five minutes, and when something changed of a kind that it knows [SRV-17] [LIVE-03] [LIVE-06]', async () => {
  givenScreen({ isDesktop: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { shell } = open({ active: [aWork()] });
    await screen.findByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
    const asked = () =>
      ['active', 'scheduled', 'completed', 'scheduled/history'].map(
        (list) => shell.requests.filter(({ path }) => path === `/services/${list}`).length,
      );
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(299_000);
    expect(asked()).toEqual([1, 1, 1, 1]);
    await pass(1000);
    expect(asked()).toEqual([2, 2, 2, 2]);
    await pass(300_000);
    expect(asked()).toEqual([3, 3, 3, 3]);
    act(() => void shell.bus.emit('live.changed', { kind: 'of another time', subject: 'A-1' }));
    await pass(100);
    expect(asked()).toEqual([3, 3, 3, 3]);
    // What the page hears of comes at once, once for all that is said at the same time.
    act(() => {
      shell.bus.emit('live.changed', { kind: 'of another time', subject: 'A-1' });
      shell.bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
      shell.bus.emit('service.changed', { id: 'A-1' });
    });
    await pass(100);
    expect(asked()).toEqual([4, 4, 4, 4]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['NOT_PAID', true],
  ['EXPIRED', true],
  ['PENDING', true],
  ['PAYED', false],
] as const)(
  'an appointment whose payment is %s says Pendente de Pagamento on its card: %s [DET-22] [DET-25]',
  async (state, isShown) => {
    givenScreen({ isDesktop: true });
    open({ scheduled: [anAppointmentWork({ payment: { ...duePayment, state } })] });
    await screen.findByRole('article');
    expect(screen.queryByText('Pendente de Pagamento') !== null).toBe(isShown);
  },
);

test('a missed and a cancelled appointment say so in the history, in the styling of an alert, and their day [DET-27] [SRV-11]', async () => {
  givenScreen({ isDesktop: true });
  open({
    past: [
      anAppointmentWork({ id: 'S-8', is_history: true }),
      anAppointmentWork({ id: 'S-9', is_history: true, is_cancelled: true }),
    ],
  });
  for (const words of ['NÃO COMPARECEU', 'CANCELADO'])
    expect((await screen.findByText(words)).className).toContain('danger');
  expect(document.body.textContent?.match(/14\u00a0jul\./g)).toHaveLength(2);
});

test('the new-appointment button opens the booking flow with FULL, the agenda with the contacts otherwise [SRV-14] [SRV-15]', async () => {
  givenScreen({ isDesktop: true });
  open({ active: [aWork()] });
  await screen.findByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
  const link = screen.getAllByRole('link', { name: 'Nova marcação' })[0];
  expect(link?.getAttribute('href')).toBe('/client/schedule');
  for (const schedulerModule of ['NONE', 'BASIC']) {
    cleanup();
    const { shell } = open({ active: [aWork()] }, { provider: { schedulerModule } });
    for (const button of await screen.findAllByRole('button', { name: 'Nova marcação' })) {
      fireEvent.click(button);
    }
    expect(new Set(shell.openedPanels)).toEqual(new Set(['agenda']));
    expect(screen.queryByRole('link', { name: 'Nova marcação' })).toBeNull();
  }
});

test('each of the three tabs is left and found at a place of its own, not at that of another [SRV-06]', async () => {
  givenScreen({ isDesktop: false });
  open({ active: [aWork()], scheduled: [anAppointmentWork()], completed: [finished] });
  await screen.findByRole('tab', { name: /Em Curso/, selected: true });
  const found: unknown[] = [];
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => found.push(top));
  /** Scrolls where the customer is, and goes on to another tab. */
  const leave = async (at: number, tab: RegExp) => {
    vi.stubGlobal('scrollY', at);
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await screen.findByRole('tab', { name: tab, selected: true });
  };
  await leave(40, /Marcações/);
  await leave(100, /Histórico/);
  expect(found).toEqual([0, 0]);
  await leave(300, /Em Curso/);
  await leave(40, /Histórico/);
  await leave(310, /Marcações/);
  await leave(100, /Histórico/);
  await leave(310, /Em Curso/);
  expect(found.slice(2)).toEqual([40, 300, 100, 310, 40]);
});

test('of two tabs pressed before either is drawn the last one is shown [SRV-03]', async () => {
  givenScreen({ isDesktop: false });
  open({ active: [aWork()], completed: [finished] });
  await screen.findByRole('tab', { name: /Em Curso/, selected: true });
  act(() => {
    for (const name of [/Histórico/, /Em Curso/])
      fireEvent.click(screen.getByRole('tab', { name }));
  });
  screen.getByRole('tab', { name: /Em Curso/, selected: true });
});

test('the way back to the top is there once more than 200 px are scrolled [SRV-12]', async () => {
  givenScreen({ isDesktop: true });
  open({ active: [aWork()] });
  await screen.findByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
  const scrolled = (pixels: number) => {
    vi.stubGlobal('scrollY', pixels);
    fireEvent.scroll(window);
    return screen.queryByRole('button', { name: 'Voltar ao topo' }) !== null;
  };
  // Its code comes with the first time.
  scrolled(201);
  await screen.findByRole('button', { name: 'Voltar ao topo' });
  expect([0, 200, 201, 199].map(scrolled)).toEqual([false, false, true, false]);
});

test.each([true, false])(
  'the link to old appointments opens the agenda with the old ones; on a wide screen: %s [SRV-16]',
  async (isDesktop) => {
    givenScreen({ isDesktop });
    const { shell, store } = open({ scheduled: [anAppointmentWork()] });
    if (!isDesktop) fireEvent.click(await screen.findByRole('tab', { name: /^Marcações/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'As suas marcações antigas' }));
    expect(shell.openedPanels).toEqual(['agenda']);
    expect(store.get(agendaViewAtom)).toBe('old');
  },
);

test('a card that asks stands first and only it has the primary button', async () => {
  givenScreen({ isDesktop: true });
  open({ active: [aWork(), aBudget()], scheduled: [anAppointmentWork()] });
  const section = await screen.findByRole('region', { name: 'Em Curso' });
  const budget = await within(section).findByRole('link', { name: /Ver orçamento/ });
  expect(budget.className).toContain('primary');
  expect(
    screen.getByRole('button', { name: 'Confirmar presença', hidden: true }).className,
  ).not.toContain('primary');
  expect(within(section).getAllByRole('article')[0]?.textContent).toContain('Ver orçamento');
});

test('what was decided is not counted as waiting, and extra work waits without the sum of what is agreed [BUD-25]', async () => {
  givenScreen({ isDesktop: true });
  const putOff = { state: { bars: 2.5, name: 'Decisão adiada' }, budget_waits: false } as const;
  const { shell } = open({ active: [aBudget(putOff)] });
  await screen.findByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
  expect(screen.queryByRole('link', { name: /Ver orçamento/ })).toBeNull();
  const extra = { state: { bars: 3, name: 'Em curso' }, budget_waits: true } as const;
  shell.answer('GET /services/active', () => ({ works: [aBudget(extra)] }));
  act(() => void shell.bus.emit('service.changed', { id: 'A-2' }));
  const link = await screen.findByRole('link', { name: /Ver orçamento/ });
  expect(link.textContent).toBe('Ver orçamento');
});

test('an event of another part of the portal loads the lists again', async () => {
  givenScreen({ isDesktop: true });
  const { shell } = open({});
  await screen.findByRole('heading', { name: 'Está tudo em dia.' });
  shell.answer('GET /services/active', () => ({ works: [aBudget()] }));
  shell.bus.emit('service.changed', { id: 'A-2' });
  await screen.findByRole('heading', { name: 'Um orçamento aguarda a sua aprovação.' });
});

test.each([2, 41])(
  '%i old services stand under the month and year of each [SRV-10]',
  async (count) => {
    givenScreen({ isDesktop: false });
    const completed = Array.from({ length: count }, (_, index) =>
      aWork({
        ...finished,
        id: `A-${index}`,
        // The newest comes last, and stands first.
        date_start: index === count - 1 ? '2025-03-05' : '2024-02-05',
      }),
    );
    open({ completed });
    fireEvent.click(await screen.findByRole('tab', { name: /^Histórico/ }));
    await screen.findByRole('heading', { level: 3, name: 'fevereiro de 2024' });
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['março de 2025', 'fevereiro de 2024']);
  },
);

test.each(['EXPANDED', 'IGNORE'])(
  'a card says when something in it is %s, and nothing where all was read [DET-44] [DET-45]',
  async (state) => {
    givenScreen({ isDesktop: true });
    const read = {
      service_toast_state: 'READ',
      message_toast_state: 'READ',
      payment_toast_state: 'READ',
    };
    open({
      active: [aWork({ ...read, service_toast_state: state }), aWork({ ...read, id: 'A-8' })],
      scheduled: [
        anAppointmentWork({ ...read, message_toast_state: state }),
        anAppointmentWork({ ...read, id: 'S-8' }),
      ],
      completed: [
        aWork({ ...finished, ...read, payment_toast_state: state }),
        { ...finished, ...read, id: 'A-9' },
      ],
    });
    for (const name of ['Em Curso', 'Marcações', 'Histórico']) {
      const section = await screen.findByRole('region', { name });
      expect(await within(section).findAllByText('Por ler')).toHaveLength(1);
    }
  },
);

test.each([
  ['attended', { client_arrived: true }, 'Por avaliar', false],
  ['attended and rated', { client_arrived: true, feedback: rated }, null, true],
  ['missed', { feedback: rated }, null, false],
  ['missed and not rated', {}, null, false],
  ['cancelled', { client_arrived: true, is_cancelled: true, feedback: rated }, null, false],
  ['cancelled and not rated', { client_arrived: true, is_cancelled: true }, null, false],
] as const)(
  'a past appointment that was %s, %j, asks on its card for %s and shows its stars: %s [DET-41]',
  async (_what, changes, ask, hasStars) => {
    givenScreen({ isDesktop: true });
    open(
      { past: [anAppointmentWork({ id: 'S-9', is_history: true, ...changes })] },
      { provider: { schedulerSolo: true } },
    );
    const history = await screen.findByRole('region', { name: 'Histórico' });
    const card = await within(history).findByRole('link');
    expect(card.textContent?.includes('Por avaliar')).toBe(ask !== null);
    expect(within(card).queryByRole('img', { name: /4 em 5/ }) !== null).toBe(hasStars);
  },
);

test.each([
  [
    'an appointment that was kept',
    anAppointmentWork({ id: 'S-9', is_history: true, client_arrived: true }),
  ],
  ['a completed work', finished],
])(
  'what is to pay of %s stands on its card in the words of its stage [DET-22] [DET-25] [C-182]',
  async (_what, work) => {
    givenScreen({ isDesktop: true });
    const unpaid = { ...work, payment: duePayment };
    open(work.isAppointment ? { past: [unpaid] } : { completed: [unpaid] });
    const history = await screen.findByRole('region', { name: 'Histórico' });
    const card = await within(history).findByRole('link');
    const said = ['Pendente de Pagamento', 'Por pagar'].filter((words) =>
      card.textContent?.includes(words),
    );
    expect(said).toEqual([work.isAppointment ? 'Pendente de Pagamento' : 'Por pagar']);
  },
);

test('a booking far ahead is not said to wait for a confirmation [DET-11]', async () => {
  open({ scheduled: [anAppointmentWork({ date_start: '2099-07-14' })] });
  await screen.findByRole('button', { name: 'Confirmar presença' });
  expect(screen.queryByText('Por confirmar')).toBeNull();
  await screen.findByRole('heading', { name: 'Está tudo em dia.' });
});

test('what is to approve, to pay and what was paid stands on the cards in euros and cents [LIM-10]', async () => {
  givenScreen({ isDesktop: true });
  open({
    active: [
      aBudget({ total: 1184.5 }),
      aWork({ id: 'A-3', payment: { ...duePayment, total: 1035 } }),
    ],
    completed: [{ ...finished, total: 1270 }],
  });
  const approve = await screen.findByRole('link', { name: /^Ver orçamento/ });
  expect(approve.textContent).toContain('1184,50\u00a0€');
  expect(screen.getByRole('link', { name: /^Pagar/ }).textContent).toContain('1035,00\u00a0€');
  const history = screen.getByRole('region', { name: 'Histórico' });
  expect(history.textContent).toContain('1270,00\u00a0€');
});

test('when the deadline of a payment passes on the open home, nothing there invites to pay any more [DET-07] [C-249]', async () => {
  givenScreen({ isDesktop: true });
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-09T10:00:10Z'),
  });
  const payment = { ...duePayment, valid_until: '2026-07-09T10:01:00Z' };
  open({
    active: [aWork({ payment })],
    scheduled: [anAppointmentWork({ payment, allow_confirmation: false })],
    completed: [aWork({ ...finished, payment, feedback: rated })],
  });
  await screen.findByRole('heading', { level: 1, name: 'Tem três pagamentos por fazer.' });
  const links = (name: RegExp) => screen.queryAllByRole('link', { name }).length;
  expect([links(/^Pagar/), links(/^Ver pagamento/)]).toEqual([2, 0]);
  const history = screen.getByRole('region', { name: 'Histórico' });
  const stars = () => within(history).queryAllByRole('img', { name: /^4 / }).length;
  // What is to pay is said in place of the stars that were given.
  expect(history.textContent).toContain('Por pagar');
  expect(stars()).toBe(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect([links(/^Pagar/), links(/^Ver pagamento/)]).toEqual([0, 1]);
  expect(history.textContent).not.toContain('Por pagar');
  expect(stars()).toBe(1);
  screen.getByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
});

test('a payment that waits for its reference is looked at, not paid again; nor is one whose deadline is over [DET-07]', async () => {
  givenScreen({ isDesktop: true });
  const scheduled = (['PENDING', 'NOT_PAID'] as const).map((state, index) =>
    anAppointmentWork({ id: `S-${index}`, payment: { ...duePayment, state } }),
  );
  const over = { ...duePayment, valid_until: '2020-07-16T22:59:00Z' };
  scheduled.push(anAppointmentWork({ id: 'S-2', payment: over }));
  const waiting = aWork({ payment: { ...duePayment, state: 'PENDING' } });
  open({ active: [waiting, aWork({ id: 'A-3', payment: over })], scheduled });
  await screen.findAllByRole('article');
  const links = screen
    .getAllByRole('link', { name: /^(Pagar|Ver pagamento)/ })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual([
    expect.stringMatching(/^Ver pagamento.*A-1$/),
    'Ver pagamento /client/payment/S-0',
    'Pagar /client/payment/S-1',
    'Ver pagamento /client/payment/S-2',
  ]);
});

const steps = () => screen.findByRole('heading', { name: 'Para começar' });

test('a customer without any service is shown what to do first, ticked where it is done, an item by the provider’s label [SRV-01] [ITM-01] [C-704]', async () => {
  givenScreen({ isDesktop: false });
  const { item } = aWork();
  const { shell } = open({}, { answers: { 'GET /items/': () => ({ items: [] }) } });
  await steps();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  const profile = screen.getByRole('link', { name: /Completar o seu perfil/ });
  expect(profile.getAttribute('href')).toBe('/client/perfil');
  expect(profile.textContent).toMatch(/^Feito: /);
  const add = () => screen.getByRole('button', { name: /Adicionar viatura/ });
  expect(add().textContent).not.toContain('Feito');
  fireEvent.click(add());
  expect(shell.openedPanels).toEqual(['items']);
  // One in the header, one with the primary button; none in the empty sections.
  expect(screen.getAllByRole('link', { name: 'Marcar' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Nova marcação' })).toBeNull();
  cleanup();
  open({}, { answers: { 'GET /items/': () => ({ items: [item] }) } });
  await steps();
  await waitFor(() => expect(add().textContent).toContain('Feito'));
  cleanup();
  open({}, { provider: { itemLabel: 'Equipamento' } });
  await steps();
  expect(screen.getByRole('button', { name: /Adicionar equipamento/ })).toBeTruthy();
  cleanup();
  open({}, { provider: { supportsItems: false } });
  await steps();
  expect(screen.queryByRole('button', { name: /Adicionar/ })).toBeNull();
});

test.each(['name', 'phone', 'email'] as const)(
  'the profile is not ticked without its %s [C-704]',
  async (missing) => {
    givenScreen({ isDesktop: false });
    const subject = {
      ...{ userId: 'user-1', registered: true, loginEmailValidated: true },
      ...{ name: 'Ana Marques', phone: '+351912345678', email: 'ana@example.pt' },
      [missing]: '',
    };
    open({}, { session: { subject } });
    await steps();
    const profile = screen.getByRole('link', { name: /Completar o seu perfil/ });
    expect(profile.textContent).not.toContain('Feito');
  },
);

test('the first steps stand above the sections, with the only primary button; items that cannot be read are no item [C-704]', async () => {
  givenScreen({ isDesktop: false });
  const { shell } = open({}, { answers: { 'GET /items/': failing } });
  const heading = await steps();
  const above = heading.compareDocumentPosition(screen.getByRole('tablist'));
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const primary = [...document.querySelectorAll('[data-primary]')];
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Marcar']);
  expect(heading.closest('section')?.contains(primary[0] ?? null)).toBe(true);
  await waitFor(() => expect(shell.requests.map(({ path }) => path)).toContain('/items/'));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  const add = screen.getByRole('button', { name: /Adicionar viatura/ });
  expect(add.textContent).not.toContain('Feito');
});

test.each([
  ['with a service', { completed: [finished] }, {}],
  ['in the demo', {}, { session: { mode: 'demo' as const } }],
  ['while a list cannot be read', {}, { answers: { 'GET /services/completed': failing } }],
])('%s the home has no first steps [SRV-01] [C-704]', async (_case, lists, options) => {
  givenScreen({ isDesktop: false });
  open(lists, options);
  await screen.findByRole('heading', { name: 'Está tudo em dia.' });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('heading', { name: 'Para começar' })).toBeNull();
});
