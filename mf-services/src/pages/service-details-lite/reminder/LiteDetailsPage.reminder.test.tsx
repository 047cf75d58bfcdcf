// @vitest-environment happy-dom
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import { givenScreen } from '../../../testing/givenScreen.ts';
import LiteDetailsPage from '../LiteDetailsPage.tsx';

const path = '/customer/showcase/S-1';
const movable = () => anAppointmentWork({ allow_move: true, allow_cancel: false });
const answers = { decline: true, sms_to: '••• ••• 678' };
const free = { paid: 0, refund: 0, kept: 0, free_until: null, reason: 'free', message: null };
const message =
  'Se cancelar agora, devolvemos 12,00\u00a0€ dos 20,00\u00a0€ que pagou, porque faltam menos de 48\u00a0horas.';
const late = { ...free, paid: 20, refund: 12, kept: 8, reason: 'late', message };
const refused = (status: number, body: string) =>
  Response.json(
    { type: 'Failure', http_code: status, code: status, message: body, title: 'Título', body },
    { status },
  );

function open(
  options: TestPortalOptions & { details?: object; reminder?: object; subjectId?: string } = {},
) {
  const { details = movable(), reminder = answers, subjectId = 'S-1', ...rest } = options;
  const shell = createTestPortal({
    ...rest,
    session: {
      mode: 'lite',
      subject: null,
      lite: {
        subjectId,
        hasEnded: false,
        isClient: false,
        hasAccount: false,
        itemsKey: 'items-of-a-link',
      },
    },
    answers: {
      [`GET ${path}`]: () => ({ code: 1, details, reminder }),
      'GET /showcase/work/A-1': () => ({ code: 1, details, reminder }),
      [`GET ${path}/cancel-terms`]: () => free,
      [`POST ${path}/decline`]: () => ({}),
      [`POST ${path}/confirm`]: () => ({}),
      [`POST ${path}/code`]: () => ({ sent_to: '••• ••• 678' }),
      [`POST ${path}/code/validate`]: () => ({ proof: 'proof-1' }),
      ...rest.answers,
    },
  });
  render(
    <Provider>
      <TestShell
        test={shell}
        path="/service-details-lite?token_cal=k&s=R&t=0"
        view={{ kind: 'page', name: 'service-details-lite', params: {} }}
      >
        <LiteDetailsPage />
      </TestShell>
    </Provider>,
  );
  return shell;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (shell: ReturnType<typeof open>) =>
  shell.requests.filter(({ method }) => method !== 'GET');
const calls = (shell: ReturnType<typeof open>) => sent(shell).map(({ path: called }) => called);
/** Who answers `Cancelar marcação` to the question, and what was asked. */
function question(shell: ReturnType<typeof open>) {
  return vi.spyOn(shell.portal.overlays, 'confirm');
}

const textOf = ({ textContent }: Element) => textContent;

beforeEach(() => givenScreen({ isDesktop: false }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the page of a reminder asks first whether the customer comes, in three answers, and opening it sends nothing [REM-11] [REM-12]', async () => {
  const shell = open();
  const card = (await screen.findByRole('heading', { name: 'Pode vir?' })).closest('section');
  const offered = [...(card?.querySelectorAll('button, a') ?? [])];
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Confirmar',
    'Mudar a hora',
    'Não posso vir',
  ]);
  expect(offered[1]?.getAttribute('href')).toBe('/client/schedule-lite?mudar=t');
  expect(screen.getAllByRole('link', { name: 'Mudar a hora' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /Confirmar/ })).toHaveLength(1);
  expect(sent(shell)).toEqual([]);
});

test('a booking that may be cancelled has no way to it in its details, only the answer of the reminder [LITE-08] [REM-12]', async () => {
  open({ details: anAppointmentWork({ allow_move: true, allow_cancel: true }) });
  await screen.findByRole('button', { name: 'Não posso vir' });
  expect(screen.queryByText('Cancelar marcação')).toBeNull();
});

test('«Confirmar» thanks once, in words that stay, and stays on the page [REM-16] [C-672]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shell = open();
  await press('Confirmar');
  const thanks = 'Obrigado. A sua presença está confirmada.';
  await waitFor(() => expect(screen.getAllByRole('status').map(textOf)).toContain(thanks));
  const expectOtherQuestion = () => {
    expect(screen.getByRole('heading', { name: 'Precisa de mudar alguma coisa?' })).toBeTruthy();
    expect(screen.queryByText('Pode vir?')).toBeNull();
  };
  expectOtherQuestion();
  shell.answer(`GET ${path}`, () => ({
    code: 1,
    details: { ...movable(), is_confirmed: true },
    reminder: answers,
  }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getAllByText(thanks)).toHaveLength(1);
  expectOtherQuestion();
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Não posso vir' })).toBeTruthy();
  expect(calls(shell)).toEqual([`${path}/confirm`]);
  expect([shell.visited, shell.shown]).toEqual([[], []]);
});

