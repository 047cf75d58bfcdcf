// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PaymentPage from '../PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from '../../../testing/samplePayment.testing.ts';

const START = '2026-07-11T09:00:00Z';
const EARLIER = '2026-07-10T22:59:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-09T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Opened {
  /** Until when the payment can be made. */
  validUntil?: string | null;
}

/** Opens a payment until the appointment's start, with a reference until `end`, one that says no end, or none yet. */
function open(end: string | null, { validUntil = START }: Opened = {}) {
  const said = end === 'unsaid' ? null : end;
  const attempt = end === null ? null : { ...wireAttempt('MB'), expiration_date: said };
  const { payment, details } = wirePage(end === null ? 'NOT_PAID' : 'PENDING', attempt);
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => ({
        payment: { ...payment, valid_until: validUntil },
        details: { ...details, share_calendar_start: START },
      }),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
      'GET /countries': () => [],
    },
  });
  render(
    <TestShell
      test={portal}
      view={{ kind: 'page', name: 'payment', params: { id: 'S-7' } }}
      path="/payment/S-7"
    >
      <PaymentPage />
    </TestShell>,
  );
  return portal;
}

test.each([
  ['the methods', null, /^Referência válida até sáb, 11.jul\., às 10:00, à hora da marcação$/],
  ['the reference', START, /Tem até sáb, 11.jul\., às 10:00, à hora da marcação\.$/],
  ['a reference that ends earlier', EARLIER, /Tem até amanhã, 10.jul\., às 23:59\.$/],
  // Then it is the payment's own.
  [
    'a reference that says no end',
    'unsaid',
    /Tem até sáb, 11.jul\., às 10:00, à hora da marcação\.$/,
  ],
])(
  '%s: until when can be paid, and why where it is the appointment [DET-07] [PAY-15]',
  async (_what, end, words) => {
    open(end);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('a reference of a payment without a deadline says where it is paid and no end [DET-07]', async () => {
  open('unsaid', { validUntil: null });
  const words = await screen.findByText(/^No multibanco ou na app do seu banco: /);
  expect(words.textContent).toMatch(/Pagamentos de serviços\.$/);
  expect(document.body.textContent).not.toContain('Tem até');
});

test('when the deadline passes on an open page, it says what the server says of it, and paying is no longer offered [DET-07] [C-249]', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-11T08:59:00Z'),
  });
  const portal = open(null);
  await screen.findByRole('radio', { name: 'Multibanco' });
  const closed = 'O prazo deste pagamento terminou. Fale com o prestador.';
  portal.answer('GET /payment/S-7', () => ({ ...wirePage('NOT_PAID', null), closed }));
  act(() => void vi.advanceTimersByTime(60_000));
  await screen.findByText(closed);
  expect(screen.queryByRole('radio', { name: 'Multibanco' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});
