// @vitest-environment happy-dom
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import { givenScreen } from '../../testing/givenScreen.ts';
import ServiceDetailsPage from './ServiceDetailsPage.tsx';
import '../../testing/patience.ts';

function open(id: string, options: TestPortalOptions = {}, search = '?s=I&t=0') {
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /config/filetypes': () => ({
        image: ['jpg'],
        video: [],
        document: ['pdf'],
        max_bytes: {},
      }),
      'GET /analytics/work': () => ({}),
      ...options.answers,
    },
  });
  render(
    <TestShell
      test={shell}
      path={`/service-details/${id}${search}`}
      view={{ kind: 'page', name: 'service-details', params: { id } }}
    >
      <ServiceDetailsPage />
    </TestShell>,
  );
  return shell;
}

const work = (changes: Work) => ({ [`GET /services/${changes.id}/`]: () => changes });
const appointment = (details: Work) => ({
  [`GET /appointments/${details.id}`]: () => ({ token: 'token-9', details }),
});
const refused = (status: number, body: object) => () => Response.json(body, { status });
/** Waits for what needs no time to pass, which `waitFor` would let pass where the timers are a test's own. */
async function waitWithoutTime(check: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (tries > 500) throw error;
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  }
}
const completed = aWork({ state: { bars: 5, name: 'Concluído' }, is_history: true });

