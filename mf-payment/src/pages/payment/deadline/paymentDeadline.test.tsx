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

/** Opens a payment until the appointment's start, with a reference until `end` or none yet. */
function open(end: string | null) {
  const attempt = end === null ? null : { ...wireAttempt('MB'), expiration_date: end };
  const { payment, details } = wirePage(end === null ? 'NOT_PAID' : 'PENDING', attempt);
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => ({
        payment: { ...payment, valid_until: START },
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
])('%s: until when can be paid, and why where it is the appointment', async (_what, end, words) => {
  open(end);
  expect(await screen.findByText(words)).toBeTruthy();
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
