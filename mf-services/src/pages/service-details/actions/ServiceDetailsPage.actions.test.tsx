// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import {
  appointment,
  completed,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from '../testing/openDetails.tsx';

detailsForEachTest();

test.each([
  ['Confirmar presença', 'POST /customer/appointment/S-1/confirm'],
  ['Cancelar marcação', 'DELETE /customer/appointment/S-1'],
])('after a refused %s the page shows what is so', async (name, call) => {
  const shell = openDetails('S-1', {
    answers: { ...appointment(anAppointmentWork()), [call]: refused(409, { message: 'Tarde.' }) },
  });
  const button = await screen.findByRole('button', { name });
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: anAppointmentWork({ is_cancelled: true, cancelled_by_client: false }),
  }));
  fireEvent.click(button);
  await screen.findByRole('heading', { level: 1, name: 'CANCELADO' });
  expect(screen.queryByRole('button', { name })).toBeNull();
});

const ownFile = {
  id: 'file-1',
  url: 'https://example.test/porta.pdf',
  description: 'Porta',
  date: '2026-07-14T09:00:00Z',
  type: 'application/pdf',
  thumbnail_url: null,
};

const ana = {
  user_id: 'user-1',
  name: 'Ana',
  phones: [],
  email: 'ana@exemplo.pt',
  invoice_primary: true,
  invoice_secondary: false,
  login_phone_validated: false,
  login_email_validated: true,
  terms_accepted: true,
  email_validated: true,
  registered: true,
};

const isCalledOff = aWork({ id: 'A-1', is_cancelled: true, is_history: true });

test.each([
  [
    'rating',
    completed,
    'POST /services/A-1/feedback',
    async () => {
      fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
      fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
    },
  ],
  [
    'note',
    aWork(),
    'POST /services/A-1/editInternalObs',
    async () => {
      const note = await screen.findByRole('textbox', { name: 'Notas pessoais' });
      fireEvent.change(note, { target: { value: 'Pedir fatura' } });
      fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    },
  ],
  [
    'message',
    aWork(),
    'POST /services/A-1/chat/add',
    async () => {
      const message = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
      fireEvent.change(message, { target: { value: 'Olá' } });
      fireEvent.keyDown(message, { key: 'Enter' });
    },
  ],
  [
    'removal of a file',
    aWork({ client_extras: [ownFile] }),
    'DELETE /services/A-1/media/file-1',
    async () => {
      fireEvent.click(await screen.findByRole('tab', { name: /^Documentos/ }));
      fireEvent.click(await screen.findByRole('button', { name: 'Remover Porta' }));
    },
  ],
  [
    'request for the invoice',
    aWork({ ...completed, show_invoice_button: true }),
    'POST /services/A-1/invoice',
    async () => {
      const request = () => screen.getByRole('button', { name: 'Enviar fatura por e-mail' });
      // What it does comes after the page.
      await waitFor(() => expect(request().hasAttribute('disabled')).toBe(false));
      fireEvent.click(request());
    },
  ],
])('after a refused %s the page shows what is so', async (_what, shown, call, act) => {
  const shell = openDetails('A-1', {
    answers: {
      ...work(shown),
      'GET /user/client/': () => ana,
      [call]: refused(409, { message: 'Já não.' }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  shell.answer('GET /services/A-1/', () => isCalledOff);
  await act();
  await screen.findByRole('heading', { level: 1, name: 'CANCELADO' });
  expect(shell.requests.some(({ method, path }) => `${method} ${path}` === call)).toBe(true);
});

const paidFor = anAppointmentWork({
  payment: { ...duePayment, state: 'PAYED' as const, method: 'MBWAY' as const, total: 25 },
});
const cancelTerms = (changes: object) => ({
  ...{ paid: 25, refund: 25, kept: 0, free_until: null, reason: 'free' },
  message: 'Se cancelar agora, devolvemos 25,00\u00a0€.',
  ...changes,
});

test('cancelling what was paid says before and after that it goes back, how and by when [DET-30] [LIM-10] [POL-07] [C-548]', async () => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(paidFor),
      'GET /customer/showcase/S-1/cancel-terms': () => cancelTerms({}),
      'DELETE /customer/appointment/S-1': () => ({}),
    },
  });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  const until = '2026-12-06T10:00:00.000Z';
  const button = await screen.findByRole('button', { name: 'Cancelar marcação' });
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: {
      ...paidFor,
      is_cancelled: true,
      cancelled_by_client: true,
      refunds: [{ amount: 25, method: 'MBWAY', state: 'QUEUED', until, done_at: null }],
    },
  }));
  fireEvent.click(button);
  await screen.findByText('A devolver');
  expect(confirm.mock.calls[0]?.[0].body).toContain(
    'Se cancelar agora, devolvemos 25,00\u00a0€. A devolução é feita por MB WAY, no prazo de 14 dias.',
  );
  await screen.findByText(/^25,00 €, por MB WAY, até .*06 dez\./);
  expect(shell.shown).toContainEqual({
    kind: 'toast',
    text: 'Marcação cancelada. Devolvemos 25,00\u00a0€.',
  });
});

