// @vitest-environment happy-dom
import type { PaymentMethod } from '@portal/api/payment/payment';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PaymentPage from '../PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from '../../../testing/samplePayment.testing.ts';

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Page = ReturnType<typeof wirePage>;

/** Opens a payment, that of the appointment S-7 where no other id is given. */
function open(page: object, { id = 'S-7', state = null, ...options }: Opening = {}) {
  const portal = createTestPortal({
    ...options,
    answers: {
      [`GET /payment/${id}`]: () => page,
      'GET /payment/status/P-1': () => ({ status: 'PENDING' }),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
      'GET /countries': () => [{ id: 175, country: 'Portugal' }],
      ...options.answers,
    },
  });
  render(
    <TestShell
      test={portal}
      view={{ kind: 'page', name: 'payment', params: { id } }}
      path={`/payment/${id}`}
      state={state}
    >
      <PaymentPage />
    </TestShell>,
  );
  return portal;
}
interface Opening extends TestPortalOptions {
  id?: string;
  /** Of the history entry: the card that came back. */
  state?: unknown;
}

const asked = (portal: ReturnType<typeof open>) =>
  portal.requests.filter(({ path }) => path === '/payment/status/P-1').length;
const sent = (portal: ReturnType<typeof open>) =>
  portal.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /payment');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const payButtons = () => screen.queryAllByRole('button', { name: /^(Pagar|Tentar)/ });

/** Waits for what needs no time to pass; the timers are the test's own. */
async function settled(check: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (tries > 1000) throw error;
      await pass(0);
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  }
}
function holdTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

test('a work is paid by its lines, an appointment by what was asked for, each under its title [PAY-02] [PAY-03] [LIM-10]', async () => {
  const page = wirePage('NOT_PAID', null);
  const line = { completed: true, discount: 0 };
  const services = [
    { ...line, designation: 'Travões', price: 20 },
    { ...line, designation: 'Óleo', price: 15 },
  ];
  const work = { ...page.details, id: 'A-7', services, isAppointment: false };
  const listOf = (title: string) => screen.getByText(title).parentElement?.textContent;
  open({ ...page, details: work }, { id: 'A-7' });
  await screen.findByText('Serviços Realizados');
  expect(listOf('Serviços Realizados')).toMatch(/Travões.*20,00\s€.*Óleo.*15,00\s€/);
  expect(screen.queryByText('Serviços Solicitados')).toBeNull();
  cleanup();
  open(page);
  await screen.findByText('Serviços Solicitados');
  expect(listOf('Serviços Solicitados')).toMatch(/Sessão de fisioterapia.*35,00\s€/);
  expect(screen.queryByText('Serviços Realizados')).toBeNull();
});