beforeEach(() => givenScreen({ isDesktop: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an A- id is read as a work, an S- id as an appointment [SHL-14]', async () => {
  const shell = open('A-1', { answers: work(aWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(shell.requests.map(({ path }) => path)).toContain('/services/A-1/');
  cleanup();
  const other = open('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(other.requests.map(({ path }) => path)).toContain('/appointments/S-1');
});

test('the card shows the image of the item, whose it is, the bars, date and time [DET-01] [DET-02]', async () => {
  const { item } = aWork();
  const photographed = { item: item && { ...item, photo: '/photos/item-1.jpg' } };
  const when = { date_start: '2031-07-16', time: '09:15' };
  open('A-1', { answers: work(aWork({ ...photographed, ...when })) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  const images = () => document.querySelectorAll('img[src="/photos/item-1.jpg"]');
  expect(images()).toHaveLength(1);
  for (const words of ['Renault Mégane', '45-XG-89']) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
  screen.getByRole('img', { name: /^3 de 5/ });
  screen.getByText(/16\sjul\. 2031, 09:15/);
  screen.getByRole('button', { name: 'Partilhar' });
  cleanup();
  open('S-1', { answers: appointment(anAppointmentWork({ ...photographed, ...when })) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  expect(images()).toHaveLength(1);
  expect(screen.getAllByText(/^\p{L}{3}, 16\sjul\.\s2031, 09:15$/u).length).toBeGreaterThan(0);
  const dated = screen.getByText('Data e hora').parentElement;
  expect(dated?.textContent).toMatch(/16\sjul\.\s2031, 09:15$/);
});

test('opening with a source is reported, without waiting and without minding a failure [API-52]', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const away = { 'GET /analytics/work': () => Response.json({}, { status: 404 }) };
  const shell = open('A-1', { answers: { ...work(aWork()), ...away } }, '?s=NI&t=0&r=mail');
  await screen.findByRole('heading', { level: 1 });
  const report = shell.requests.find(({ path }) => path === '/analytics/work');
  expect(Object.fromEntries(report?.query ?? [])).toEqual({
    id: 'A-1',
    s: 'NI',
    t: '0',
    r: 'mail',
  });
  // Node tells of an unhandled rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('approving asks with the amount first, then approves once [DET-35]', async () => {
  const budget = aBudget();
  const shell = open('A-2', {
    answers: { ...work(budget), 'POST /services/A-2/approve': () => ({}) },
  });
  const button = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(1),
  );
  expect(shell.shown[0]).toEqual({ kind: 'confirm', text: 'Aprovar este orçamento?' });
});

test('without the confirmation nothing is approved [DET-35]', async () => {
  const shell = open('A-2', { answers: work(aBudget()), confirms: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(shell.requests.some(({ path }) => path.endsWith('/approve'))).toBe(false);
});

test('a budget that was replaced meanwhile is not approved: the difference is told over the new one [DET-35] [LIM-10]', async () => {
  const budget = aBudget({ budget_version: 1 });
  const difference = {
    lines: {
      added: [{ designation: 'Caixa', price: 2450, completed: false, discount: 0 }],
      removed: [{ designation: 'Filtro', price: 10, completed: false, discount: 50 }],
      changed: [{ designation: 'Óleo', before: 36, after: 45 }],
    },
    total_before: 184.5,
    total_after: 2500,
  };
  const shell = open('A-2', {
    answers: {
      ...work(budget),
      'POST /services/A-2/approve': refused(409, {
        code: 'BUDGET_CHANGED',
        message: 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
        difference,
      }),
    },
  });
  const warn = vi.spyOn(shell.portal.overlays, 'warn');
  const button = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  shell.answer('GET /services/A-2/', () => ({ ...budget, budget_version: 2, total: 2500 }));
  fireEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    title: 'O orçamento mudou',
    body: [
      'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
      '',
      'Óleo: antes 36,00\u00a0€, agora 45,00\u00a0€',
      'Novo: Caixa, 2450,00\u00a0€',
      'Retirado: Filtro, 5,00\u00a0€',
      'Total: antes 184,50\u00a0€, agora 2500,00\u00a0€',
    ].join('\n'),
  });
  const sent = shell.requests.find(({ path }) => path.endsWith('/approve'));
  expect(sent?.body).toEqual({ version: 1, total: 184.5 });
  await waitFor(() => expect(screen.getAllByText('2500,00 €').length).toBeGreaterThan(0));
  expect(shell.shown).not.toContainEqual({ kind: 'toast', text: 'Orçamento aprovado.' });
});

test.each([
  ['Confirmar presença', 'POST /customer/appointment/S-1/confirm'],
  ['Cancelar marcação', 'DELETE /customer/appointment/S-1'],
])('after a refused %s the page shows what is so', async (name, call) => {
  const shell = open('S-1', {
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
      fireEvent.click(await screen.findByRole('button', { name: 'Enviar fatura por e-mail' }));
    },
  ],
])('after a refused %s the page shows what is so', async (_what, shown, call, act) => {
  const shell = open('A-1', {
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

test('an appointment that became a work while it was open is followed there [ERR-21]', async () => {
  const shell = open('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  shell.answer('GET /appointments/S-1', refused(301, { code: 301, id: 'A-9' }));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await waitFor(() => expect(shell.visited).toContain('/client/service-details/A-9?s=I&t=0'));
});

test('a service that is gone while it is open leads home without a word [ERR-18]', async () => {
  const shell = open('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Serviço marcado' });
  shell.answer('GET /appointments/S-1', refused(404, {}));
  act(() => void shell.portal.bus.emit('service.changed', { id: 'S-1' }));
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([]);
});

test('the confirm button waits for the answer, then thanks, fades after 2 s, resets after 2.5 s and reloads [DET-32] [DET-33] [DET-34]', async () => {
  const pending = anAppointmentWork();
  const shell = open('S-1', {
    answers: appointment(pending),
  });
  const button = await screen.findByRole('button', { name: 'Confirmar presença' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: { ...pending, is_confirmed: true },
  }));
  let answer: () => void = () => undefined;
  shell.answer(
    'POST /customer/appointment/S-1/confirm',
    () => new Promise<object>((resolve) => (answer = () => resolve({}))),
  );
  fireEvent.click(button);
  await waitWithoutTime(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitWithoutTime(() =>
    expect(shell.requests.some(({ path }) => path.endsWith('/confirm'))).toBe(true),
  );
  expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  answer();
  await waitWithoutTime(() =>
    expect(screen.getByText('Obrigado, presença confirmada')).toBeTruthy(),
  );
  const thanks = screen.getByText('Obrigado, presença confirmada');
  const call = shell.requests.find(({ path }) => path.endsWith('/confirm'));
  expect(call?.service).toBe('calendar');
  expect(call?.headers.get('X-Client-Token')).toBe('token-9');

  const reads = () => shell.requests.filter(({ path }) => path === '/appointments/S-1').length;
  expect(reads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect([reads(), shell.sent.length]).toEqual([1, 0]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reads()).toBe(2);
  // The lists and the agenda hear of it as well.
  expect(shell.sent).toEqual([{ name: 'appointment.changed', payload: { id: 'S-1' } }]);
  await act(() => vi.advanceTimersByTimeAsync(1799));
  expect(thanks.dataset['fading']).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(thanks.dataset['fading']).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(screen.getByText('Obrigado, presença confirmada')).toBe(thanks);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
});

test('where confirming is still allowed the button is back 2.5 s after the thanks [DET-33]', async () => {
  open('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'POST /customer/appointment/S-1/confirm': () => ({}),
    },
  });
  const confirm = () => screen.queryByRole('button', { name: 'Confirmar presença' });
  const button = await screen.findByRole('button', { name: 'Confirmar presença' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await waitWithoutTime(() =>
    expect(screen.getByText('Obrigado, presença confirmada')).toBeTruthy(),
  );
  expect(confirm()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2499));
  expect(confirm()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(confirm()?.getAttribute('aria-busy')).toBeNull();
});

const confirmFailed = 'Ocorreu um erro ao confirmar a marcação. Por favor, tente novamente.';

test.each([
  [{ title: 'Tarde demais', body: 'Já começou.' }, 'Tarde demais', 'Já começou.'],
  [{ title: 'Tarde demais' }, 'Tarde demais', confirmFailed],
  [{ body: 'Já começou.' }, 'Erro', 'Já começou.'],
  [{}, 'Erro', confirmFailed],
])(
  'a failed confirm that is answered with %j is titled %s and says %s [ERR-26] [ERR-29]',
  async (answer, title, body) => {
    const shell = open('S-1', { answers: appointment(anAppointmentWork()) });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    shell.answer('POST /customer/appointment/S-1/confirm', refused(409, answer));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirmar presença' }));
    await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith({ title, body }));
    expect(screen.queryByText('Obrigado, presença confirmada')).toBeNull();
  },
);

test('cancelling what was paid says before and after that it goes back, how and by when [DET-30] [LIM-10]', async () => {
  const paid = { ...duePayment, state: 'PAYED' as const, method: 'MBWAY' as const, total: 25 };
  const booked = anAppointmentWork({ payment: paid });
  const shell = open('S-1', {
    answers: { ...appointment(booked), 'DELETE /customer/appointment/S-1': () => ({}) },
  });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  const until = '2026-12-06T10:00:00.000Z';
  const button = await screen.findByRole('button', { name: 'Cancelar marcação' });
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: {
      ...booked,
      is_cancelled: true,
      cancelled_by_client: true,
      refunds: [{ amount: 25, method: 'MBWAY', state: 'QUEUED', until, done_at: null }],
    },
  }));
  fireEvent.click(button);
  await screen.findByText('A devolver');
  expect(confirm.mock.calls[0]?.[0].body).toContain(
    'Se cancelar agora, devolvemos 25,00\u00a0€, por MB WAY, no prazo de 14 dias.',
  );
  await screen.findByText(/^25,00 €, por MB WAY, até .*06 dez\./);
  expect(shell.shown).toContainEqual({
    kind: 'toast',
    text: 'Marcação cancelada. Devolvemos 25,00\u00a0€.',
  });
});

test.each([
  ['CANCELADO', { is_cancelled: true }],
  ['NÃO COMPARECEU', { is_history: true }],
])(
  'the page of an appointment that is %s asks for no payment [DET-22] [DET-25] [C-269]',
  async (words, changes) => {
    open('S-1', { answers: appointment(anAppointmentWork({ payment: duePayment, ...changes })) });
    await screen.findByRole('heading', { level: 1, name: words });
    expect(screen.queryByText(/Pag(ar|amento)/)).toBeNull();
    cleanup();
    open('S-1', { answers: appointment(anAppointmentWork({ payment: duePayment })) });
    await screen.findByRole('link', { name: 'Pagar' });
    expect(screen.getAllByText('Pendente de Pagamento').length).toBeGreaterThan(0);
  },
);

test('where there is something to pay too, confirming stays beside it as the second action [DET-11] [C-181]', async () => {
  const asked = anAppointmentWork({ payment: duePayment });
  const shell = open('S-1', {
    answers: {
      ...appointment(asked),
      'POST /customer/appointment/S-1/confirm': () => ({}),
    },
  });
  const pay = await screen.findByRole('link', { name: 'Pagar' });
  const confirm = screen.getByRole('button', { name: 'Confirmar presença' });
  expect([pay, confirm].map(({ className }) => className.includes('primary'))).toEqual([
    true,
    false,
  ]);
  shell.answer('GET /appointments/S-1', () => ({
    token: 'token-9',
    details: { ...asked, is_confirmed: true },
  }));
  fireEvent.click(confirm);
  await screen.findByText('Obrigado, presença confirmada');
  // The thanks outlive the reload, which takes the offer away.
  await screen.findByText('Confirmada');
  screen.getByText('Obrigado, presença confirmada');
  expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
  screen.getByRole('link', { name: 'Pagar' });
});

test.each([1, 2, 2.5, 3, 4, 5] as const)(
  'a payment that was asked for at bars %s can be made [DET-07] [DET-25]',
  async (bars) => {
    const valid = '2099-07-20T22:59:00.000Z';
    const asked = aWork({
      state: { bars, name: '' },
      is_history: bars === 5,
      payment: { ...duePayment, valid_until: valid },
    });
    open('A-1', { answers: work(asked), provider: { worksheetOperational: true } });
    const pay = await screen.findByRole('link', { name: 'Pagar' });
    expect(pay.getAttribute('href')).toBe('/client/payment/A-1');
    expect(screen.getAllByText('35,00 €').length).toBeGreaterThan(0);
    screen.getByText('Pagar até');
    if (bars !== 4) screen.getByText('Por pagar');
    // The exact words stand where the stages ask for them (DET-25).
    expect(screen.queryAllByText('Pendente de Pagamento').length > 0).toBe(bars === 4);
  },
);

test.each([
  [3, false],
  [3, true],
  [2, false],
] as const)(
  'bars %s with worksheets %s: the label of a payment [DET-24] [DET-25]',
  async (bars, worksheetOperational) => {
    const asked = aWork({ state: { bars, name: '' }, payment: duePayment });
    open('A-1', { answers: work(asked), provider: { worksheetOperational } });
    await screen.findByRole('link', { name: 'Pagar' });
    const shown = screen.queryAllByText('Pendente de Pagamento').length > 0;
    expect(shown).toBe(bars === 3 && !worksheetOperational);
  },
);

test('at bars 1 without worksheets the stage has the fixed name on the page [DET-17]', async () => {
  const begun = aWork({ state: { bars: 1, name: 'Recebido' } });
  open('A-1', { answers: work(begun), provider: { worksheetOperational: false } });
  await screen.findByRole('heading', { level: 1, name: 'Pedido a decorrer' });
});

test('what was paid before stays on the page when more is asked for [LIM-10]', async () => {
  const asked = aWork({
    payment: { ...duePayment, total: 221.5 },
    earlier_payment: {
      ...duePayment,
      state: 'PAYED',
      method: 'MB',
      total: 25,
      description: 'Sinal',
    },
  });
  open('A-1', { answers: work(asked) });
  await screen.findByText('Sinal');
  screen.getByText('25,00 €');
  expect(screen.getAllByText('221,50 €').length).toBeGreaterThan(0);
});

test('a moved appointment shows when it was before, and what was asked for its own label', async () => {
  open('S-1', {
    answers: appointment(
      anAppointmentWork({ old_date: '2026-07-13', old_time: '10:00', date_start: '2026-07-14' }),
    ),
  });
  await screen.findByText('Data anterior');
  screen.getByText(/^13 jul\..*10:00$/);
});

test('what the customer asked for stays beside the budget, and how it is handed back is said', async () => {
  open('A-2', {
    answers: work(
      aBudget({
        state: { bars: 4, name: 'Pronto' },
        allow_approve: false,
        symptoms: [{ name: 'Ruído ao travar', obs_label: 'Onde', obs_value: 'à frente' }],
        checkoutInfo: { date: null, time: null, exit_kms: 84_120, paid: false },
      }),
    ),
  });
  await screen.findByText('Serviços Realizados');
  screen.getByRole('heading', { name: 'Serviços Solicitados' });
  screen.getByText('Onde: à frente');
  screen.getByText('84 120 km');
});

test('cancelling asks first and goes through the calendar service with its token [DET-30]', async () => {
  const shell = open('S-1', {
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

test('without the confirmation nothing is cancelled [DET-30]', async () => {
  const shell = open('S-1', { answers: appointment(anAppointmentWork()), confirms: false });
  const cancel = await screen.findByRole('button', { name: 'Cancelar marcação' });
  fireEvent.click(cancel);
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(shell.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(screen.getByRole('button', { name: 'Cancelar marcação' })).toBe(cancel);
});

test.each([
  ['attended', { client_arrived: true }, true, true],
  ['attended, of a company with several schedules', { client_arrived: true }, false, false],
  ['missed', {}, true, false],
  ['cancelled', { client_arrived: true, is_cancelled: true }, true, false],
])(
  'a past appointment that was %s can be rated: %o, solo %s: %s [DET-05] [DET-40] [DET-41]',
  async (_case, changes, schedulerSolo, isRated) => {
    const past = anAppointmentWork({ is_history: true, ...changes });
    open('S-1', { answers: appointment(past), provider: { schedulerSolo } });
    await screen.findByText('Data e hora');
    expect(screen.queryByRole('button', { name: 'Enviar Feedback' }) !== null).toBe(isRated);
    expect(screen.queryByRole('radio', { name: '4 estrelas' })).toBeNull();
  },
);

test.each([
  ['?s=I&t=0', false],
  ['?s=I&t=0&feedback=t', true],
  ['?s=I&t=0&feedback=x', false],
])(
  'opened with %s the rating of a past appointment stands open: %s [SHL-15]',
  async (search, isOpen) => {
    const past = anAppointmentWork({ is_history: true, client_arrived: true });
    open('S-1', { answers: appointment(past), provider: { schedulerSolo: true } }, search);
    await screen.findByText('Data e hora');
    expect(screen.queryByRole('radio', { name: '4 estrelas' }) !== null).toBe(isOpen);
    expect(screen.queryByRole('button', { name: 'Enviar Feedback' }) !== null).toBe(!isOpen);
  },
);

test('a refused cancel shows the title and body of the server [DET-31] [ERR-26]', async () => {
  const shell = open('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'DELETE /customer/appointment/S-1': refused(409, {
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

test('a cancel that is refused without words is told in the generic ones [ERR-26]', async () => {
  const shell = open('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'DELETE /customer/appointment/S-1': refused(500, {}),
    },
  });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar marcação' }));
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({
      title: 'Pedido Sem Sucesso',
      body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
    }),
  );
  expect(shell.shown.some(({ kind }) => kind === 'toast')).toBe(false);
});

test('at bars 5 the rating card stands open and sends stars and observation [DET-05] [DET-06] [DET-42] [VAL-22]', async () => {
  const shell = open('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': () => ({}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  const observation = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Observações/ });
  fireEvent.change(observation, { target: { value: 'x'.repeat(2001) } });
  expect(observation.value).toHaveLength(2000);
  fireEvent.change(observation, { target: { value: ' Tudo bem ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() =>
    expect(shell.requests.find(({ path }) => path.endsWith('/feedback'))?.body).toEqual({
      classification: 4,
      observation: 'Tudo bem',
    }),
  );
});

test('a rating that fails brings the form back with what was typed [DET-43]', async () => {
  const shell = open('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': refused(500, {}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '2 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  const chosen = await screen.findByRole('radio', { name: '2 estrelas', checked: true });
  expect(chosen).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submeter Feedback' })).toBeTruthy();
});

test('after rating the focus is on what was given, after closing it on the way back in', async () => {
  const rated = { ...completed, feedback: { classification: 4, observation: null } } as const;
  const shell = open('A-1', { answers: work(completed) });
  shell.answer('POST /services/A-1/feedback', () => {
    shell.answer('GET /services/A-1/', () => aWork(rated));
    return {};
  });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await screen.findByRole('heading', { name: 'A sua pontuação' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A sua pontuação'));
  expect(screen.getByRole('img', { name: '4 em 5 estrelas' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'voltar atrás' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ver Pontuação'));
});

test('after a rating that failed the focus is on the form again [DET-43]', async () => {
  const shell = open('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': refused(500, {}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '2 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Como correu?'));
});

test.each([
  ['says how far the provider is, where the browser may say where the customer is', 'granted', 1],
  ['asks nobody where the customer is', 'prompt', 0],
] as const)('%s [DET-04]', async (_title, state, known) => {
  vi.spyOn(navigator.permissions, 'query').mockImplementation(async () =>
    Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null }),
  );
  const shell = open('A-1', {
    location: { latitude: 41.1, longitude: -8.6 },
    answers: {
      'GET /services/A-1/': ({ query }) => {
        const distance = query.get('geoCoords') === '41.1,-8.6' ? 850 : null;
        return aWork({ establishment: { ...aWork().establishment, distance } });
      },
    },
  });
  await screen.findByText(known === 1 ? 'Local, a 850 m' : 'Local');
  expect(shell.requests.filter(({ query }) => query.has('geoCoords'))).toHaveLength(known);
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
    const shell = open('A-1', {
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

test('what was approved is headed by its total in euros and cents [DET-20] [LIM-10]', async () => {
  open('A-2', { answers: work(aBudget({ state: { bars: 3, name: '' }, allow_approve: false })) });
  expect(await screen.findByText(/^Aprovado · /)).toHaveProperty(
    'textContent',
    'Aprovado · 184,50\u00a0€',
  );
});

test('the page lists every task with its price and discount, and the totals with and without VAT, or what was asked for [DET-12] [DET-13] [LIM-10]', async () => {
  open('A-2', { answers: work(aBudget()) });
  const row = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
  expect(await row('Mão de obra')).toContain('45,00\u00a0€');
  expect(await row('Óleo e filtro')).toMatch(/36,00\u00a0€.*Desconto 10%.*40,00\u00a0€/);
  const totals = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  for (const total of ['Total s/ IVA150,00\u00a0€', 'IVA34,50\u00a0€', 'Total c/ IVA184,50\u00a0€'])
    expect(totals).toContain(total);
  cleanup();
  open('A-1', { answers: work(aWork()) });
  expect(await row('Travões')).toBe('Travões');
});

test.each([
  [5, true, true],
  [5, false, false],
  [4, true, false],
  [2, true, false],
] as const)(
  'at bars %s, where the provider shows it: %s, the page has the button of the invoice: %s [DET-36] [C-17]',
  async (bars, show_invoice_button, isShown) => {
    const shown = aWork({ state: { bars, name: 'Estado' }, show_invoice_button });
    const shell = open('A-1', { answers: { ...work(shown), 'GET /user/client/': () => ana } });
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

test.each([
  ['in amber where the customer is waited for', aBudget(), 'attention'],
  ['plainly where not', aWork({ state: { bars: 1, name: 'Iniciado' } }), 'neutral'],
])('the header of the budget says em espera %s', async (_title, shown, tone) => {
  open(shown.id, { answers: work(shown) });
  expect((await screen.findByText('em espera')).className).toContain(tone);
});

test('what is shared says what and whose it is; a link that can neither be shared nor copied is shown [DET-09]', async () => {
  const shell = open('A-1', { answers: work(aWork()) });
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

test('a rated service offers to see the rating, with a way back [DET-05]', async () => {
  open('A-1', {
    answers: work({ ...completed, feedback: { classification: 5, observation: 'Ótimo' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver Pontuação' }));
  expect(screen.getByText('Ótimo')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'voltar atrás' }));
  expect(screen.getByRole('button', { name: 'Ver Pontuação' })).toBeTruthy();
});

test('Enter sends the message, Shift+Enter and an empty one do not [DET-48] [DET-50]', async () => {
  const base = aWork();
  const shell = open('A-1', { answers: work(base) });
  const sent: unknown[] = [];
  shell.answer('POST /services/A-1/chat/add', ({ body }) => {
    sent.push(body);
    shell.answer('GET /services/A-1/', () => ({
      ...base,
      chat: [{ type: 'CLIENT', message: 'Olá', date: '2026-07-14T09:00:00Z', read_date: null }],
    }));
    return {};
  });
  const field = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'Olá' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(sent).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ message: 'Olá' }]));
  expect((await screen.findByRole('list', { name: 'Mensagens trocadas' })).textContent).toContain(
    'Olá',
  );
  // The list speaks what enters it, but not what it is born with.
  await screen.findByText('Mensagem enviada.');
});

test('a message to an appointment goes through the calendar service with its token [DET-48]', async () => {
  const sent: unknown[] = [];
  const shell = open('S-1', {
    answers: {
      ...appointment(anAppointmentWork()),
      'POST /customer/appointment/S-1/chat/add': ({ body }) => {
        sent.push(body);
        return {};
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  fireEvent.change(field, { target: { value: 'Olá' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ message: 'Olá' }]));
  const call = shell.requests.find(({ path }) => path.endsWith('/chat/add'));
  expect([call?.service, call?.headers.get('X-Client-Token')]).toEqual(['calendar', 'token-9']);
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path === '/appointments/S-1')).toHaveLength(2),
  );
});

test('the counter of the message appears at 600 characters [DET-51]', async () => {
  open('A-1', { answers: work(aWork()) });
  const field = await screen.findByRole('textbox', { name: 'Escrever mensagem' });
  fireEvent.change(field, { target: { value: 'a'.repeat(599) } });
  expect(screen.queryByText('599 / 1000')).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(600) } });
  expect(screen.getByText('600 / 1000')).toBeTruthy();
});

test.each([
  ['past', { is_history: true }],
  ['cancelled', { is_cancelled: true }],
])('an appointment that is %s takes no messages [DET-49]', async (_case, changes) => {
  open('S-1', { answers: appointment(anAppointmentWork(changes)) });
  await screen.findByText('Esta marcação já não recebe mensagens.');
  expect(screen.queryByRole('textbox', { name: 'Escrever mensagem' })).toBeNull();
});

test('a presence that is due is asked for at the head of the page, in amber [DET-11] [NOT-11]', async () => {
  open('S-1', { answers: appointment(anAppointmentWork()) });
  await screen.findByText('Confirme a sua presença para manter a hora.');
  const head = document.querySelector('[data-card="state"] section');
  expect(head?.className).toContain('attention');
});

test('the state heads the details without a badge; unread messages and payments have one each [DET-45] [NOT-11]', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  open('A-1', { answers: work(aWork({ service_toast_state: 'EXPANDED' })) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(screen.queryByText('Por ler')).toBeNull();
  cleanup();
  const unread = {
    service_toast_state: 'EXPANDED',
    message_toast_state: 'EXPANDED',
    payment_toast_state: 'EXPANDED',
    payment: duePayment,
  };
  open('A-1', { answers: work(aWork(unread)) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  const cards = screen.getAllByText('Por ler').map((tag) => tag.closest('[data-card]'));
  expect(cards.map((card) => card?.getAttribute('data-card'))).toEqual(['payment', 'messages']);
});

test.each([
  ['messages', 'message_toast_state', '/readCompanyObs', 'EXPANDED'],
  ['messages', 'message_toast_state', '/readCompanyObs', 'IGNORE'],
  ['what changed', 'service_toast_state', '/readServiceReady', 'EXPANDED'],
  ['what changed', 'service_toast_state', '/readServiceReady', 'IGNORE'],
])('seeing %s marks it read, %s %s %s [C-46] [DET-47]', async (_what, field, call, state) => {
  const shell = open('A-1', {
    answers: {
      ...work(aWork({ [field]: state })),
      [`POST /services/A-1${call}`]: () => {
        shell.answer('GET /services/A-1/', () => aWork({ [field]: 'READ' }));
        return {};
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path.endsWith(call))).toHaveLength(1),
  );
});

test('seeing unread messages marks them read and loads the details again [DET-47]', async () => {
  const shell = open('A-1', {
    answers: {
      ...work(aWork({ message_toast_state: 'EXPANDED' })),
      'POST /services/A-1/readCompanyObs': () => {
        shell.answer('GET /services/A-1/', () => aWork({ message_toast_state: 'READ' }));
        return {};
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Por ler')).toBeNull());
  expect(shell.requests.filter(({ path }) => path.endsWith('/readCompanyObs'))).toHaveLength(1);
});

test('what is seen at the same time is marked read together, then asked for once [DET-45] [DET-46] [DET-47]', async () => {
  const unread = aWork({ message_toast_state: 'EXPANDED', service_toast_state: 'EXPANDED' });
  let answerCheck: (answer: object) => void = () => undefined;
  const shell = open('A-1', {
    answers: {
      ...work(unread),
      'POST /services/A-1/readCompanyObs': () => ({}),
      'POST /services/A-1/readServiceReady': () =>
        new Promise<object>((resolve) => (answerCheck = resolve)),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const asked = (path: string) => shell.requests.filter((request) => request.path === path).length;
  await waitFor(() =>
    expect(shell.requests.filter(({ method }) => method === 'POST')).toHaveLength(2),
  );
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(asked('/services/A-1/')).toBe(1);
  shell.answer('GET /services/A-1/', () =>
    aWork({ message_toast_state: 'READ', service_toast_state: 'READ' }),
  );
  answerCheck({});
  await waitFor(() => expect(screen.queryByText('Por ler')).toBeNull());
  expect([asked('/services/A-1/'), asked('/config/filetypes')]).toEqual([2, 1]);
});

test('a message that was being written when the session expired is back for the same customer [PRO-05] [C-238]', async () => {
  const subject = {
    userId: 'u-1',
    name: 'Ana',
    email: null,
    phone: null,
    registered: true,
    loginEmailValidated: false,
  };
  const message = () => screen.findByRole('textbox', { name: 'Escrever mensagem' });
  const before = open('A-1', { answers: work(aWork()), session: { subject } });
  fireEvent.change(await message(), { target: { value: 'Posso ir às 18:00?' } });
  act(() => {
    before.bus.emit('session.ended', { reason: 'expired' });
  });
  cleanup();
  open('A-1', { answers: work(aWork()), session: { subject } });
  await message();
  expect(await screen.findByDisplayValue('Posso ir às 18:00?')).toBe(await message());
});

test('a note and a rating that were not sent are back after the page was loaded anew [PRO-05] [C-238]', async () => {
  const show = () => open('A-1', { answers: work(completed) });
  const note = () => screen.findByRole('textbox', { name: 'Notas pessoais' });
  const words = () => screen.findByRole('textbox', { name: /Observações/ });
  show();
  fireEvent.change(await note(), { target: { value: 'Fatura da empresa' } });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  fireEvent.change(await words(), { target: { value: 'Depressa e bem' } });
  dispatchEvent(new Event('pagehide'));
  cleanup();
  const { shown } = show();
  expect(await screen.findByDisplayValue('Fatura da empresa')).toBe(await note());
  expect(await screen.findByDisplayValue('Depressa e bem')).toBe(await words());
  expect(screen.getByRole('radio', { name: '4 estrelas', checked: true })).toBeTruthy();
  expect(shown).toContainEqual({ kind: 'toast', text: 'Guardámos o que estava a escrever.' });
});

test('notes are saved, and a failure is titled Atenção and keeps them [DET-15] [ERR-27]', async () => {
  const shell = open('A-1', {
    answers: { ...work(aWork()), 'POST /services/A-1/editInternalObs': refused(500, {}) },
  });
  const field = await screen.findByRole('textbox', { name: 'Notas pessoais' });
  fireEvent.change(field, { target: { value: 'Fatura da empresa' } });
  expect(shell.guards()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(shell.shown).toContainEqual({ kind: 'info', text: 'Atenção' }));
  expect(screen.getByDisplayValue('Fatura da empresa')).toBe(field);
  shell.answer('POST /services/A-1/editInternalObs', ({ body }) => {
    expect(body).toEqual({ obs: 'Fatura da empresa' });
    shell.answer('GET /services/A-1/', () => aWork({ internal_obs: 'Fatura da empresa' }));
    return {};
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'toast', text: 'Nota guardada.' }),
  );
  await waitFor(() => expect(shell.guards()).toBe(0));
});

test('the media area has two tabs, each split by provider and customer with counts [MED-01] [MED-02]', async () => {
  const file = (id: string, type: string) => ({
    id,
    type,
    url: `/media/${id}`,
    description: id,
    date: '2026-07-14T09:00:00Z',
    thumbnail_url: null,
  });
  open('A-1', {
    answers: work(
      aWork({
        company_extras: [file('pastilhas', 'image/jpeg'), file('orçamento', 'application/pdf')],
        client_extras: [
          file('viatura', 'image/png'),
          file('livrete', 'application/pdf'),
          file('seguro', 'application/pdf'),
        ],
      }),
    ),
  });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Galeria2');
  expect(screen.getByText('Do prestador (1)')).toBeTruthy();
  expect(screen.getByText('Enviados por si (1)')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(screen.getByText('orçamento')).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documentos3');
  const sent = (heading: string) => screen.getByText(heading).parentElement?.textContent;
  expect(sent('Do prestador (1)')).toContain('orçamento');
  expect(sent('Enviados por si (2)')).toMatch(/livrete.*seguro/);
  expect(sent('Do prestador (1)')).not.toContain('livrete');
});

test('an unpaid payment shows amount, deadline and one way to pay; a paid one method and date [DET-07] [DET-08]', async () => {
  const payment = {
    id: 'p',
    state: 'NOT_PAID' as const,
    method: null,
    total: 35,
    valid_until: '2031-07-16T22:59:00Z',
    date: null,
    description: null,
    billing: null,
    details: null,
  };
  open('S-1', { answers: appointment(anAppointmentWork({ payment })) });
  expect((await screen.findByRole('link', { name: 'Pagar' })).getAttribute('href')).toBe(
    '/client/payment/S-1',
  );
  expect(screen.getByText('Pagar até')).toBeTruthy();
  expect(screen.getAllByText('Pendente de Pagamento').length).toBeGreaterThan(0);
  cleanup();
  open('S-1', {
    answers: appointment(
      anAppointmentWork({
        payment: { ...payment, state: 'PAYED', method: 'MBWAY', date: '2026-07-07T17:12:00Z' },
      }),
    ),
  });
  await screen.findByText('MB WAY');
  expect(screen.getByText('Pago')).toBeTruthy();
  screen.getByText(/07\sjul\./);
  expect(screen.getByRole('link', { name: 'Ver pagamento' }).getAttribute('href')).toBe(
    '/client/payment/S-1',
  );
  for (const words of ['Pendente de Pagamento', 'Pagar', 'Pagar até'])
    expect(screen.queryByText(words)).toBeNull();
});

test('404 goes home [ERR-18]', async () => {
  const shell = open('A-1');
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([]);
});

test('409 tells and goes home [ERR-19]', async () => {
  const shell = open('A-1', {
    answers: { 'GET /services/A-1/': refused(409, { message: 'Não é seu' }) },
  });
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([{ kind: 'info', text: 'Acesso Não Autorizado' }]);
});

test('406 tells that the format is wrong [ERR-20]', async () => {
  const shell = open('A-1', { answers: { 'GET /services/A-1/': refused(406, { message: 'Id' }) } });
  const info = vi.spyOn(shell.portal.overlays, 'info');
  await waitFor(() =>
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Formato Inválido', body: 'Id' }),
  );
  expect(shell.visited).toEqual([]);
});

test('301 leads to the given service and keeps the feedback flag [ERR-21]', async () => {
  const moved = { answers: { 'GET /services/A-1/': refused(301, { code: 301, id: 'A-7' }) } };
  const shell = open('A-1', moved, '?s=I&t=0&feedback=t');
  await waitFor(() =>
    expect(shell.visited).toEqual(['/client/service-details/A-7?s=I&t=0&feedback=t']),
  );
});

test('anything else tells in the generic words, then goes home [ERR-22]', async () => {
  const shell = open('A-1', { answers: { 'GET /services/A-1/': refused(400, {}) } });
  const { info } = shell.portal.overlays;
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  vi.spyOn(shell.portal.overlays, 'info').mockImplementationOnce(async (words) => {
    await info(words);
    await closed;
  });
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(shell.visited).toEqual([]);
  close();
  await waitFor(() => expect(shell.visited).toEqual(['/client/services']));
  expect(shell.shown).toEqual([{ kind: 'info', text: 'Pedido Sem Sucesso' }]);
});

test('401 shows nothing and stays: the shell ends the session [ERR-17]', async () => {
  const shell = open('A-1', { answers: { 'GET /services/A-1/': refused(401, {}) } });
  await screen.findByText('Não conseguimos mostrar este serviço');
  expect(shell.shown).toEqual([]);
  expect(shell.visited).toEqual([]);
});
