// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { anAppointmentWork } from '../../../testing/aWork.ts';
import { EarlierPart } from './EarlierPart.tsx';

const entry = {
  ...{ id: 'one', service_ids: ['corte'], title: 'Corte', from: '2026-07-09', to: '2026-07-14' },
  ...{ part: 3, state: 'waiting', created_at: '2026-07-09T10:00:00.000Z', offer: null },
  appointment_id: 'S-1',
};
const offer = {
  ...{ id: 'hour', date: '2026-07-13', time: '11:30', expert: 'Rui Lima' },
  until: '2026-07-09T11:40:00.000Z',
};
const offered = { ...entry, state: 'offered', offer };
const moved = {
  ...{ message: 'Hora mudada.', appointment_id: 'S-1', moved: true, payments_required: false },
};
const words =
  'Há uma vaga para si: seg, 13 jul., 11:30. Está reservada até às 12:40. Com Rui Lima.';
const ofLink = '/customer/showcase/S-1/waiting-list';

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-07-09T10:00:00Z') }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(answers: TestPortalOptions['answers'], isLite = false) {
  const lite = {
    ...{ subjectId: 'S-1', hasEnded: false, isClient: false, hasAccount: false },
    itemsKey: 'items-of-a-link',
  };
  const shell = createTestPortal({
    answers,
    ...(isLite && { session: { mode: 'lite', subject: null, lite } }),
  });
  const booked = anAppointmentWork({ date_start: '2026-07-14', allow_waiting: true });
  render(
    <TestShell test={shell} path="/service-details/S-1">
      <EarlierPart work={booked} today="2026-07-09" />
    </TestShell>,
  );
  return shell;
}
const list = (...entries: object[]) => ({ available: true, entries });
const said = () => document.body.textContent.replaceAll('\u00a0', ' ');
const calls = (shell: ReturnType<typeof open>) =>
  shell.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('«Quero mais cedo» asks for any hour from today to the day of the booking; switched off it ends [WAI-03] [WAI-10]', async () => {
  let entries: object[] = [];
  const shell = open({
    'GET /waiting-list': () => list(...entries),
    'POST /waiting-list': () => {
      entries = [entry];
      return { id: 'one', message: 'Está na lista de espera.' };
    },
    'DELETE /waiting-list/one': () => {
      entries = [];
      return { message: 'Saiu da lista de espera.' };
    },
  });
  const wanted = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Quero mais cedo' });
  await screen.findByRole('switch', { name: 'Quero mais cedo' });
  expect(wanted().checked).toBe(false);
  expect(said()).toContain('Se abrir vaga antes de ter, 14 jul., propomos-lhe a troca.');
  fireEvent.click(wanted());
  await vi.waitFor(() => expect(wanted().checked).toBe(true));
  expect(said()).toContain('Na lista de espera: hoje a ter, 14 jul., a qualquer hora.');
  await press('Sair da lista');
  await vi.waitFor(() => expect(wanted().checked).toBe(false));
  expect(calls(shell)).toEqual([
    [
      'POST',
      '/waiting-list',
      {
        ...{ service_ids: [], appointment_id: 'S-1' },
        ...{ from: '2026-07-09', to: '2026-07-14', part: 3 },
      },
    ],
    ['DELETE', '/waiting-list/one', null],
  ]);
  expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Saiu da lista de espera.' });
});

test.each([
  ['a session', false, '/waiting-list'],
  ['a link', true, ofLink],
])(
  'by %s a time is named while it is held and no longer, without anybody telling the page [WAI-06] [C-840]',
  async (_by, isLite, path) => {
    const shell = open({ [`GET ${path}`]: () => list(offered) }, isLite);
    await screen.findByText(/^Há uma vaga para si/);
    expect(said()).toContain(words);
    shell.answer(`GET ${path}`, () => list(entry));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await vi.waitFor(() => expect(said()).not.toContain('Há uma vaga'));
  },
);

test('without network the earlier time stands there, with its end, and takes no answer [WAI-06] [C-840]', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  open({ 'GET /waiting-list': () => list(offered) });
  await screen.findByText(/^Há uma vaga para si/);
  expect(said()).toContain(words);
  for (const name of ['Mudar para esta hora', 'Não quero esta hora', 'Sair da lista'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('a link takes the earlier time, does not want it, and leaves the list, by calls of its own; it begins no waiting [WAI-09] [WAI-10] [WAI-11]', async () => {
  const shell = open(
    {
      [`GET ${ofLink}`]: () => list(offered),
      [`POST ${ofLink}/offers/hour/decline`]: () => ({ message: 'Recusou esta hora.' }),
      [`POST ${ofLink}/offers/hour/accept`]: () => moved,
      [`DELETE ${ofLink}/one`]: () => ({ message: 'Saiu da lista de espera.' }),
    },
    true,
  );
  await press('Não quero esta hora');
  await vi.waitFor(() => expect(shell.shown).toHaveLength(1));
  await press('Mudar para esta hora');
  await vi.waitFor(() => expect(shell.shown).toHaveLength(2));
  await press('Sair da lista');
  await vi.waitFor(() => expect(shell.shown).toHaveLength(3));
  expect(shell.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    `${ofLink}/offers/hour/decline`,
    `${ofLink}/offers/hour/accept`,
    `${ofLink}/one`,
  ]);
  expect(shell.shown.map((shown) => Object(shown).text)).toEqual([
    'Recusou esta hora.',
    'Hora mudada.',
    'Saiu da lista de espera.',
  ]);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('in a session «Mudar para esta hora» moves the booking, says so and lets its page ask anew [WAI-07]', async () => {
  const shell = open({
    'GET /waiting-list': () => list(offered),
    'POST /waiting-list/offers/hour/accept': () => moved,
  });
  const changed: unknown[] = [];
  shell.portal.bus.on('appointment.changed', (event) => changed.push(event));
  await screen.findByRole('button', { name: 'Mudar para esta hora' });
  shell.answer('GET /waiting-list', () => list());
  await press('Mudar para esta hora');
  await vi.waitFor(() => expect(shell.shown).toEqual([{ kind: 'toast', text: 'Hora mudada.' }]));
  expect(calls(shell)).toEqual([['POST', '/waiting-list/offers/hour/accept', {}]]);
  expect(changed).toEqual([{ id: 'S-1' }]);
  expect(said()).not.toContain('Há uma vaga');
});

test('a time that is over when it is taken is said to be, moves nothing, and stands there no longer [WAI-07]', async () => {
  const over = 'Esta reserva terminou. Continua na lista de espera.';
  const shell = open({
    'GET /waiting-list': () => list(offered),
    'POST /waiting-list/offers/hour/accept': () =>
      Response.json({ reason: 'OFFER_OVER', message: over, body: over }, { status: 409 }),
  });
  const told = vi.spyOn(shell.portal.overlays, 'info');
  const changed: unknown[] = [];
  shell.portal.bus.on('appointment.changed', (event) => changed.push(event));
  await screen.findByRole('button', { name: 'Mudar para esta hora' });
  shell.answer('GET /waiting-list', () => list(entry));
  await press('Mudar para esta hora');
  await vi.waitFor(() => expect(said()).not.toContain('Há uma vaga'));
  expect(told.mock.calls).toEqual([[{ title: 'Pedido Sem Sucesso', body: over }]]);
  expect(changed).toEqual([]);
  expect(said()).toContain('Na lista de espera');
});
