// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NEW_ITEM, startBooking } from '../../booking/bookingState.ts';
import { useSettleItem } from './useSettleItem.ts';

afterEach(cleanup);

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

function settle(status: number) {
  const portal = createTestPortal({
    answers: {
      'POST /items/': () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return Response.json({ message: 'Do servidor' }, { status });
      },
    },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  const booking = startBooking({
    today: '2026-07-14',
    isLite: false,
    supportsItems: true,
    itemId: NEW_ITEM,
  });
  const kept = vi.fn<() => void>();
  const { result } = renderHook(() => useSettleItem({ booking, dispatch: kept }), {
    wrapper: ({ children }) => <TestShell test={portal}>{children}</TestShell>,
  });
  return { portal, info, kept, result, settled: result.current() };
}

test.each([
  [400, 'Formato Inválido', 'Do servidor', '[ERR-13]'],
  [406, 'Formato Inválido', 'Do servidor', '[ERR-13]'],
  [409, 'Pedido Sem Sucesso', 'Do servidor', '[ERR-15]'],
  [429, 'Pedido Sem Sucesso', 'Do servidor', '[ERR-15]'],
  [500, 'Pedido Sem Sucesso', generic, '[ERR-16]'],
  [0, 'Pedido Sem Sucesso', generic, '[ERR-16]'],
])(
  'a new item that is answered with %i (0 is no answer) says %s, %s and books nothing %s',
  async (status, title, body) => {
    const { info, kept, settled } = settle(status);
    expect(await settled).toBeNull();
    expect(info).toHaveBeenCalledExactlyOnceWith({ title, body });
    expect(kept).not.toHaveBeenCalled();
  },
);

test('a new item that is answered with 401 says nothing and books nothing [ERR-10]', async () => {
  const { info, kept, settled } = settle(401);
  expect(await settled).toBeNull();
  expect(info).not.toHaveBeenCalled();
  expect(kept).not.toHaveBeenCalled();
});

test('one that is sent again after a lost answer is the same one [ERR-16]', async () => {
  const { portal, result, settled } = settle(0);
  await settled;
  await result.current();
  const keys = portal.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([expect.stringMatching(/\S/), keys[0]]);
});

test('one whose answer was lost and that was removed meanwhile is a new one at the next try [ERR-16]', async () => {
  const { portal, result, settled } = settle(404);
  await settled;
  await result.current();
  const keys = portal.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});
