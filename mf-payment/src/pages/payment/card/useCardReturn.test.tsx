// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PaymentPage from '../PaymentPage.tsx';
import { customer, wireAttempt, wirePage } from '../../../testing/samplePayment.testing.ts';

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
async function comeBack(
  requestId: string,
  statuses: number[],
  { id = '45', said = 'cancel', page = () => wirePage('PENDING', wireAttempt('CC')) } = {},
) {
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': page,
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
  const replace = vi.spyOn(portal.portal.navigation.navigator, 'replace');
  render(
    <TestShell
      test={portal}
      view={view}
      path={`/payment/S-7?status=${said}&id=${id}&requestId=${requestId}&sk=segredo&brand=VISA&pan=1234`}
    >
      <PaymentPage />
    </TestShell>,
  );
  await vi.waitFor(() => expect(portal.visited.join()).toContain('/payment/S-7'));
  await pass(50);
  function updates() {
    return portal.requests.filter(({ path }) => path === '/payment/cc/update');
  }
  return { portal, updates, kept: replace.mock.calls[0]?.[1] };
}

test('what the card page said is handed over again until the server answers [PAY-13] [API-75]', async () => {
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

test('what is said of an order and a request is handed over once, of another of either, or another status, again [PAY-13] [API-75]', async () => {
  for (const [requestId, id, said, times] of [
    ['r-1', '45', 'cancel', 1],
    ['r-1', '45', 'cancel', 0],
    ['r-2', '45', 'cancel', 1],
    ['r-2', '46', 'cancel', 1],
    ['r-2', '46', 'error', 1],
    ['r-2', '46', 'error', 0],
  ] as const) {
    const { updates } = await comeBack(requestId, [200], { id, said });
    expect(updates()).toHaveLength(times);
    cleanup();
  }
});

test('without an attempt nothing is handed over: the server knows how it ended [API-75] [PAY-13]', async () => {
  const { portal, updates } = await comeBack('r-over', [], {
    page: () => wirePage('CC_CANCEL', null),
  });
  expect(updates()).toEqual([]);
  expect(portal.visited.join()).not.toContain('segredo');
});

test('a refusal is an answer and is not asked for again [API-75] [PAY-13]', async () => {
  const { updates } = await comeBack('r-refused', [400]);
  await pass(60_000);
  expect(updates()).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['success', { card: { brand: 'VISA', pan: '1234' } }],
  ['cancel', undefined],
  ['error', undefined],
])('of a return with %s the page keeps %o [PAY-13] [PAY-14]', async (said, card) => {
  const { kept } = await comeBack(`r-${said}`, [200], { said });
  expect(kept).toEqual(card);
});
