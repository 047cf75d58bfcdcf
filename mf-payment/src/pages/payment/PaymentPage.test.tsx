// @vitest-environment happy-dom
import {
  createTestPortal,
  TestShell,
  type TestPortal,
  type TestPortalOptions,
} from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PaymentPage from './PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from '../../testing/samplePayment.testing.ts';

const view = { kind: 'page', name: 'payment', params: { id: 'S-7' } } as const;

// A busy machine may take its time; nothing waits longer than it has to.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function portalWith(
  answers: Record<string, () => unknown>,
  provider: TestPortalOptions['provider'] = {},
): TestPortal {
  return createTestPortal({
    provider,
    answers: {
      'GET /payment/S-7': () => wirePage('NOT_PAID', null),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
      'GET /countries': () => [{ id: 175, country: 'Portugal' }],
      ...answers,
    },
  });
}

function open(test: TestPortal): void {
  render(
    <TestShell test={test} view={view} path="/payment/S-7">
      <PaymentPage />
    </TestShell>,
  );
}

const statusCalls = (portal: TestPortal) =>
  portal.requests.filter(({ path }) => path === '/payment/status/P-1').length;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the payment page', () => {
  test('offers the configured methods only and needs one to pay [PAY-06] [PAY-18] [PAY-19] [CFG-08]', async () => {
    const portal = portalWith({});
    open(portal);
    const mbWay = await screen.findByRole('radio', { name: 'MB WAY' });
    expect(screen.getByRole('radio', { name: 'Multibanco' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Cartão' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pagar' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(mbWay);
    const button = screen.getByRole('button', { name: 'Pagar com MB WAY' });
    expect(button.hasAttribute('disabled')).toBe(false);
    fireEvent.change(screen.getByLabelText('Telemóvel MB WAY'), { target: { value: '212345678' } });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  test.each([
    { methods: ['CC'], names: ['Cartão'] },
    { methods: ['MB', 'MBWAY', 'CC'], names: ['Multibanco', 'MB WAY', 'Cartão'] },
    { methods: ['CC', 'MBWAY', 'MB'], names: ['Cartão', 'MB WAY', 'Multibanco'] },
  ] as const)(
    'of $methods it offers $names, in this order [CFG-08] [PAY-06]',
    async ({ methods, names }) => {
      open(portalWith({}, { paymentMethods: [...methods] }));
      const group = await screen.findByRole('group', { name: 'Como quer pagar?' });
      const ordered = names.map((name) => within(group).getByRole('radio', { name }));
      expect(within(group).getAllByRole('radio')).toEqual(ordered);
    },
  );

  test('where the configuration has no method none is offered, which is said, and nothing can be paid [CFG-08] [SET-16] [C-777]', async () => {
    open(portalWith({}, { paymentMethods: [] }));
    await screen.findByText('Este prestador ainda não aceita pagamentos online.');
    expect(screen.queryByRole('group', { name: 'Como quer pagar?' })).toBeNull();
    for (const name of ['Multibanco', 'MB WAY', 'Cartão'])
      expect(screen.queryByRole('radio', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pagar' }).hasAttribute('disabled')).toBe(true);
  });

  test('a wrong number for MB WAY says the exact text, half a number once its field was left [VAL-07]', async () => {
    open(portalWith({}));
    fireEvent.click(await screen.findByRole('radio', { name: 'MB WAY' }));
    const phone = screen.getByLabelText('Telemóvel MB WAY');
    const said = (value: string) => {
      fireEvent.change(phone, { target: { value } });
      return screen.queryByText('Número de contacto Inválido') !== null;
    };
    expect(['212345678', '912345678', '91234'].map(said)).toEqual([true, false, false]);
    fireEvent.blur(phone);
    expect(['91234', '912345678'].map(said)).toEqual([true, false]);
  });

  test('an MB WAY number that is left empty says that it is required, and is not called wrong [VAL-19]', async () => {
    open(portalWith({}));
    fireEvent.click(await screen.findByRole('radio', { name: 'MB WAY' }));
    const phone = screen.getByLabelText('Telemóvel MB WAY');
    fireEvent.change(phone, { target: { value: '' } });
    expect(screen.queryByText('Campo obrigatório!')).toBeNull();
    fireEvent.blur(phone);
    expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
    expect(screen.queryByText('Número de contacto Inválido')).toBeNull();
    fireEvent.change(phone, { target: { value: '912345678' } });
    expect(screen.queryByText('Campo obrigatório!')).toBeNull();
  });

  test('shows what is paid, titled by its kind [PAY-01] [PAY-02] [PAY-03] [PAY-23] [LIM-10]', async () => {
    open(portalWith({}));
    expect(await screen.findByText('Serviços Solicitados')).toBeTruthy();
    expect(screen.getAllByText('35,00 €')).toHaveLength(2);
  });

  test('shows the appointment, the methods and the data for the invoice [PAY-01]', async () => {
    const page = wirePage('NOT_PAID', null);
    open(portalWith({ 'GET /payment/S-7': () => page }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Sessão de fisioterapia' });
    const summary = title.parentElement?.parentElement;
    expect(summary?.textContent).toContain('11');
    expect(summary?.textContent).toContain('jul.');
    expect(summary?.textContent).toContain('10:00');
    expect(summary?.textContent).toContain('Fisio Alameda');
    expect(screen.getByRole('group', { name: 'Como quer pagar?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Outros dados' }));
    for (const label of ['Nome', 'NIF', 'Morada', 'Código postal', 'Localidade', 'País'])
      expect(screen.getByLabelText(label)).toBeTruthy();
  });

  test('own data without a country are those of Portugal [LIM-11] [BIL-04]', async () => {
    const { country: _, country_id: _id, ...unknown } = customer;
    const countries = [
      { id: 66, country: 'França' },
      { id: 175, country: 'Portugal' },
    ];
    open(portalWith({ 'GET /user/client/': () => unknown, 'GET /countries': () => countries }));
    fireEvent.click(await screen.findByRole('radio', { name: customer.name }));
    await screen.findByRole('option', { name: 'França' });
    expect(screen.getByLabelText<HTMLSelectElement>('País').value).toBe('175');
  });

  test.each([
    ['the expert', { expert: 'Duarte Prata' }, 'Duarte Prata'],
    ['the item where there is no expert', {}, 'Renault Clio'],
  ])('%s stands in the summary before the place [PAY-01]', async (_what, changes, words) => {
    const page = wirePage('NOT_PAID', null);
    const item = { id: 'I-1', title: 'Renault Clio' };
    const details = { ...page.details, item, ...changes };
    open(portalWith({ 'GET /payment/S-7': () => ({ ...page, details }) }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Sessão de fisioterapia' });
    expect(title.parentElement?.textContent).toBe(`10:00Sessão de fisioterapia${words}`);
  });

  test('nothing can be paid twice: not while a request runs or a reference waits, nor when it is paid [PAY-21]', async () => {
    const payButtons = () => screen.queryAllByRole('button', { name: /^(Pagar|Tentar)/ });
    const running = portalWith({ 'POST /payment': () => new Promise(() => undefined) });
    open(running);
    fireEvent.click(await screen.findByRole('radio', { name: 'Multibanco' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pagar com Multibanco' }));
    await pass(50);
    const pay = screen.getByRole('button', { name: 'A enviar…' });
    expect(pay.hasAttribute('disabled') || pay.getAttribute('aria-disabled') === 'true').toBe(true);
    fireEvent.click(pay);
    await pass(50);
    expect(running.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    cleanup();

    open(portalWith({ 'GET /payment/S-7': () => wirePage('PENDING', wireAttempt('MB')) }));
    expect(await screen.findByText('082 917 306')).toBeTruthy();
    expect(payButtons()).toEqual([]);
    cleanup();

    open(portalWith({ 'GET /payment/S-7': () => wirePage('PAYED', null) }));
    expect(await screen.findByRole('button', { name: 'Ver marcação' })).toBeTruthy();
    expect(payButtons()).toEqual([]);
  });

  test('the NIF of the own data is locked once the server has one, that of other data is not [BIL-09]', async () => {
    const client = {
      ...customer,
      vat: '123456789',
      address: 'Rua 1',
      postal_code: '4000-123',
      city: 'Porto',
    };
    const nif = () => screen.getByLabelText<HTMLInputElement>('NIF');
    open(portalWith({ 'GET /user/client/': () => client }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Marta Figueiredo' }));
    expect(nif().readOnly || nif().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Outros dados' }));
    expect(nif().readOnly || nif().disabled).toBe(false);
    cleanup();
    open(portalWith({}));
    fireEvent.click(await screen.findByRole('radio', { name: 'Marta Figueiredo' }));
    expect(nif().readOnly || nif().disabled).toBe(false);
    fireEvent.change(nif(), { target: { value: '123456789' } });
    expect(nif().value.replace(/\D/g, '')).toBe('123456789');
    expect(nif().readOnly || nif().disabled).toBe(false);
  });

  test('a page that opens in two parts says once that it loads', async () => {
    // What the tests before it were told.
    document.querySelector('[data-announcements]')?.remove();
    open(portalWith({}));
    await screen.findByText('Serviços Solicitados');
    expect(document.querySelector('[data-announcements]')).toBeNull();
  });

  test('MB WAY: counts down, asks at 2 s and every 5 s, and moves on to the details when paid [API-73] [PAY-04] [PAY-10] [PAY-12] [PAY-16] [PAY-17]', async () => {
    let status = 'PENDING';
    const portal = portalWith({
      'POST /payment': () => ({ success: true, ...wireAttempt('MBWAY') }),
      'GET /payment/status/P-1': () => ({ status }),
    });
    const settled: string[] = [];
    portal.bus.on('payment.settled', ({ state }) => settled.push(state));
    open(portal);
    fireEvent.click(await screen.findByRole('radio', { name: 'MB WAY' }));
    portal.answer('GET /payment/S-7', () => wirePage('PENDING', wireAttempt('MBWAY')));
    fireEvent.click(screen.getByRole('button', { name: 'Pagar com MB WAY' }));
    expect((await screen.findByRole('timer')).textContent).toMatch(/^0[34]:\d\d$/);

    const sent = portal.requests.find(
      ({ method, path }) => method === 'POST' && path === '/payment',
    );
    expect(sent?.body).toEqual({
      id: 'S-7',
      method: 'MBWAY',
      phone: '+351912345678',
      total: 35,
      billing_id: 'FINAL_CONSUMER',
    });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);

    await pass(1500);
    expect(statusCalls(portal)).toBe(0);
    await pass(1000);
    expect(statusCalls(portal)).toBe(1);
    status = 'PAYED';
    portal.answer('GET /payment/S-7', () => wirePage('PAYED', wireAttempt('MBWAY')));
    await pass(5500);
    expect(statusCalls(portal)).toBe(2);
    expect(screen.getByRole('heading', { name: 'Pago' })).toBeTruthy();
    expect(settled).toEqual(['PAYED']);
    await pass(5000);
    expect(portal.visited).toEqual([]);
    await pass(6000);
    expect(portal.visited).toEqual(['/client/service-details/S-7?s=I&t=0']);
    expect(statusCalls(portal)).toBe(2);
  });

  test('a rejected MB WAY payment says so with its label and can be paid again [PAY-08] [PAY-25] [PAY-26]', async () => {
    let status = 'MBWAY_REJECTED';
    const portal = portalWith({
      'GET /payment/S-7': () => wirePage('PENDING', wireAttempt('MBWAY')),
      'POST /payment': () => ({ success: true, ...wireAttempt('MBWAY') }),
      'GET /payment/status/P-1': () => ({ status }),
    });
    open(portal);
    await screen.findByRole('timer');
    portal.answer('GET /payment/S-7', () => ({
      ...wirePage('MBWAY_REJECTED', null),
      payment: { ...wirePage('MBWAY_REJECTED', null).payment, method: 'MBWAY' },
    }));
    await pass(1500);
    expect(screen.getByText('Rejeitado (MBWay)')).toBeTruthy();
    expect(
      screen.getByText('Por favor tente novamente ou selecione outro método de pagamento'),
    ).toBeTruthy();

    // The second attempt waits for its own answer, not for that of the first.
    status = 'PENDING';
    portal.answer('GET /payment/S-7', () => wirePage('PENDING', wireAttempt('MBWAY')));
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('timer')).toBeTruthy();
    await pass(2500);
    expect(screen.getByRole('timer')).toBeTruthy();
  });

  test('the countdown at zero asks once more, then the customer may pay again; the status stays the server’s [PAY-16] [PAY-26]', async () => {
    const late = { ...wireAttempt('MBWAY'), waiting_time: 3 };
    const portal = portalWith({
      'GET /payment/S-7': () => wirePage('PENDING', late),
      'GET /payment/status/P-1': () => ({ status: 'PENDING' }),
    });
    const settled: string[] = [];
    portal.bus.on('payment.settled', ({ state }) => settled.push(state));
    const pages = () => portal.requests.filter(({ path }) => path === '/payment/S-7').length;
    open(portal);
    await screen.findByRole('timer');
    await pass(1500);
    expect(statusCalls(portal)).toBe(1);
    await pass(2500);
    expect(await screen.findByText('Expirado')).toBeTruthy();
    expect(statusCalls(portal)).toBe(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Multibanco' }));
    const pay = screen.getByRole('button', { name: 'Pagar com Multibanco' });
    expect(pay.hasAttribute('disabled')).toBe(false);
    await pass(20_000);
    expect(statusCalls(portal)).toBe(2);
    expect([settled, pages()]).toEqual([[], 1]);
  });

  test('an approval that comes with the end of the countdown still counts [PAY-16]', async () => {
    const late = { ...wireAttempt('MBWAY'), waiting_time: 3 };
    let status = 'PENDING';
    const portal = portalWith({
      'GET /payment/S-7': () => wirePage('PENDING', late),
      'GET /payment/status/P-1': () => ({ status }),
    });
    open(portal);
    await screen.findByRole('timer');
    await pass(1500);
    status = 'PAYED';
    portal.answer('GET /payment/S-7', () => wirePage('PAYED', null));
    await pass(2500);
    expect(await screen.findByRole('heading', { name: 'Pago' })).toBeTruthy();
  });

  test('a reload shows the pending reference again, asked at 1 s and every 10 s [PAY-09] [PAY-11]', async () => {
    const portal = portalWith({
      'GET /payment/S-7': () => wirePage('PENDING', wireAttempt('MB')),
      'GET /payment/status/P-1': () => ({ status: 'PENDING' }),
    });
    open(portal);
    expect(await screen.findByText('082 917 306')).toBeTruthy();
    await pass(1500);
    expect(statusCalls(portal)).toBe(1);
    await pass(9000);
    expect(statusCalls(portal)).toBe(1);
    await pass(1500);
    expect(statusCalls(portal)).toBe(2);
  });

  test('a gateway that is away is told in the exact words, and the same click keeps its key [PAY-24]', async () => {
    const portal = portalWith({
      'POST /payment': () => Response.json({ http_code: 503 }, { status: 503 }),
    });
    open(portal);
    fireEvent.click(await screen.findByRole('radio', { name: 'Multibanco' }));
    const pay = screen.getByRole('button', { name: 'Pagar com Multibanco' });
    fireEvent.click(pay);
    await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
    expect(portal.shown[0]).toEqual({ kind: 'info', text: 'Pedido Sem Sucesso' });
    await vi.waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(pay);
    await vi.waitFor(() => expect(portal.shown).toHaveLength(2));
    const keys = portal.requests
      .filter(({ method, path }) => method === 'POST' && path === '/payment')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('two clicks at once send one request', async () => {
    const portal = portalWith({
      'POST /payment': () => new Promise(() => undefined),
    });
    open(portal);
    fireEvent.click(await screen.findByRole('radio', { name: 'Multibanco' }));
    const pay = screen.getByRole('button', { name: 'Pagar com Multibanco' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await pass(50);
    expect(portal.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a wrong NIF is refused on the click with the exact text in an Aviso, nothing is sent [BIL-07] [PAY-20] [PAY-22] [VAL-16] [ERR-49]', async () => {
    const portal = portalWith({});
    const warn = vi.spyOn(portal.portal.overlays, 'warn');
    open(portal);
    fireEvent.click(await screen.findByRole('radio', { name: 'Multibanco' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Outros dados' }));
    const pay = screen.getByRole('button', { name: 'Pagar com Multibanco' });
    expect(pay.hasAttribute('disabled')).toBe(true);
    for (const [label, value] of [
      ['Nome', 'Prata, Lda.'],
      ['NIF', '123456780'],
      ['Morada', 'Rua 1'],
      ['Código postal', '1'],
      ['Localidade', 'Lisboa'],
    ] as const) {
      // Until the last of them is there.
      expect(pay.hasAttribute('disabled')).toBe(true);
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    expect(pay.hasAttribute('disabled')).toBe(false);
    for (const label of ['Nome', 'NIF', 'Morada', 'Código postal', 'Localidade']) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      const { value } = field;
      fireEvent.change(field, { target: { value: '' } });
      expect([label, pay.hasAttribute('disabled')]).toEqual([label, true]);
      fireEvent.change(field, { target: { value } });
    }
    fireEvent.click(pay);
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([
        [{ title: 'Aviso', body: 'O NIF introduzido não é válido' }],
      ]),
    );
    expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('NIF').value).toBe('123\u00a0456\u00a0780');
  });

  test('a payment that is already done has nothing to pay', async () => {
    const portal = portalWith({ 'GET /payment/S-7': () => wirePage('PAYED', null) });
    open(portal);
    fireEvent.click(await screen.findByRole('button', { name: 'Ver marcação' }));
    expect(portal.visited).toEqual(['/client/service-details/S-7?s=I&t=0']);
  });
});