test.each([
  [
    { refund: 7.5, kept: 17.5, reason: 'late' },
    'Se cancelar agora, devolvemos 7,50\u00a0€ dos 25,00\u00a0€ que pagou, porque faltam menos de 24\u00a0horas.',
    'Marcação cancelada. Devolvemos 7,50\u00a0€.',
  ],
  [
    { refund: 0, kept: 25, reason: 'late' },
    'Se cancelar agora, não há devolução, porque faltam menos de 24\u00a0horas.',
    'Marcação cancelada.',
  ],
  [
    { refund: 25, kept: 0, reason: 'withdrawal', free_until: '2026-07-20T22:59:59.000Z' },
    'Se cancelar agora, devolvemos 25,00\u00a0€. Ainda pode resolver o contrato sem custos até 20\u00a0jul.\u00a02026.',
    'Marcação cancelada. Devolvemos 25,00\u00a0€.',
  ],
])(
  'with %o the question says so, and the call what was shown [POL-07] [POL-08]',
  async (changes, message, toast) => {
    const shell = openDetails('S-1', {
      answers: {
        ...appointment(paidFor),
        'GET /customer/showcase/S-1/cancel-terms': () => cancelTerms({ ...changes, message }),
        'DELETE /customer/appointment/S-1': () => ({}),
      },
    });
    const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
    await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'toast', text: toast }));
    expect(confirm.mock.calls[0]?.[0].body).toContain(message);
    const call = shell.requests.find(({ method }) => method === 'DELETE');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ kept: String(changes.kept) });
  },
);

test('where nothing was paid nothing is asked about money, and no word of it is said [POL-07] [C-548]', async () => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'GET /customer/showcase/S-1/cancel-terms': () => cancelTerms({}),
      'DELETE /customer/appointment/S-1': () => ({}),
    },
  });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  const toast = { kind: 'toast', text: 'Marcação cancelada.' };
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(shell.shown).toContainEqual(toast));
  expect(confirm).toHaveBeenCalledOnce();
  expect(confirm.mock.calls[0]?.[0].body).not.toMatch(/€|devol|custos/i);
  expect(shell.requests.filter(({ path }) => path.endsWith('/cancel-terms'))).toEqual([]);
  const call = shell.requests.find(({ method }) => method === 'DELETE');
  expect([...(call?.query ?? [])]).toEqual([]);
});

test('terms that changed meanwhile are said in the server’s words, and the booking stays [POL-08]', async () => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(paidFor),
      'GET /customer/showcase/S-1/cancel-terms': () => cancelTerms({}),
      'DELETE /customer/appointment/S-1': refused(409, {
        ...{ code: 409, title: 'As condições mudaram', reason: 'TERMS_CHANGED' },
        body: 'A marcação mantém-se. Se cancelar agora, não há devolução.',
      }),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() =>
    expect(info).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'As condições mudaram',
        body: 'A marcação mantém-se. Se cancelar agora, não há devolução.',
      }),
    ),
  );
  expect(screen.getByRole('button', { name: 'Cancelar marcação' })).toBeTruthy();
});

test('the details say the rule under which it was booked, as long as it is to come [POL-03]', async () => {
  const sentences = [
    'Paga agora 15,00 € de pré-pagamento.',
    'Pode cancelar sem custos até amanhã.',
  ];
  const policy = {
    ...{
      prepayment: 'full' as const,
      free_until_hours: 24,
      late_percent: 50,
      no_show_percent: 100,
    },
    ...{ prepaid: 15, free_until: '2026-07-13T08:00:00.000Z', sentences },
  };
  openDetails('S-1', { answers: appointment(anAppointmentWork({ policy })) });
  expect(await screen.findByText(sentences.join(' '))).toBeTruthy();
  cleanup();
  const over = anAppointmentWork({ policy, is_history: true, date_start: '2026-07-08' });
  openDetails('S-1', { answers: appointment(over) });
  await screen.findByText('Data e hora');
  expect(screen.queryByText(/pré-pagamento/)).toBeNull();
});

