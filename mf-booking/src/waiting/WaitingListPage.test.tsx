// @vitest-environment happy-dom
import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import WaitingListPage from '../pages/waiting-list/WaitingListPage.tsx';
import { readWaitingWish, waitingAddress } from './waitingAddress.ts';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

const service = {
  ...{ id: 'corte', fo_id: null, name: 'Corte', duration_minutes: 30 },
  users: [
    { id: 'rui', name: 'Rui Lima' },
    { id: 'eva', name: 'Eva Lima' },
  ],
  ...{ active: false, disabled: false, notAvailable: false, schedule_fixed_start_enabled: false },
};
const entry = {
  ...{ id: 'one', service_ids: ['corte'], title: 'Corte', from: '2026-07-10', to: '2026-07-24' },
  ...{ part: 1, state: 'waiting', created_at: '2026-07-09T10:00:00.000Z', offer: null },
};
const offer = {
  ...{ id: 'hour', date: '2026-07-13', time: '11:30', expert: 'Rui Lima' },
  until: '2026-07-09T11:40:00.000Z',
  // By the clock of a provider in the Azores.
  until_time: '11:40',
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-09T10:00:00Z') }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(answers: Record<string, () => unknown>, path = '/waiting-list') {
  const shell = createTestPortal({
    answers: { 'GET /schedule/services': () => ({ services: [service] }), ...answers },
  });
  const id = path.startsWith('/waiting-list/nova') ? 'nova' : undefined;
  render(
    <TestShell
      test={shell}
      view={{ kind: 'page', name: 'waiting-list', params: id === undefined ? {} : { id } }}
      path={path}
    >
      <WaitingListPage />
    </TestShell>,
  );
  return shell;
}
const list = (...entries: object[]) => ({
  'GET /waiting-list': () => ({ available: true, entries }),
});

test('an address holds what is waited for, and nonsense in it is as if it were absent [WAI-01] [C-640]', () => {
  const wish = {
    ...{ services: ['corte', 'barba'], expert: 'rui', item: 'i', from: '2026-07-10' },
    ...({ part: 2, booking: null } as const),
  };
  expect(readWaitingWish(waitingAddress(wish).split('?')[1] ?? '')).toEqual(wish);
  expect(readWaitingWish('de=ontem&parte=7')).toEqual({
    ...{ services: [], expert: null, item: null, from: null, part: 3, booking: null },
  });
});

