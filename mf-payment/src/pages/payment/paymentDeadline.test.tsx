// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PaymentPage from './PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from './samplePayment.testing.ts';

configure({ asyncUtilTimeout: 15_000 });

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
function open(end: string | null): void {
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
}

test.each([
  ['the methods', null, /^Referência válida até sáb, 11.jul\., às 10:00, à hora da marcação$/],
  ['the reference', START, /Tem até sáb, 11.jul\., às 10:00, à hora da marcação\.$/],
  ['a reference that ends earlier', EARLIER, /Tem até amanhã, 10.jul\., às 23:59\.$/],
])('%s: until when can be paid, and why where it is the appointment', async (_what, end, words) => {
  open(end);
  expect(await screen.findByText(words)).toBeTruthy();
});
