// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell } from '../testing/testPortal.tsx';
import { useFileRemoval } from './useFileRemoval.ts';

afterEach(cleanup);

test.each([
  [true, 'Risco', ['file-1'], 'O ficheiro Risco deixa de estar disponível.'],
  [false, null, [], 'O ficheiro sem descrição deixa de estar disponível.'],
])(
  'a file is removed only when the question is answered with yes: %s, described as %s [MED-08]',
  async (confirms, description, gone, body) => {
    const shell = createTestPortal({ confirms });
    const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
    const removed: string[] = [];
    const { result } = renderHook(() => useFileRemoval(async (id) => void removed.push(id)), {
      wrapper: ({ children }) => <TestShell test={shell}>{children}</TestShell>,
    });
    const file = {
      id: 'file-1',
      type: 'image/png',
      url: '/file-1',
      description,
      date: '2026-07-14T09:00:00Z',
      thumbnail_url: null,
    };
    const outcome = await act(() => result.current.run(file));
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      title: 'Atenção',
      body,
      confirmLabel: 'Remover',
      tone: 'danger',
    });
    expect([outcome, removed]).toEqual([confirms, gone]);
  },
);
