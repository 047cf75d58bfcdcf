// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import MovePage from '../pages/move/MovePage.tsx';
import SchedulePage from '../pages/schedule/SchedulePage.tsx';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

const id = 'S-1';
const rui = { expert_id: 'rui', expert: 'Rui Lima' };
const terms = {
  allowed: true,
  until: '2026-07-16T13:30:00.000Z',
  moves_left: 2,
  nearest: [
    { date: '2026-07-14', time: '17:00', ...rui },
    { date: '2026-07-16', time: '18:00', ...rui },
    { date: '2026-07-17', time: '16:30', expert_id: 'tiago', expert: 'Tiago Lima' },
  ],
  appointment: { title: 'Corte e barba', date: '2026-07-16', time: '16:30', ...rui },
};
const moved = {
  ...{ message: 'Hora mudada.', date: '2026-07-16', time: '18:00' },
  ...{ old_date: '2026-07-16', old_time: '16:30', expert: 'Rui Lima' },
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-09T10:00:00Z') }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(answers: Record<string, () => unknown> = {}) {
  const shell = createTestPortal({
    answers: {
      'GET /services/S-1/move': () => terms,
      'POST /services/S-1/move': () => moved,
      'GET /schedule/config': () => ({
        timeSlots: { morning: [], afternoon: [] },
        days: { '2026-07-16': { morning: ['10:00'], afternoon: ['16:30', '17:30'] } },
        blockers: [],
      }),
      ...answers,
    },
  });
  render(
    <TestShell
      test={shell}
      view={{ kind: 'page', name: 'move', params: { id } }}
      path={`/move/${id}`}
    >
      <MovePage />
    </TestShell>,
  );
  return shell;
}
const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const sent = (shell: ReturnType<typeof open>) =>
  shell.requests.filter(({ method }) => method === 'POST');
const ranges = (shell: ReturnType<typeof open>) =>
  shell.requests
    .filter(({ path }) => path === '/schedule/config')
    .map(({ query }) => Object.fromEntries(query));
const confirm = () => screen.getByRole('button', { name: 'Mudar a hora' });