test('cancelling asks first and goes through the calendar service with its token [DET-30]', async () => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'DELETE /customer/appointment/S-1': () => ({}),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Marcação cancelada.' }),
  );
  // The button goes: the focus stands at the new state.
  expect(document.activeElement?.tagName).toBe('H1');
  expect(shell.shown[0]?.kind).toBe('confirm');
  const call = shell.requests.find(({ method }) => method === 'DELETE');
  expect([call?.service, call?.headers.get('X-Client-Token')]).toEqual(['calendar', 'token-9']);
  expect(shell.requests.filter(({ path }) => path === '/appointments/S-1').length).toBeGreaterThan(
    1,
  );
});

test('where it can be moved the question offers that first, and leads there without cancelling [RSC-01] [RSC-10]', async () => {
  const movable = anAppointmentWork({ allow_move: true });
  const shell = openDetails('S-1', { answers: appointment(movable), confirms: false });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  const move = await screen.findByRole('link', { name: 'Mudar a hora' });
  const cancel = screen.getByRole('button', { name: 'Cancelar marcação' });
  expect(move.getAttribute('href')).toBe('/client/move/S-1');
  expect(move.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(cancel);
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  const { alternative } = confirm.mock.calls[0]?.[0] ?? {};
  expect(alternative?.label).toBe('Mudar a hora');
  alternative?.onChoose();
  expect(shell.visited).toEqual(['/client/move/S-1']);
  expect(shell.requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('where it cannot be moved the details say why, and the question is as before [RSC-01] [RSC-03] [RSC-10]', async () => {
  const message = 'Esta data é fixa. Pode cancelar e marcar outra.';
  const fixed = anAppointmentWork({ allow_move: false, move_refused: message });
  const shell = openDetails('S-1', { answers: appointment(fixed), confirms: false });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  await screen.findByText(message);
  expect(screen.queryByRole('link', { name: 'Mudar a hora' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]?.[0]).not.toHaveProperty('alternative');
});

test('another time that waits for the provider is shown, and «Desistir do pedido» withdraws it [RSC-08] [RSC-09]', async () => {
  const message = 'Pedido enviado. Até confirmarmos a nova hora, a sua marcação mantém-se.';
  const move = {
    ...{ id: 'm-1', date: '2026-07-16', time: '11:00' },
    expires_at: '2026-07-10T10:00:00.000Z',
  };
  const waiting = anAppointmentWork({ allow_move: false, move_refused: message, move });
  const shell = openDetails('S-1', {
    answers: { ...appointment(waiting), 'DELETE /services/S-1/move': () => ({}) },
  });
  await screen.findByText(message);
  expect(screen.queryByRole('link', { name: 'Mudar a hora' })).toBeNull();
  const wanted = await screen.findByText(/^Hora pedida: /);
  expect(wanted.textContent?.replaceAll('\u00a0', ' ')).toBe('Hora pedida: 16 jul., 11:00');
  const withdraw = screen.getByRole('button', { name: 'Desistir do pedido' });
  withdraw.focus();
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: anAppointmentWork({ allow_move: true }),
  }));
  fireEvent.click(withdraw);
  await screen.findByRole('link', { name: 'Mudar a hora' });
  expect(screen.queryByRole('button', { name: 'Desistir do pedido' })).toBeNull();
  expect(shell.shown).toContainEqual({
    ...{ kind: 'toast', text: 'Desistiu do pedido. A sua marcação mantém-se.' },
  });
  expect(shell.sent).toContainEqual({ name: 'appointment.changed', payload: { id: 'S-1' } });
  expect(document.activeElement?.tagName).toBe('H1');
});

test('without the confirmation nothing is cancelled [DET-30]', async () => {
  const shell = openDetails('S-1', { answers: appointment(anAppointmentWork()), confirms: false });
  const cancel = await screen.findByRole('button', { name: 'Cancelar marcação' });
  fireEvent.click(cancel);
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(shell.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(screen.getByRole('button', { name: 'Cancelar marcação' })).toBe(cancel);
});

test('a refused cancel shows the title and body of the server [DET-31] [ERR-26]', async () => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'DELETE /customer/appointment/S-1': refused(409, {
        message: 'Conflito.',
        title: 'Já não é possível',
        body: 'Ligue-nos.',
      }),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() =>
    expect(info).toHaveBeenCalledWith({ title: 'Já não é possível', body: 'Ligue-nos.' }),
  );
});

test('what it costs to cancel cannot be told: the server says why, nothing is asked and nothing cancelled [DET-31] [ERR-26]', async () => {
  const words = { title: 'Já não é possível', body: 'Ligue-nos.' };
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(paidFor),
      'GET /customer/showcase/S-1/cancel-terms': refused(409, { message: 'Conflito.', ...words }),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(words));
  expect(shell.shown.map(({ kind }) => kind)).toEqual(['info']);
  expect(shell.requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test.each([
  [
    'is refused without words',
    refused(500, {}),
    'Pedido Sem Sucesso',
    'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
  ],
  [
    'gets no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Sem ligação',
    'Não foi possível chegar ao servidor. Verifique a ligação à Internet e tente novamente.',
  ],
])('a cancel that %s is told in the generic ones [ERR-26]', async (_how, answer, title, body) => {
  const shell = openDetails('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'DELETE /customer/appointment/S-1': answer,
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
  expect(shell.shown.some(({ kind }) => kind === 'toast')).toBe(false);
});

test.each([
  [{ invoice_primary: true, invoice_secondary: false }, ['ana@exemplo.pt']],
  [{ invoice_primary: false, invoice_secondary: true }, ['contas@exemplo.pt']],
  [{ invoice_primary: true, invoice_secondary: true }, ['ana@exemplo.pt', 'contas@exemplo.pt']],
])(
  'with the flags %o the invoice is asked for to %o [DET-12] [DET-37] [DET-38] [ERR-48]',
  async (flags, emails) => {
    const client = {
      user_id: '1',
      name: 'Ana Martins',
      phones: [],
      email: 'ana@exemplo.pt',
      secondary_email: 'contas@exemplo.pt',
      login_phone_validated: true,
      login_email_validated: false,
      terms_accepted: true,
      email_validated: false,
      registered: true,
      ...flags,
    };
    const shell = openDetails('A-1', {
      answers: {
        ...work({ ...completed, show_invoice_button: true }),
        'GET /user/client/': () => client,
        'POST /services/A-1/invoice': () => ({}),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar fatura por e-mail' }));
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'toast', text: 'Pedido efectuado com Sucesso' }]),
    );
    const sent = shell.requests.filter(({ path }) => path.endsWith('/invoice'));
    expect(sent.map(({ body }) => body)).toEqual([{ emails }]);
  },
);

test.each([
  [5, true, true],
  [5, false, false],
  [4, true, false],
  [2, true, false],
] as const)(
  'at bars %s, where the provider shows it: %s, the page has the button of the invoice: %s [DET-36] [C-17]',
  async (bars, show_invoice_button, isShown) => {
    const shown = aWork({ state: { bars, name: 'Estado' }, show_invoice_button });
    const shell = openDetails('A-1', {
      answers: { ...work(shown), 'GET /user/client/': () => ana },
    });
    await screen.findByRole('heading', { level: 1, name: 'Estado' });
    const name = 'Enviar fatura por e-mail';
    if (isShown) await screen.findByRole('button', { name });
    // Who the customer is, which the button waits for, is not even asked.
    const asked = shell.requests.filter(({ path }) => path === '/user/client/');
    expect([screen.queryByRole('button', { name }) !== null, asked.length]).toEqual([
      isShown,
      isShown ? 1 : 0,
    ]);
  },
);

test('what is shared says what and whose it is; a link that can neither be shared nor copied is shown [DET-09] [NAT-04]', async () => {
  const shell = openDetails('A-1', { answers: work(aWork()) });
  const share = vi.spyOn(shell.portal.native, 'share').mockRejectedValue(new Error('not allowed'));
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Partilhar' }));
  await waitFor(() =>
    expect(info).toHaveBeenCalledWith({
      title: 'Copie esta ligação para partilhar',
      body: expect.stringContaining('/client/service-details/A-1'),
    }),
  );
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: expect.stringMatching(/^Renault Mégane.*, Auto Mirante$/),
    url: expect.stringMatching(/^https?:\/\/.*\/client\/service-details\/A-1/),
  });
});
