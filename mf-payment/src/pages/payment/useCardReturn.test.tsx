// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PaymentPage from './PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from './samplePayment.testing.ts';

const view = { kind: 'page', name: 'payment', params: { id: 'S-7' } } as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The customer comes back from the card page; `statuses` are the server's answers to what it says. */
async function comeBack(requestId: string, statuses: number[]) {
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => wirePage('PENDING', wireAttempt('CC')),
      'GET /payment/status/P-1': () => ({ status: 'PENDING' }),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
      'GET /countries': () => [],
      'POST /payment/cc/update': () => {
        const status = statuses.shift() ?? 200;
        return Response.json({ http_code: status, success: status === 200 }, { status });
      },
    },
  });
  render(
    <TestShell
      test={portal}
      view={view}
      path={`/payment/S-7?status=cancel&id=45&requestId=${requestId}&sk=segredo`}
    >
      <PaymentPage />
    </TestShell>,
  );
  await vi.waitFor(() => expect(updates()).toHaveLength(1));
  function updates() {
    return portal.requests.filter(({ path }) => path === '/payment/cc/update');
  }
  return { portal, updates };
}

test('what the card page said is handed over again until the server answers [PAY-13]', async () => {
  const { portal, updates } = await comeBack('r-retry', [503, 502, 200]);
  await pass(2100);
  expect(updates()).toHaveLength(2);
  await pass(5100);
  expect(updates()).toHaveLength(3);
  expect(updates()[2]?.body).toEqual({ payment_id: 'P-1', status: 'cancel', sk: 'segredo' });
  await pass(60_000);
  expect(updates()).toHaveLength(3);
  expect(portal.visited.join()).not.toContain('segredo');
});

test('a refusal is an answer and is not asked for again', async () => {
  const { updates } = await comeBack('r-refused', [400]);
  await pass(60_000);
  expect(updates()).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