test('what is asked for is the range, the part of the day and the person that were chosen [WAI-01]', async () => {
  const shell = open(
    { 'POST /waiting-list': () => ({ id: 'one', message: 'Está na lista de espera.' }) },
    '/waiting-list/nova?servicos=corte&de=2026-07-10&parte=1',
  );
  fireEvent.click(await screen.findByRole('radio', { name: /Eva Lima/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Tarde' }));
  fireEvent.click(screen.getByRole('button', { name: 'Entrar na lista' }));
  await vi.waitFor(() => expect(shell.visited).toEqual(['/client/waiting-list']));
  const sent = shell.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    ...{ service_ids: ['corte'], expert_id: 'eva', item_id: null, appointment_id: null },
    ...{ from: '2026-07-10', to: '2026-07-24', part: 2 },
  });
  expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Está na lista de espera.' });
});

test.each([
  ['no more days than can be booked', 'de=2026-07-10', '2026-07-18', ['2026-07-10', '2026-07-18']],
  ['none behind them', 'de=2026-09-10', '2026-07-18', ['2026-07-18', '2026-07-18']],
  ['two weeks', 'de=2026-07-10', '2026-10-10', ['2026-07-10', '2026-07-24']],
])('what is asked for at first is %s [WAI-01] [C-887]', async (_what, from, last_day, range) => {
  const shell = open(
    {
      'GET /schedule/services': () => ({ services: [service], last_day }),
      'POST /waiting-list': () => ({ id: 'one', message: 'Está na lista de espera.' }),
    },
    `/waiting-list/nova?servicos=corte&${from}`,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar na lista' }));
  await vi.waitFor(() => expect(shell.visited).toEqual(['/client/waiting-list']));
  const sent = Object(shell.requests.find(({ method }) => method === 'POST')?.body);
  expect([sent.from, sent.to]).toEqual(range);
});

test('for an earlier time of a booking far away sixty days are asked for [WAI-03] [C-887]', async () => {
  const shell = open(
    {
      'GET /services/S-1/move': () => ({
        ...{ allowed: true, until: '2026-10-20T07:00:00Z', moves_left: 2, nearest: [] },
        appointment: {
          title: 'Corte',
          date: '2026-10-20',
          time: '10:00',
          expert_id: null,
          expert: null,
        },
      }),
      'POST /waiting-list': () => ({ id: 'one', message: 'Está na lista de espera.' }),
    },
    '/waiting-list/nova?marcacao=S-1',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar na lista' }));
  await vi.waitFor(() => expect(shell.visited).toEqual(['/client/service-details/S-1']));
  expect(shell.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ from: '2026-07-09', to: '2026-09-06', appointment_id: 'S-1' },
  });
});

test('a time is never named without its hold, and one that is over says so in its words and is asked for again [WAI-06] [WAI-07]', async () => {
  let isOver = false;
  const shell = open({
    'GET /waiting-list': () => ({
      available: true,
      entries: [isOver ? entry : { ...entry, state: 'offered', offer }],
    }),
    'POST /waiting-list/offers/hour/accept': () => {
      isOver = true;
      const body = 'Esta reserva terminou. Continua na lista de espera.';
      return Response.json({ title: 'A reserva terminou', body, message: body }, { status: 409 });
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  await screen.findByText('Há uma vaga para si: seg, 13 jul., 11:30. Está reservada até às 11:40.');
  fireEvent.click(screen.getByRole('button', { name: 'Ficar com esta hora' }));
  await vi.waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'info', text: 'A reserva terminou' }),
  );
  expect(info.mock.calls[0]?.[0].body).toBe('Esta reserva terminou. Continua na lista de espera.');
  await vi.waitFor(() => expect(screen.queryByText(/Há uma vaga/)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Corte' })).toBeTruthy();
});

test('a time inside the fourteen days is taken with the request that its box makes, which is not ticked [LAW-09]', async () => {
  const shell = open({
    ...list({ ...entry, state: 'offered', offer }),
    'GET /schedule/services': () => ({
      services: [{ ...service, early_start_before: '2026-07-24' }],
    }),
    'POST /waiting-list/offers/hour/accept': () => ({
      ...{ message: 'Marcação feita.', appointment_id: 'S-1', moved: false },
      payments_required: false,
    }),
  });
  const sent = () =>
    shell.requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: EARLY_START_REQUEST });
  expect(box.checked).toBe(false);
  const accept = screen.getByRole('button', { name: 'Ficar com esta hora' });
  fireEvent.click(accept);
  expect(screen.getByText('Para datas antes de 24 jul. 2026, assinale este pedido.')).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.click(box);
  fireEvent.click(accept);
  await vi.waitFor(() =>
    expect(sent()).toEqual([{ early_start: true, texts: [EARLY_START_REQUEST] }]),
  );
});

const terms = {
  ...{ prepaid: 10, on_site: 15, free_until_minutes: 1440, late_percent: 50, no_show_percent: 100 },
};
const priced = { ...service, schedule_payment_value: 25, terms };
const accepted = (payments_required: boolean) => ({
  'POST /waiting-list/offers/hour/accept': () => ({
    ...{ message: 'Marcação feita.', appointment_id: 'S-1', moved: false, payments_required },
  }),
});

test.each([
  ['asked for', undefined],
  ['not had', () => Response.json({}, { status: 500 })],
  ['without what is offered', () => ({ services: [{ ...priced, id: 'barba' }] })],
])(
  'while the prices are %s no time can be taken, but refused; then it is with its words [WAI-08] [POL-03]',
  async (_how, first) => {
    let answer: (value: unknown) => void = () => undefined;
    const never = new Promise((resolve) => (answer = resolve));
    let calls = 0;
    const shell = open({
      ...list({ ...entry, state: 'offered', offer }),
      ...accepted(true),
      'GET /schedule/services': () => {
        calls += 1;
        if (calls > 1) return { services: [priced] };
        return first === undefined ? never : first();
      },
    });
    await screen.findByText(/^Há uma vaga para si/);
    await vi.waitFor(() => expect(calls).toBe(1));
    if (first === undefined)
      fireEvent.click(screen.getByRole('button', { name: 'A carregar o preço…' }));
    else await screen.findByText('Não foi possível carregar o preço e as condições');
    expect(screen.queryByRole('button', { name: /Ficar com esta hora|Marcar com/ })).toBeNull();
    for (const name of ['Não quero esta hora', /^Sair da lista/])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
    if (first === undefined) answer({ services: [priced] });
    else fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    const accept = await screen.findByRole('button', {
      name: 'Marcar com obrigação de pagar 25,00\u00a0€',
    });
    screen.getByText(/^Paga agora 10,00\s€/);
    expect(shell.requests.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(accept);
    await vi.waitFor(() => expect(shell.visited).toEqual(['/client/payment/S-1']));
  },
);

test.each([
  ['waits', entry],
  ['is offered a time', { ...entry, state: 'offered', offer }],
])('an entry that %s ends with one press, which is said once [WAI-10]', async (_how, shown) => {
  const entries = [shown];
  const shell = open({
    'GET /waiting-list': () => ({ available: true, entries }),
    'DELETE /waiting-list/one': () => {
      entries.length = 0;
      return { message: 'Saiu da lista de espera.' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Sair da lista: Corte/ }));
  await screen.findByRole('heading', { name: 'Não está em nenhuma lista de espera.' });
  expect(shell.shown).toEqual([{ kind: 'toast', text: 'Saiu da lista de espera.' }]);
  const changes = shell.requests.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /waiting-list/one',
  ]);
});

test('without network the time that is held stands there, with its end, and takes no answer [WAI-06] [C-840]', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  open(list({ ...entry, state: 'offered', offer }));
  await screen.findByText('Há uma vaga para si: seg, 13 jul., 11:30. Está reservada até às 11:40.');
  for (const name of ['Ficar com esta hora', 'Não quero esta hora', /^Sair da lista/])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('a time that is held is asked for every half minute while it is shown, and not once its hold is over [WAI-06] [C-840]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-07-09T10:00:00Z') });
  let held: object | null = offer;
  const shell = open({
    'GET /waiting-list': () => ({
      available: true,
      entries: [{ ...entry, state: held === null ? 'waiting' : 'offered', offer: held }],
    }),
  });
  await screen.findByText(/^Há uma vaga para si/);
  const asked = () => shell.requests.filter(({ path }) => path === '/waiting-list').length;
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked()).toBe(before + 1);
  screen.getByText(/^Há uma vaga para si/);
  held = null;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() => expect(screen.queryByText(/Há uma vaga/)).toBeNull());
  const after = asked();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked()).toBe(after);
});

test('who waits for nothing reads so, and a list that cannot be had can be asked for again', async () => {
  const shell = open(list());
  await screen.findByRole('heading', { name: 'Não está em nenhuma lista de espera.' });
  fireEvent.click(screen.getByRole('button', { name: 'Marcar' }));
  expect(shell.visited).toEqual(['/client/schedule']);
  cleanup();
  open({
    'GET /waiting-list': () => Response.json({}, { status: 500 }),
  });
  await screen.findByRole('button', { name: 'Tentar novamente' });
});