test('the three nearest times are buttons, before «Ver mais horas», and one of them moves it [RSC-04]', async () => {
  const shell = open();
  const nearest = await screen.findByRole('group', { name: 'As mais próximas da sua' });
  const buttons = within(nearest).getAllByRole('button');
  expect(buttons.map(plain)).toEqual([
    'ter14jul.17:00Com Rui Lima, como tinha',
    'qui16jul.18:00No mesmo dia, com Rui Lima',
    'sex17jul.16:30À mesma hora, com Tiago Lima',
  ]);
  const more = screen.getByRole('button', { name: 'Ver mais horas' });
  expect(nearest.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(confirm().hasAttribute('disabled')).toBe(true);
  fireEvent.click(buttons[1] ?? more);
  expect(plain(screen.getByRole('group', { name: 'Hora atual e hora nova' }))).toBe(
    'Agoraqui, 16 jul., 16:30Passa aqui, 16 jul., 18:00',
  );
  fireEvent.click(confirm());
  await vi.waitFor(() => expect(shell.visited.at(-1)).toBe('/client/service-details/S-1'));
  expect(sent(shell).map(({ body }) => body)).toEqual([
    { date: '2026-07-16', time: '18:00', expert_id: 'rui' },
  ]);
  expect(shell.sent).toContainEqual({ name: 'appointment.changed', payload: { id } });
  expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Hora mudada.' });
});

test('what was paid goes along, and is named among what does not change; otherwise nothing is said of it [RSC-07]', async () => {
  open({ 'GET /services/S-1/move': () => ({ ...terms, paid: 12 }) });
  expect(plain(await screen.findByText(/passa para a nova hora/))).toBe(
    '12,00 €, passa para a nova hora',
  );
  expect(screen.getByText('Pré-pagamento')).toBeTruthy();
  cleanup();
  open();
  await screen.findByRole('group', { name: 'As mais próximas da sua' });
  expect(screen.queryByText('Pré-pagamento')).toBeNull();
});

test('«Ver mais horas» opens the calendar for this appointment, whose own time is no choice [RSC-04] [BKG-40] [BKG-41] [BKG-44]', async () => {
  const shell = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver mais horas' }));
  fireEvent.click(await screen.findByRole('button', { name: /16 de julho.*, com vagas/ }));
  const free = await screen.findByRole('group', { name: /^Horas livres/ });
  expect(within(free).getAllByRole('heading').map(plain)).toEqual(['Manhã', 'Tarde']);
  expect(within(free).getAllByRole('list').map(plain)).toEqual(['10:00', '17:30']);
  expect(ranges(shell)).toEqual([{ appointment_id: id, start: '09/07/2026', end: '08/08/2026' }]);
  fireEvent.click(within(free).getByRole('button', { name: '17:30' }));
  fireEvent.click(confirm());
  await vi.waitFor(() =>
    expect(sent(shell).map(({ body }) => body)).toEqual([
      { date: '2026-07-16', time: '17:30', expert_id: null },
    ]),
  );
});

test('a day on which nothing but the own time is free has no times to move to [RSC-04]', async () => {
  open({
    'GET /schedule/config': () => ({
      timeSlots: { morning: [], afternoon: [] },
      days: {
        '2026-07-16': { morning: [], afternoon: ['16:30'] },
        '2026-07-20': { morning: [], afternoon: ['16:30'] },
      },
      blockers: [],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver mais horas' }));
  await screen.findByRole('button', { name: /20 de julho.*, com vagas/ });
  expect(screen.queryByRole('button', { name: /16 de julho.*, com vagas/ })).toBeNull();
});

test('a month in which nothing but the own time is free leads to the next that has some [RSC-04]', async () => {
  open({
    'GET /schedule/config': () => ({
      timeSlots: { morning: [], afternoon: [] },
      days: {
        '2026-07-16': { morning: [], afternoon: ['16:30'] },
        '2026-08-04': { morning: ['09:30'], afternoon: [] },
      },
      blockers: [],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver mais horas' }));
  await screen.findByRole('button', { name: /^Ver ter, 04\sago\.$/ });
});

test('another month of that calendar is asked for anew, from day 8 to day 8 [BKG-21] [BKG-40]', async () => {
  const shell = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver mais horas' }));
  const last = () => ranges(shell).at(-1);
  for (const [start, end] of [
    ['09/07/2026', '08/09/2026'],
    ['08/08/2026', '08/10/2026'],
  ]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Mês seguinte' }));
    await vi.waitFor(() => expect(last()).toEqual({ appointment_id: id, start, end }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
  await vi.waitFor(() => expect(last()).toMatchObject({ start: '09/07/2026', end: '08/09/2026' }));
});

test('a time that was taken meanwhile is said in the server’s words, and others stand in its place', async () => {
  const shell = open({
    'POST /services/S-1/move': () =>
      Response.json(
        {
          ...{ code: 409, title: 'Horário indisponível', body: 'As 18:00 já não estão livres.' },
          alternatives: [{ date: '2026-07-16', time: '19:00', ...rui }],
        },
        { status: 409 },
      ),
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: /18:00/ }));
  fireEvent.click(confirm());
  await screen.findByRole('button', { name: /19:00/ });
  expect(info).toHaveBeenCalledExactlyOnceWith({
    title: 'Horário indisponível',
    body: 'As 18:00 já não estão livres.',
    closeLabel: 'Escolher outra hora',
  });
  expect(screen.queryByRole('button', { name: /17:00/ })).toBeNull();
  expect(confirm().hasAttribute('disabled')).toBe(true);
  expect(shell.visited).toEqual([]);
});

test('where the provider confirms by hand the page says so, and leads back with its words [RSC-08]', async () => {
  const message = 'Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.';
  const shell = open({
    'GET /services/S-1/move': () => ({ ...terms, by_hand: true }),
    'POST /services/S-1/move': () => ({ ...moved, message }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /18:00/ }));
  expect(screen.getByText(/^A nova hora só vale depois de confirmada/)).toBeTruthy();
  fireEvent.click(confirm());
  await vi.waitFor(() => expect(shell.visited.at(-1)).toBe('/client/service-details/S-1'));
  expect(shell.shown).toContainEqual({ kind: 'toast', text: message });
});

test('a link moves its own appointment at the address of the wizard, by calls of its own [RSC-11] [C-543]', async () => {
  const lite = {
    ...{ subjectId: id, hasEnded: false, isClient: false, hasAccount: false },
    itemsKey: 'items-of-a-link',
  };
  const shell = createTestPortal({
    session: { mode: 'lite', subject: null, lite },
    answers: {
      'GET /customer/showcase/S-1/move': () => terms,
      'POST /customer/showcase/S-1/move': () => moved,
    },
  });
  render(
    <TestShell
      test={shell}
      view={{ kind: 'page', name: 'schedule-lite', params: {} }}
      path="/schedule-lite?mudar=t"
    >
      <SchedulePage />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /18:00/ }));
  fireEvent.click(confirm());
  await vi.waitFor(() => expect(shell.visited.at(-1)).toBe('/client/service-details-lite?s=I&t=0'));
  expect(sent(shell).map(({ service, path }) => [service, path])).toEqual([
    ['calendar', '/customer/showcase/S-1/move'],
  ]);
});

test('where it cannot be moved the page says why and leads back', async () => {
  const message = 'Já mudou esta marcação 2 vezes. Ligue para Lima.';
  const refused = { ...terms, allowed: false, reason: 'NO_MOVES_LEFT', message, nearest: [] };
  const shell = open({ 'GET /services/S-1/move': () => refused });
  await screen.findByText(message);
  expect(screen.queryByRole('button', { name: 'Mudar a hora' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver marcação' }));
  expect(shell.visited).toEqual(['/client/service-details/S-1']);
});
