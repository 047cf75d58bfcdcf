// @vitest-environment happy-dom
import type { LiteVisit } from '@portal/contract/liteVisit';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { givenScreen } from '../../testing/givenScreen.ts';
import { waitWithoutTime } from '../service-details/testing/openDetails.tsx';
import LiteDetailsPage from './LiteDetailsPage.tsx';

const visit: LiteVisit = {
  subjectId: 'A-1',
  hasEnded: false,
  isClient: false,
  hasAccount: false,
  itemsKey: 'items-of-a-link',
};

function open(answer: () => unknown, { lite = visit, search = '?token=k&s=C&t=0' } = {}) {
  const call = lite.subjectId?.startsWith('S-')
    ? `GET /customer/showcase/${lite.subjectId}`
    : `GET /showcase/work/${lite.subjectId}`;
  const shell = createTestPortal({
    session: { mode: 'lite', subject: null, lite },
    answers: { [call]: answer },
  });
  render(
    <TestShell
      test={shell}
      path={`/service-details-lite${search}`}
      view={{ kind: 'page', name: 'service-details-lite', params: {} }}
    >
      <LiteDetailsPage />
    </TestShell>,
  );
  return shell;
}

beforeEach(() => givenScreen({ isDesktop: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the invoice of a completed work is for an account, and its documents are absent [LITE-07] [INV-11]', async () => {
  const details = aWork({
    state: { bars: 5, name: 'Concluído' },
    is_history: true,
    show_invoice_button: true,
    invoice_count: 2,
  });
  const shell = open(() => ({ code: 1, details }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar fatura por e-mail' }));
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'liteRegister', text: '/service-details/A-1?s=I&t=0' }]),
  );
  expect(shell.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(screen.queryByText(/^Faturas?$/)).toBeNull();
});

test('an appointment goes from the details of its link into the calendar [APT-02] [C-387] [NAT-06]', async () => {
  const lite = { ...visit, subjectId: 'S-1' };
  const shell = open(() => ({ code: 1, details: anAppointmentWork() }), { lite });
  fireEvent.click(await screen.findByRole('button', { name: 'Pôr no calendário' }));
  expect(shell.calendarEvents).toMatchObject([
    { start: '2026-07-14T08:00:00.000Z', end: '2026-07-14T09:00:00.000Z' },
  ]);
});

test.each([
  ['S-1', anAppointmentWork],
  ['A-1', aWork],
])(
  '%s leads from its link to withdrawing with the contract filled in [LAW-05] [C-895]',
  async (subjectId, make) => {
    const contract = { withdrawable: true, until: '2026-07-21', key: `${subjectId}.link.chave` };
    open(() => ({ code: 1, details: make({ contract }) }), { lite: { ...visit, subjectId } });
    const link = await screen.findByRole('link', { name: /^Livre resolução, até 21/ });
    expect(link.getAttribute('href')).toBe(`/legal/resolver?key=${subjectId}.link.chave`);
  },
);

test('behind a link there is no video call, whatever address it has [DET-10] [C-381]', async () => {
  const lite = { ...visit, subjectId: 'S-1' };
  const details = anAppointmentWork({ meeting_url: 'https://meet.example/1' });
  open(() => ({ code: 1, details }), { lite });
  await screen.findByRole('button', { name: 'Pôr no calendário' });
  expect(screen.queryByText('Entrar na videochamada')).toBeNull();
  expect(document.querySelector('a[href*="meet.example"]')).toBeNull();
});

test('approving says the amount that an account is asked for [LITE-07] [LITE-25] [LIM-10]', async () => {
  const shell = open(() => ({ code: 1, details: aBudget({ total: 270 }) }));
  const ask = vi.spyOn(shell.portal.overlays, 'liteRegister');
  const approve = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  const dock = approve.parentElement?.parentElement;
  expect(dock?.textContent).toContain('270,00\u00a0€');
  fireEvent.click(approve);
  expect(ask.mock.calls[0]?.[0]?.body).toMatch(
    /^Para aprovar o orçamento de 270,00.€ precisa de uma conta\.$/,
  );
});