test.each([
  ['by whoever confirmed', true],
  ['by the provider', false],
])(
  'nobody is thanked for coming to what is cancelled after that %s, on the same page [REM-12] [REM-16] [C-672]',
  async (_by, isOwn) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shell = open();
    question(shell).mockResolvedValue(true);
    await press('Confirmar');
    await screen.findByText('Obrigado. A sua presença está confirmada.');
    shell.answer(`GET ${path}`, () => ({
      code: 1,
      details: { ...movable(), is_confirmed: true },
      reminder: answers,
    }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    shell.answer(`GET ${path}`, () => ({
      code: 1,
      details: { ...movable(), is_cancelled: true, cancelled_by_client: isOwn },
      reminder: { ...answers, decline: false },
    }));
    if (isOwn) await press('Não posso vir');
    else shell.portal.bus.emit('appointment.changed', { id: 'S-1' });
    await waitFor(() => expect(screen.queryByText('Precisa de mudar alguma coisa?')).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(/^Obrigado/)).toBeNull();
    // An account is offered, as of everything that is over (LITE-09).
    expect(screen.getByRole('button', { name: 'Criar conta' })).toBeTruthy();
  },
);

test('moved by the provider while the thanks stand, it asks anew whether the customer comes [REM-16] [RSC-13] [C-672]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shell = open();
  const become = async (part: object) => {
    const details = { ...movable(), ...part };
    shell.answer(`GET ${path}`, () => ({ code: 1, details, reminder: answers }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  await press('Confirmar');
  await screen.findByText('Obrigado. A sua presença está confirmada.');
  await become({ is_confirmed: true });
  shell.portal.bus.emit('appointment.changed', { id: 'S-1' });
  await become({ is_confirmed: false, time: '11:00' });
  await screen.findByRole('heading', { name: 'Pode vir?' });
  expect(screen.queryByText(/^Obrigado/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeTruthy();
});

test('what was cancelled meanwhile says so, and the page is true again [REM-16] [ERR-26]', async () => {
  const body = 'Esta marcação foi cancelada.';
  const shell = open({ answers: { [`POST ${path}/confirm`]: () => refused(409, body) } });
  const said = vi.spyOn(shell.portal.overlays, 'info');
  await screen.findByRole('button', { name: 'Confirmar' });
  shell.answer(`GET ${path}`, () => ({
    code: 1,
    details: { ...movable(), is_cancelled: true, cancelled_by_client: true },
    reminder: { ...answers, decline: false },
  }));
  await press('Confirmar');
  await waitFor(() => expect(said).toHaveBeenCalledWith({ title: 'Título', body }));
  await waitFor(() => expect(screen.queryByText('Pode vir?')).toBeNull());
});

test('who cannot come is offered another time first, and cancels with a second press [REM-12]', async () => {
  const shell = open({ confirms: false });
  const asked = question(shell);
  await press('Não posso vir');
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const { title, body, confirmLabel, cancelLabel, alternative } = asked.mock.calls[0]?.[0] ?? {};
  expect([title, confirmLabel, cancelLabel]).toEqual([
    'Cancelar esta marcação?',
    'Cancelar marcação',
    'Manter marcação',
  ]);
  expect(body).toMatch(/^A marcação de .+ fica sem efeito e a hora volta a ficar livre\.$/);
  expect(alternative?.label).toBe('Mudar a hora');
  alternative?.onChoose();
  expect(shell.visited).toEqual(['/client/schedule-lite?mudar=t']);
  expect(sent(shell)).toEqual([]);
  asked.mockResolvedValue(true);
  await press('Não posso vir');
  await waitFor(() => expect(calls(shell)).toEqual([`${path}/decline`]));
  expect(sent(shell)[0]?.body).toEqual({ kept: 0 });
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Marcação cancelada.' }),
  );
});

test('where something is kept or goes back it is said in euros, and the code is asked for before [REM-12] [C-671]', async () => {
  const shell = open({ answers: { [`GET ${path}/cancel-terms`]: () => late } });
  const asked = question(shell).mockResolvedValue(true);
  await press('Não posso vir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme com o código' }));
  expect(asked.mock.calls[0]?.[0].body).toContain(
    `${message} A devolução é feita no prazo de 14 dias.`,
  );
  expect(calls(shell)).toEqual([`${path}/code`]);
  expect(dialog.getByText('Enviámos um código de 6 dígitos para ••• ••• 678.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(calls(shell).at(-1)).toBe(`${path}/decline`));
  expect(sent(shell).at(-1)?.body).toEqual({ kept: 8, proof: 'proof-1' });
  await waitFor(() =>
    expect(shell.shown).toContainEqual({
      kind: 'toast',
      text: 'Marcação cancelada. Devolvemos 12,00\u00a0€.',
    }),
  );
});

test('what was paid and goes back whole asks for the code as well; what cannot be moved offers no other time [REM-12]', async () => {
  const whole = { ...free, paid: 20, refund: 20 };
  const shell = open({
    details: anAppointmentWork({ allow_move: false }),
    answers: { [`GET ${path}/cancel-terms`]: () => whole },
  });
  const asked = question(shell).mockResolvedValue(true);
  await press('Não posso vir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme com o código' }));
  expect(asked.mock.calls[0]?.[0].alternative).toBeUndefined();
  fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(sent(shell).at(-1)?.body).toEqual({ kept: 0, proof: 'proof-1' }));
});

test('after an answer that was lost the code that was entered counts still; one that the server refuses is asked for again', async () => {
  const shell = open({
    answers: {
      [`GET ${path}/cancel-terms`]: () => late,
      [`POST ${path}/decline`]: () => Promise.reject(new TypeError('Failed to fetch')),
    },
  });
  question(shell).mockResolvedValue(true);
  const said = vi.spyOn(shell.portal.overlays, 'info');
  const enter = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme com o código' }));
    fireEvent.change(dialog.getByLabelText('Código de 6 dígitos'), { target: { value: '481902' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar marcação' }));
  };
  await press('Não posso vir');
  await enter();
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  shell.answer(`POST ${path}/decline`, () =>
    Response.json({ reason: 'CODE_REQUIRED', message: 'Código.' }, { status: 403 }),
  );
  await press('Não posso vir');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  shell.answer(`POST ${path}/decline`, () => ({}));
  await press('Não posso vir');
  await enter();
  await waitFor(() =>
    expect(shell.shown.at(-1)?.text).toBe('Marcação cancelada. Devolvemos 12,00\u00a0€.'),
  );
});

test('who leaves the code keeps the appointment, and terms that changed are said in the server’s words [REM-12] [ERR-26]', async () => {
  const body = 'A marcação mantém-se. Se cancelar agora, nada é devolvido nem retido.';
  const shell = open({
    answers: {
      [`GET ${path}/cancel-terms`]: () => late,
      [`POST ${path}/decline`]: () => refused(409, body),
    },
  });
  question(shell).mockResolvedValue(true);
  await press('Não posso vir');
  await screen.findByRole('dialog', { name: 'Confirme com o código' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls(shell)).toEqual([`${path}/code`]);
  shell.answer(`GET ${path}/cancel-terms`, () => free);
  const said = vi.spyOn(shell.portal.overlays, 'info');
  await press('Não posso vir');
  await waitFor(() => expect(said.mock.calls[0]?.[0]).toMatchObject({ title: 'Título', body }));
});

test.each([
  ['cancel-terms', 'GET', 409, 'Título'],
  ['decline', 'POST', 500, 'Pedido Sem Sucesso'],
])(
  'a refused %s is told on the page of a reminder too, and nothing is cancelled [ERR-26]',
  async (call, method, status, title) => {
    const shell = open({
      answers: {
        [`${method} ${path}/${call}`]: () =>
          status === 500 ? new Response('', { status }) : refused(status, 'Palavras.'),
      },
    });
    question(shell).mockResolvedValue(true);
    const said = vi.spyOn(shell.portal.overlays, 'info');
    await press('Não posso vir');
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
    expect(said.mock.calls[0]?.[0].title).toBe(title);
    expect(shell.shown.some(({ kind }) => kind === 'toast')).toBe(false);
    expect(screen.getByRole('button', { name: 'Não posso vir' })).toBeTruthy();
  },
);

test('what may not be cancelled here says whom to call [REM-12] [C-671]', async () => {
  open({
    details: anAppointmentWork({
      allow_move: false,
      move_refused: 'Já não pode mudar a hora aqui.',
    }),
    reminder: { ...answers, decline: false },
  });
  const card = (await screen.findByRole('heading', { name: 'Pode vir?' })).closest('section');
  expect(card?.textContent).toContain('Já não pode mudar a hora aqui.');
  expect(card?.textContent).toMatch(/Se não puder vir, ligue para .+\./);
  expect(screen.queryByRole('button', { name: 'Não posso vir' })).toBeNull();
});

test('the page of an SMS has the choice of STOP, and says what it did [REM-10]', async () => {
  const words = 'Auto Mirante: não receberá mais lembretes por SMS.';
  const shell = open({ answers: { [`POST ${path}/stop-sms`]: () => ({ message: words }) } });
  expect(await screen.findByText(/^Deixam de ir para ••• ••• 678\./)).toBeTruthy();
  await press('Não quero lembretes por SMS');
  const said = await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.queryByRole('button', { name: 'Não quero lembretes por SMS' })).toBeNull();
  expect(calls(shell)).toEqual([`${path}/stop-sms`]);
});

test('the page of an SMS about a work has it, too [REM-10]', async () => {
  const words = 'Auto Mirante: não receberá mais lembretes por SMS.';
  const shell = open({
    subjectId: 'A-1',
    details: aWork({ id: 'A-1' }),
    reminder: { decline: false, sms_to: '••• ••• 678' },
    answers: { 'POST /customer/showcase/A-1/stop-sms': () => ({ message: words }) },
  });
  await press('Não quero lembretes por SMS');
  await screen.findByText(words);
  expect(calls(shell)).toEqual(['/customer/showcase/A-1/stop-sms']);
});

test('the page of an e-mail, and of another link, has no such choice [REM-10] [C-669]', async () => {
  open({ reminder: { ...answers, sms_to: null } });
  await screen.findByRole('heading', { name: 'Pode vir?' });
  expect(screen.queryByText(/SMS/)).toBeNull();
});
