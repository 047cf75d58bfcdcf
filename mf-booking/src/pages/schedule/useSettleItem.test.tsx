// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startWizard } from './bookingState.ts';
import { useSettleItem } from './useSettleItem.ts';
import { freshWizard, NEW_ITEM } from './wizardAtom.ts';

afterEach(cleanup);

const generic = 'Foi encontrado um problema durante o pedido, por favor tente mais tarde';

test.each([
  [409, 'Do servidor'],
  [429, 'Do servidor'],
  [500, generic],
])(
  'a new item that is answered with %i says %s and books nothing [ERR-15] [ERR-16]',
  async (...row) => {
    const [status, body] = row;
    const portal = createTestPortal({
      answers: { 'POST /items/': () => Response.json({ message: 'Do servidor' }, { status }) },
    });
    const info = vi.spyOn(portal.portal.overlays, 'info');
    const wizard = freshWizard(
      startWizard({ today: '2026-07-14', isLite: false, supportsItems: true, itemId: NEW_ITEM }),
    );
    const kept = vi.fn<() => void>();
    const { result } = renderHook(
      () => useSettleItem({ wizard, machine: wizard.machine, update: kept, change: kept }),
      { wrapper: ({ children }) => <TestShell test={portal}>{children}</TestShell> },
    );
    expect(await result.current()).toBeNull();
    expect(info).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido Sem Sucesso', body });
    expect(kept).not.toHaveBeenCalled();
  },
);