const ASKED_TO_PAY = {
  body: expect.stringMatching(/^Para pagar 35,00.€ precisa de uma conta\.$/),
  next: '/service-details/A-2?s=I&t=0',
};

test('the button of the payment card asks for an account as well, also once the deadline passed on the open page [LITE-07] [LITE-25] [DET-07] [C-249]', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-09T10:00:10Z'),
  });
  const payment = { ...duePayment, valid_until: '2026-07-09T10:01:00Z' };
  const shell = open(() => ({ code: 1, details: aBudget({ payment }) }));
  const ask = vi.spyOn(shell.portal.overlays, 'liteRegister');
  // The budget comes first: approving stands in the dock, paying in the card.
  await screen.findByRole('button', { name: 'Aprovar orçamento' });
  fireEvent.click(screen.getByRole('button', { name: 'Pagar' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver pagamento' }));
  expect(ask.mock.calls).toEqual([[ASKED_TO_PAY], [ASKED_TO_PAY]]);
  expect(screen.queryByRole('link', { name: /^(Pagar|Ver pagamento)/ })).toBeNull();
  expect(shell.visited).toEqual([]);
});

test('neither a photograph nor a video can be opened, and no document is there at all [LITE-02] [LITE-03] [MED-06]', async () => {
  const file = {
    description: null,
    url: '/original',
    date: '2026-07-08T10:00:00Z',
  };
  const { item } = aWork();
  const details = aWork({
    item: item && { ...item, photo: '/pixels-0' },
    company_extras: [
      { ...file, id: 'F-1', type: 'image/jpeg', thumbnail_url: '/pixels-1' },
      { ...file, id: 'F-2', type: 'video/mp4', thumbnail_url: '/pixels-2' },
      { ...file, id: 'F-3', type: 'application/pdf', thumbnail_url: null },
    ],
  });
  const shell = open(() => ({ code: 1, details }));
  const tiles = await screen.findAllByRole('button', {
    name: 'Fotografia reservada a clientes registados',
  });
  expect(tiles.map((tile) => tile.querySelector('img')?.getAttribute('src'))).toEqual([
    '/pixels-1',
    '/pixels-2',
  ]);
  const photo = document.querySelector('img[src="/pixels-0"]');
  expect(photo?.parentElement?.className).toContain('pixelated');
  for (const tile of tiles) fireEvent.click(tile);
  await waitFor(() => expect(shell.shown).toHaveLength(2));
  expect(new Set(shell.shown.map(({ kind }) => kind))).toEqual(new Set(['liteRegister']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/pdf|Documentos/)).toBeNull();
  expect(document.querySelector('a[href*="original"], input[type="file"]')).toBeNull();
  expect(shell.downloads).toEqual([]);
});

test('of a completed work nothing is written, rated, cancelled or read that the customer noted [LITE-01] [LITE-04] [LITE-05] [LITE-08] [LITE-24]', async () => {
  const details = aWork({
    state: { bars: 5, name: 'Concluído' },
    is_history: true,
    allow_cancel: true,
    internal_obs: 'Segredo da nota',
    show_has_internal_notes_icon: true,
    chat: [
      {
        type: 'CLIENT',
        message: 'Segredo da conversa',
        date: '2026-07-08T10:00:00Z',
        read_date: null,
      },
    ],
  });
  open(() => ({ code: 1, details }));
  await screen.findByRole('heading', { level: 1, name: 'Concluído' });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByText(/Notas pessoais|Segredo|Feedback|Pontuação/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancelar|Perfil/ })).toBeNull();
});

