// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWork, duePayment } from '../../../testing/aWork.ts';
import { givenScreen } from '../../../testing/givenScreen.ts';
import ServiceDetailsPage from '../ServiceDetailsPage.tsx';

beforeEach(() => {
  givenScreen({ isDesktop: true });
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-09T10:00:10Z'),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('when the deadline passes on an open page, paying is no longer offered [DET-07]', async () => {
  const work = aWork({ payment: { ...duePayment, valid_until: '2026-07-09T10:01:00Z' } });
  const shell = createTestPortal({
    answers: { 'GET /services/A-1/': () => work, 'GET /analytics/work': () => ({}) },
  });
  render(
    <TestShell
      test={shell}
      path="/service-details/A-1"
      view={{ kind: 'page', name: 'service-details', params: { id: 'A-1' } }}
    >
      <ServiceDetailsPage />
    </TestShell>,
  );
  // What looks again by an interval would not, for intervals are the test's own.
  await vi.waitFor(() => screen.getByRole('link', { name: 'Pagar' }));
  expect(screen.getByText('Pagar até')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('link', { name: 'Pagar' })).toBeNull();
  expect(screen.getByText('Prazo terminado')).toBeTruthy();
  // The way to the page that says why, and whom to call.
  expect(screen.getByRole('link', { name: 'Ver pagamento' }).getAttribute('href')).toBe(
    '/client/payment/A-1',
  );
});