test.each(['2026-07-10', '2026-07-11'])(
  'on %s what is paid for the 11th stands with its day as a figure, also where it is today [SRV-11] [C-595]',
  async (today) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T07:00:00Z`) });
    open(wirePage('NOT_PAID', null));
    expect((await screen.findByText('11')).parentElement?.textContent).toBe('sáb11jul.');
    expect(screen.queryByText('hoje')).toBeNull();
  },
);

test.each([
  ['Multibanco', 'MB', {}],
  ['MB WAY', 'MBWAY', { phone: '+351912345678' }],
  ['Cartão', 'CC', {}],
] as const)(
  '%s is paid as %s, and with a phone: %j [API-73] [PAY-05]',
  async (label, method, phone) => {
    const portal = open(wirePage('NOT_PAID', null), {
      provider: { paymentMethods: ['MB', 'MBWAY', 'CC'] },
      answers: { 'POST /payment': () => new Promise(() => undefined) },
    });
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    expect(screen.getByText('Referência para o multibanco ou a app do seu banco')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await vi.waitFor(() => expect(sent(portal)).toHaveLength(1));
    const paid = { id: 'S-7', method, total: 35, billing_id: 'FINAL_CONSUMER', ...phone };
    expect(sent(portal)[0]?.body).toEqual(paid);
  },
);

test.each([
  ['EXPIRED', 'Expirado', /pagar agora/],
  ['CC_CANCEL', 'Cancelado', /tentar de novo/],
  ['CC_ERROR', 'Erro', /tentar de novo/],
  [
    'MBWAY_REJECTED',
    'Rejeitado (MBWay)',
    /^Por favor tente novamente ou selecione outro método de pagamento$/,
  ],
  [
    'MBWAY_DECLINED',
    'Recusado (MBWay)',
    /^Por favor tente novamente ou selecione outro método de pagamento$/,
  ],
] as const)(
  '%s says «%s», is asked for no more and can be paid again [PAY-08] [PAY-25] [PAY-26]',
  async (status, label, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const type = status.startsWith('CC') ? 'CC' : 'MBWAY';
    const ended = wirePage(status, null);
    const portal = open(wirePage('PENDING', wireAttempt(type)), {
      answers: { 'GET /payment/status/P-1': () => ({ status }) },
    });
    await screen.findByRole('button', { name: 'Usar outro método' });
    portal.answer('GET /payment/S-7', () => ended);
    await pass(1000);
    expect((await screen.findByRole('alert')).textContent).toContain(label);
    expect(screen.getByText(words)).toBeTruthy();
    await pass(60_000);
    expect(asked(portal)).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Multibanco' }));
    expect(payButtons().map((button) => button.hasAttribute('disabled'))).toEqual([false]);
  },
);

test('a reference that waits says «Pendente», and its amount is copied in euros [PAY-08] [LIM-10]', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const reference = wirePage('PENDING', wireAttempt('MB'));
  open({ ...reference, payment: { ...reference.payment, total: 1184.5 } });
  expect(await screen.findByText('Pendente')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar montante' }));
  expect(write.mock.calls).toEqual([['1184,50']]);
});

test.each([
  ['MB', 10_000],
  ['MBWAY', 5000],
  ['CC', 10_000],
] as const)(
  'a pending payment of type %s is asked for 1 s after it was opened and every %i ms [PAY-09] [PAY-11] [PAY-26] [LIVE-06]',
  async (type, every) => {
    holdTime();
    const portal = open(wirePage('PENDING', wireAttempt(type)));
    await settled(() =>
      expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy(),
    );
    const counted: number[] = [];
    for (const milliseconds of [999, 1, every - 1, 1, every]) {
      await pass(milliseconds);
      await settled(() => undefined);
      counted.push(asked(portal));
    }
    expect(counted).toEqual([0, 1, 1, 2, 3]);
    // What the server says is pending stays so.
    expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy();
    expect(portal.visited).toEqual([]);
  },
);

test.each([
  ['MB', 10_000, [1, 1, 2, 3]],
  ['CC', 10_000, [1, 1, 2, 3]],
  // Its gateway tells nobody that it was declined (C-464).
  ['MBWAY', 5000, [1, 2, 3, 4]],
] as const)(
  'where the page hears of changes a payment of type %s is asked for first, when it is told, and by the clock once it hears no more [LIVE-06] [PAY-11] [C-464]',
  async (type, every, expected) => {
    holdTime();
    const portal = open(wirePage('PENDING', wireAttempt(type)));
    await settled(() =>
      expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy(),
    );
    act(() => portal.switchTo({ isLive: true }));
    const counted: number[] = [];
    await pass(1000);
    counted.push(asked(portal));
    await pass(every);
    await settled(() => undefined);
    counted.push(asked(portal));
    act(() => {
      portal.bus.emit('live.changed', { kind: 'payment', subject: 'A-1' });
      portal.bus.emit('live.changed', { kind: 'payment', subject: 'S-7' });
    });
    await pass(10);
    await settled(() => undefined);
    counted.push(asked(portal));
    act(() => portal.switchTo({ isLive: false }));
    await pass(every);
    await settled(() => undefined);
    counted.push(asked(portal));
    expect(counted).toEqual(expected);
  },
);

test('who hears of changes goes on asking after a failure, until the server answers again', async () => {
  holdTime();
  const portal = open(wirePage('PENDING', wireAttempt('MB')));
  await settled(() =>
    expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy(),
  );
  act(() => portal.switchTo({ isLive: true }));
  const note = () => screen.queryByText(/^Sem resposta do portal/);
  portal.answer('GET /payment/status/P-1', () => Response.json({}, { status: 502 }));
  // The first ask, and the tries of one that was lost.
  await pass(1000);
  await settled(() => expect(asked(portal)).toBe(1));
  for (let tries = 0; note() === null && tries < 5; tries += 1) {
    await pass(1000);
    await settled(() => undefined);
  }
  expect(note()).not.toBeNull();
  portal.answer('GET /payment/status/P-1', () => ({ status: 'PENDING' }));
  await pass(10_000);
  await settled(() => expect(note()).toBeNull());
  expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy();
  const before = asked(portal);
  await pass(60_000);
  expect(asked(portal)).toBe(before);
});

test.each([
  ['Multibanco', 'MB', 10_000],
  ['MB WAY', 'MBWAY', 5000],
] as const)(
  'a payment just begun with %s is asked for after 2 s and at the same interval [PAY-12]',
  async (label, type: PaymentMethod, every) => {
    const portal = open(wirePage('NOT_PAID', null), {
      answers: { 'POST /payment': () => ({ success: true, ...wireAttempt(type) }) },
    });
    await screen.findByRole('radio', { name: label });
    holdTime();
    portal.answer('GET /payment/S-7', () => wirePage('PENDING', wireAttempt(type)));
    fireEvent.click(screen.getByRole('radio', { name: label }));
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await settled(() =>
      expect(screen.getByRole('button', { name: 'Usar outro método' })).toBeTruthy(),
    );
    const counted: number[] = [];
    for (const milliseconds of [1999, 1, every - 1, 1]) {
      await pass(milliseconds);
      counted.push(asked(portal));
    }
    expect(counted).toEqual([0, 1, 1, 2]);
  },
);

test.each(['PENDING', 'NOT_PAID'] as const)(
  'without an attempt a payment that is %s is not asked for [PAY-09]',
  async (state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = open(wirePage(state, null));
    await screen.findByRole('radio', { name: 'Multibanco' });
    await pass(60_000);
    expect(asked(portal)).toBe(0);
  },
);

test.each([
  ['EXPIRED', 'MBWAY'],
  ['CC_ERROR', 'CC'],
  ['MBWAY_REJECTED', 'MBWAY'],
  ['PAYED', 'MB'],
] as const)(
  'a payment that is %s is not asked for, though its attempt by %s is still told [PAY-09] [PAY-10]',
  async (state, type) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = open(wirePage(state, wireAttempt(type)));
    if (state === 'PAYED') await screen.findByRole('button', { name: 'Ver marcação' });
    else await screen.findByRole('radio', { name: 'Multibanco' });
    await pass(60_000);
    expect(asked(portal)).toBe(0);
  },
);

test('a request that ended as not paid is asked for no more and leads back to the methods [PAY-26]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const portal = open(wirePage('PENDING', wireAttempt('MB')), {
    answers: { 'GET /payment/status/P-1': () => ({ status: 'NOT_PAID' }) },
  });
  await screen.findByRole('button', { name: 'Usar outro método' });
  portal.answer('GET /payment/S-7', () => wirePage('NOT_PAID', null));
  await pass(1000);
  fireEvent.click(await screen.findByRole('radio', { name: 'Multibanco' }));
  expect(payButtons().map((button) => button.hasAttribute('disabled'))).toEqual([false]);
  await pass(60_000);
  expect(asked(portal)).toBe(1);
});

test.each([
  ['EXPIRED', 'MBWAY', 'Expirado'],
  ['CC_CANCEL', 'CC', 'Cancelado'],
  ['CC_ERROR', 'CC', 'Erro'],
  ['MBWAY_REJECTED', 'MBWAY', 'Rejeitado (MBWay)'],
  ['MBWAY_DECLINED', 'MBWAY', 'Recusado (MBWay)'],
  ['NOT_PAID', 'MB', null],
  ['PAYED', 'MB', null],
] as const)(
  'the state that the server answered, %s, is the state of the page before that is read again [PAY-26]',
  async (status, type, label) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = open(wirePage('PENDING', wireAttempt(type)), {
      answers: { 'GET /payment/status/P-1': () => ({ status }) },
    });
    const told: string[] = [];
    portal.bus.on('payment.settled', ({ state }) => told.push(state));
    await screen.findByRole('button', { name: 'Usar outro método' });
    portal.answer('GET /payment/S-7', () => new Promise(() => undefined));
    await pass(1000);
    if (status === 'PAYED') await screen.findByRole('button', { name: 'Ver marcação' });
    else await screen.findByRole('radio', { name: 'Multibanco' });
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual(label === null ? [] : [expect.stringContaining(label)]);
    expect(told).toEqual(status === 'NOT_PAID' ? [] : [status]);
  },
);

test.each([
  ['+351210000000', null, /^Ligar 210\s000\s000, chamada para a rede fixa nacional$/],
  ['800 207 207', 'chamada gratuita', /^Ligar 800\s207\s207, chamada gratuita$/],
])(
  'where the deadline is over %s is called at a cost that is said, in the provider’s words %s [LAW-04]',
  async (contactPhone, phoneCost, name) => {
    const provider = { contactPhone, legal: { phoneCost } };
    open({ ...wirePage('NOT_PAID', null), closed: 'O prazo terminou.' }, { provider });
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  },
);

test('a payment whose deadline is over says why, in the words of the server, and asks for nothing [DET-07]', async () => {
  const words = 'O prazo deste pagamento terminou. Fale com o prestador.';
  open({ ...wirePage('NOT_PAID', null), closed: words });
  await screen.findByRole('heading', { level: 1, name: 'Já não é possível pagar aqui' });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(payButtons()).toEqual([]);
});

const card = { brand: 'VISA', pan: '************1234' };
const cardPending: Page = wirePage('PENDING', {
  ...wireAttempt('CC'),
  url: 'https://gateway.test/card',
});

test('a card that came back is named while it is validated, nothing can be paid, and the customer goes on [PAY-14] [PAY-21]', async () => {
  const portal = open(cardPending, { state: { card } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A validar o pagamento' }),
  ).toBeTruthy();
  expect(screen.getByText(/VISA \*{12}1234/)).toBeTruthy();
  expect(payButtons()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(portal.visited).toEqual(['/client/service-details/S-7?s=I&t=0']);
});

test('a card of which the gateway says neither brand nor number is validated without naming one [PAY-14]', async () => {
  open(cardPending, { state: { card: { brand: '', pan: '' } } });
  await screen.findByRole('heading', { level: 1, name: 'A validar o pagamento' });
  const words = 'Recebemos a resposta do cartão. A confirmação chega dentro de instantes.';
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeTruthy();
});

test.each([
  ['no card came back', cardPending, null, 'Usar outro método'],
  ['it waits for MB WAY', wirePage('PENDING', wireAttempt('MBWAY')), { card }, 'Usar outro método'],
  [
    'it waits for a reference',
    wirePage('PENDING', wireAttempt('MB')),
    { card },
    'Usar outro método',
  ],
  ['it is paid', wirePage('PAYED', null), { card }, 'Ver marcação'],
])('nothing is validated where %s [PAY-14]', async (_case, page, state, button) => {
  open(page, { state });
  await screen.findByRole('button', { name: button });
  expect(screen.queryByText('A validar o pagamento')).toBeNull();
  expect(screen.queryByText(/VISA/)).toBeNull();
});

test('where the card failed nothing is validated, and another can be tried [PAY-14] [PAY-21]', async () => {
  open(wirePage('CC_ERROR', null), { state: { card } });
  await screen.findByRole('alert');
  expect(screen.queryByText(/VISA|A validar/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Multibanco' }));
  expect(payButtons().map((button) => button.hasAttribute('disabled'))).toEqual([false]);
});

test('each type of attempt shows what it carries [PAY-15]', async () => {
  const until = '2099-07-16T22:59:00Z';
  open(wirePage('PENDING', { ...wireAttempt('MB'), expiration_date: until }));
  for (const words of ['21312', '082 917 306', /Tem até .*16.jul\..*23:59/])
    expect(await screen.findByText(words)).toBeTruthy();
  cleanup();
  open(wirePage('PENDING', { ...wireAttempt('MBWAY'), waiting_time: 200 }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^03:(20|1\d)$/);
  expect(screen.getByText(/^\+351\s912\s345\s678$/)).toBeTruthy();
  cleanup();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  open(cardPending);
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir a página do cartão' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://gateway.test/card');
});

test('discount, VAT and the totals of what is paid stand in euros, with a comma [PAY-02] [LIM-10]', async () => {
  const page = wirePage('NOT_PAID', null);
  const line = { completed: true, discount: 0 };
  const services = [
    { ...line, designation: 'Travões', price: 20, discount: 10 },
    { ...line, designation: 'Óleo', price: 1100 },
  ];
  const totals = { total: 1375.14, total_novat: 1118, total_discount: 2 };
  const work = { ...page.details, id: 'A-7', services, ...totals, isAppointment: false };
  open({ ...page, details: work }, { id: 'A-7' });
  const list = (await screen.findByText('Serviços Realizados')).parentElement?.textContent;
  const amounts = [
    ...['20,00', '18,00', '1100,00', 'Desconto incluído2,00', 'IVA257,14'],
    ...['Total do serviço1375,14', 'A pagar35,00'],
  ];
  for (const amount of amounts) expect(list).toContain(`${amount}\u00a0€`);
});

test('whatever is waited for, the amount stands there in euros and cents [LIM-10]', async () => {
  const pageWith = (page: Page): Page => ({ ...page, payment: { ...page.payment, total: 1184.5 } });
  const amount = '1184,50\u00a0€';
  open(pageWith(wirePage('PENDING', wireAttempt('MBWAY'))));
  expect((await screen.findByText(/^1184,50/)).textContent).toBe(`${amount} · Auto Mirante`);
  cleanup();
  open(pageWith(wirePage('PENDING', wireAttempt('MB'))));
  expect((await screen.findByText(/^Falta pagar/)).textContent).toBe(`Falta pagar ${amount}`);
  const row = screen.getByText('Montante').parentElement;
  expect(row?.textContent).toContain(amount);
  cleanup();
  open(pageWith(cardPending));
  expect((await screen.findByText(/^1184,50/)).textContent).toBe(`${amount} · Auto Mirante`);
});

test.each([
  ['MB', 'MB WAY', 'MBWAY'],
  ['MBWAY', 'Multibanco', 'MB'],
] as const)(
  'another method is offered only after the pending %s was left for %s, and replaces it [PAY-21]',
  async (pending, label, method) => {
    const portal = open(wirePage('PENDING', wireAttempt(pending)), {
      answers: { 'POST /payment': () => new Promise(() => undefined) },
    });
    const leave = await screen.findByRole('button', { name: 'Usar outro método' });
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(leave);
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await vi.waitFor(() => expect(sent(portal)).toHaveLength(1));
    expect(sent(portal)[0]?.body).toMatchObject({ method, replaces: true });
  },
);

test('an attempt that was begun although its answer was lost is waited for: it is not the one that was left', async () => {
  const first = wirePage('PENDING', { ...wireAttempt('MB'), attempt_id: 'one' });
  const next = wirePage('PENDING', { ...wireAttempt('MBWAY'), attempt_id: 'two' });
  const portal = open(first, {
    answers: { 'POST /payment': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Usar outro método' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'MB WAY' }));
  portal.answer('GET /payment/S-7', () => next);
  fireEvent.click(screen.getByRole('button', { name: 'Pagar com MB WAY' }));
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an attempt begun elsewhere after one that ran out is waited for and asked for', async () => {
  holdTime();
  const late = { ...wireAttempt('MBWAY'), waiting_time: 3, attempt_id: 'one' };
  const portal = open(wirePage('PENDING', late));
  await settled(() => expect(screen.getByRole('timer')).toBeTruthy());
  await pass(4000);
  await settled(() => expect(screen.queryByRole('timer')).toBeNull());
  const next = { ...wireAttempt('MBWAY'), attempt_id: 'two' };
  portal.answer('GET /payment/S-7', () => wirePage('PENDING', next));
  act(() => void portal.bus.emit('live.changed', { kind: 'payment', subject: 'S-7' }));
  await settled(() => expect(screen.getByRole('timer')).toBeTruthy());
  const before = asked(portal);
  await pass(1000);
  await settled(() => expect(asked(portal)).toBe(before + 1));
});

test.each([
  ['Multibanco', 503, 'tente mais tarde, obrigado'],
  ['Multibanco', 422, 'tente mais tarde, obrigado'],
  ['Cartão', 503, 'tente mais tarde, obrigado'],
  ['Cartão', 422, 'tente mais tarde, obrigado'],
  ['MB WAY', 503, 'tente mais tarde, obrigado'],
  ['MB WAY', 422, 'Por favor tente novamente ou selecione outro método de pagamento'],
  ['Multibanco', 0, 'tente mais tarde, obrigado'],
  ['Cartão', 0, 'tente mais tarde, obrigado'],
  ['MB WAY', 0, 'tente mais tarde, obrigado'],
])(
  '%s that fails with %i (0 is no answer) is told in the exact words [PAY-24] [PAY-25]',
  async (label, status, body) => {
    const portal = open(wirePage('NOT_PAID', null), {
      provider: { paymentMethods: ['MB', 'MBWAY', 'CC'] },
      answers: {
        'POST /payment': () => {
          if (status === 0) throw new TypeError('Failed to fetch');
          return Response.json({ http_code: status }, { status });
        },
      },
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await vi.waitFor(() =>
      expect(info.mock.calls).toEqual([[{ title: 'Pedido Sem Sucesso', body }]]),
    );
  },
);

test.each(['Multibanco', 'Cartão', 'MB WAY'])(
  'a session that ended when paying by %s is left to the shell [PAY-24] [PAY-25] [C-04]',
  async (label) => {
    const portal = open(wirePage('NOT_PAID', null), {
      provider: { paymentMethods: ['MB', 'MBWAY', 'CC'] },
      answers: { 'POST /payment': () => Response.json({}, { status: 401 }) },
    });
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await vi.waitFor(() => expect(sent(portal)).toHaveLength(1));
    const pay = await screen.findByRole('button', { name: `Pagar com ${label}` });
    await vi.waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull());
    expect(portal.shown).toEqual([]);
  },
);

test.each([
  ['Multibanco', 'tente mais tarde, obrigado'],
  ['Cartão', 'tente mais tarde, obrigado'],
  ['MB WAY', 'Por favor tente novamente ou selecione outro método de pagamento'],
])(
  '%s that the gateway did not take is a failure as well, told in the exact words [PAY-24] [PAY-25] [API-73]',
  async (label, body) => {
    const portal = open(wirePage('NOT_PAID', null), {
      provider: { paymentMethods: ['MB', 'MBWAY', 'CC'] },
      answers: {
        'POST /payment': () => ({ ...wireAttempt('MB'), success: false, error: 'Recusado.' }),
      },
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    fireEvent.click(screen.getByRole('button', { name: `Pagar com ${label}` }));
    await vi.waitFor(() =>
      expect(info.mock.calls).toEqual([[{ title: 'Pedido Sem Sucesso', body }]]),
    );
    expect(screen.getByRole('radio', { name: label })).toBeTruthy();
  },
);