test.each([
  ['a past appointment', anAppointmentWork({ id: 'S-1', is_history: true, client_arrived: true })],
  ['a completed work', aWork({ state: { bars: 5, name: 'Concluído' }, is_history: true })],
])('%s is not booked once more behind a link [APT-03] [C-702]', async (_what, details) => {
  open(() => ({ code: 1, details }), { lite: { ...visit, subjectId: details.id } });
  await screen.findByText('Auto Mirante');
  // The code of the button would come later than the card.
  await import('../service-details/provider/RepeatButton.tsx');
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByRole('button', { name: /Repetir marcação|Marcar novamente/ })).toBeNull();
});

test('an unread message is told of, cannot be answered, and an account is asked for to read it [LITE-07] [LITE-24] [C-185]', async () => {
  const shell = open(() => ({ code: 1, details: aWork({ message_toast_state: 'EXPANDED' }) }));
  const ask = vi.spyOn(shell.portal.overlays, 'liteRegister');
  fireEvent.click(await screen.findByRole('button', { name: 'Ler a mensagem' }));
  expect(ask.mock.calls).toEqual([
    [
      {
        body: 'Para ler a mensagem precisa de uma conta.',
        next: '/service-details/A-1?s=I&t=0',
      },
    ],
  ]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('an appointment that the customer could cancel has no such button here [LITE-01] [LITE-08]', async () => {
  const lite = { ...visit, subjectId: 'S-1' };
  const details = anAppointmentWork({ id: 'S-1', allow_cancel: true });
  open(() => ({ code: 1, details }), { lite });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull();
});

test.each([
  ['CANCELADO', { is_cancelled: true }, 0, 0],
  ['NÃO COMPARECEU', { is_history: true }, 0, 0],
  ['Serviço marcado', {}, 1, 1],
  ['Serviço marcado', { allow_confirmation: false }, 1, 0],
  ['Confirmada', { is_confirmed: true }, 1, 0],
])(
  'a link to an appointment that is %s, %o, asks for its payment %i times and for confirming %i times [DET-11] [DET-22] [DET-25] [C-181] [C-269]',
  async (words, changes, payments, confirms) => {
    const details = anAppointmentWork({ payment: duePayment, ...changes });
    open(() => ({ code: 1, details }), { lite: { ...visit, subjectId: 'S-1' } });
    await screen.findByRole('heading', { level: 1, name: words });
    expect(screen.queryAllByRole('button', { name: 'Pagar' })).toHaveLength(payments);
    expect(screen.queryAllByText('Pendente de Pagamento').length > 0).toBe(payments > 0);
    const confirm = screen.queryAllByRole('button', { name: 'Confirmar presença' });
    expect(confirm).toHaveLength(confirms);
  },
);

test.each([
  [409, { title: 'Tarde demais', body: 'Já começou.' }],
  [
    0,
    {
      title: 'Erro',
      body: 'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.',
    },
  ],
])(
  'a confirm behind a link that is answered with %i (0 is no answer) says so: %j [ERR-26] [ERR-29] [C-13]',
  async (status, said) => {
    const details = anAppointmentWork({ id: 'S-1' });
    const shell = open(() => ({ code: 1, details }), { lite: { ...visit, subjectId: 'S-1' } });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    shell.answer('POST /customer/showcase/S-1/confirm', () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'Conflito.', ...said }, { status });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirmar presença' }));
    await waitFor(() => expect(info.mock.calls).toEqual([[said]]));
    expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  },
);

test('what was confirmed behind a link is asked for again 200 ms later, and said [DET-34] [C-13]', async () => {
  const details = anAppointmentWork({ id: 'S-1' });
  const shell = open(() => ({ code: 1, details }), { lite: { ...visit, subjectId: 'S-1' } });
  const button = await screen.findByRole('button', { name: 'Confirmar presença' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shell.answer('GET /customer/showcase/S-1', () => ({
    code: 1,
    details: { ...details, is_confirmed: true, allow_confirmation: false },
  }));
  shell.answer('POST /customer/showcase/S-1/confirm', () => ({}));
  const reads = () => shell.requests.filter(({ path }) => path === '/customer/showcase/S-1').length;
  const before = reads();
  fireEvent.click(button);
  await waitWithoutTime(() =>
    expect(screen.getByText('Obrigado, presença confirmada')).toBeTruthy(),
  );
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(reads()).toBe(before);
  expect(screen.queryByRole('heading', { level: 1, name: 'Confirmada' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reads()).toBe(before + 1);
  // What was answered is drawn in a turn of its own.
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmada' })).toBeTruthy();
});

test.each([
  [{ hasAccount: true, isClient: true }, 'Voltar à minha conta'],
  [{ isClient: true }, 'Iniciar Sessão'],
  [{}, 'Criar conta'],
])(
  'where nothing waits the dock leads a visitor who is %j to the account: «%s» [LITE-09] [LITE-15]',
  async (changes, name) => {
    const lite = { ...visit, ...changes };
    const shell = open(() => ({ code: 1, details: aWork() }), { lite });
    const ask = vi.spyOn(shell.portal.overlays, 'liteRegister');
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(ask.mock.calls).toEqual([[{ directly: true, next: '/service-details/A-1?s=I&t=0' }]]);
  },
);

test('a link shows no private notes and takes none [DET-54]', async () => {
  open(() => ({ code: 1, details: aWork({ internal_obs: 'Pedir fatura.' }) }));
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(screen.queryByText(/Pedir fatura|As minhas notas/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  { hasAccount: true, button: 'Voltar à minha conta', path: '/client/services' },
  { hasAccount: false, button: 'Fechar', path: '/client/services-lite' },
])(
  'an appointment that is not shown says so, and «$button» leads on [LITE-15] [LITE-26]',
  async ({ hasAccount, button, path }) => {
    const lite = { ...visit, subjectId: 'S-1', hasAccount };
    const shell = open(() => ({ code: 1 }), { lite });
    const title = 'A marcação não está disponível ao cliente';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(shell.visited).toEqual([path]);
  },
);

test.each([
  { name: '400 with error_code 0', status: 400, body: { error_code: 0 } },
  { name: 'a code of no row', status: 200, body: { code: 8 } },
])('$name shows the words of the server [LITE-27]', async ({ status, body }) => {
  const message = 'O identificador do serviço não é válido.';
  open(() => Response.json({ ...body, message }, { status }));
  expect(await screen.findByRole('heading', { level: 1, name: message })).toBeTruthy();
  cleanup();
  // Without any, that it did not succeed.
  open(() => Response.json(body, { status }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido Sem Sucesso' })).toBeTruthy();
});

test.each([
  { search: '?token=k&s=C&t=0&feedback=t', kept: '&feedback=t' },
  { search: '?token=k&s=C&t=0', kept: '' },
])('code 5 leads to the whole work, with the wish to rate: «$kept» [LITE-29]', async (wish) => {
  const shell = open(() => ({ code: 5, work_id: 'A-7' }), { search: wish.search });
  await waitFor(() =>
    expect(shell.visited).toEqual([`/client/service-details/A-7?s=I&t=0${wish.kept}`]),
  );
});

test.each([2, 3])(
  'code %i asks for the history, with a button to register [LITE-28]',
  async (code) => {
    const shell = open(() => ({ code }));
    const title = 'Deseja aceder ao histórico da sua última intervenção?';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Registar' }));
    await waitFor(() => expect(shell.shown.map(({ kind }) => kind)).toEqual(['liteRegister']));
  },
);

test('without a connection an appointment waits for it, and is shown once it is back [LITE-30] [C-383]', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const details = anAppointmentWork();
  const answer = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue({ code: 1, details });
  const shell = open(answer, { lite: { ...visit, subjectId: 'S-1' } });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(shell.visited).toEqual([]);
  connection.mockReturnValue(true);
  fireEvent.click(retry);
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(shell.visited).toEqual([]);
});

test('an appointment that gets no answer leads to the services [LITE-30]', async () => {
  const shell = open(() => Promise.reject(new TypeError('network')), {
    lite: { ...visit, subjectId: 'S-1' },
  });
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
});
