// @vitest-environment happy-dom
import type { ToastRequest } from '@portal/contract/overlays';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell } from '../testing/testPortal.tsx';
import { useLiveRefresh } from './useLiveRefresh.ts';

afterEach(cleanup);

/** A view of `A-1` with a form and a chat. */
function open() {
  const test = createTestPortal();
  const toasts: ToastRequest[] = [];
  test.portal.overlays.toast = (toast) => void toasts.push(toast);
  const refresh = vi.fn<() => void>();
  function View() {
    useLiveRefresh({
      concerns: ({ kind, subject = 'A-1' }) => kind !== 'waiting' && subject === 'A-1',
      isUrgent: ({ kind }) => kind === 'budget',
      isApart: (field) => field.matches('[aria-label=Chat]'),
      refresh,
    });
    return (
      <>
        <textarea aria-label="Notas" />
        <input aria-label="Chat" />
      </>
    );
  }
  const { unmount } = render(
    <TestShell test={test}>
      <View />
    </TestShell>,
  );
  const hint = (kind: string, subject?: string) =>
    act(async () => void test.bus.emit('live.changed', { kind, ...(subject && { subject }) }));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  return { ...test, toasts, refresh, hint, type, unmount };
}

test('asks again for what the view shows, once for all that is said at the same time, and for nothing else [LIVE-03]', async () => {
  const { bus, refresh, hint } = open();
  await hint('service', 'A-2');
  await hint('waiting', 'A-1');
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => {
    bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
    bus.emit('live.changed', { kind: 'payment', subject: 'A-1' });
    bus.emit('service.changed', { id: 'A-1' });
  });
  expect(refresh).toHaveBeenCalledOnce();
  await hint('service');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('what comes while a form is being filled waits until the customer wants to see it [LIVE-07]', async () => {
  const { bus, toasts, refresh, hint, type } = open();
  type('Notas', 'Perguntar');
  await act(async () => {
    bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
    // As the shell repeats it for releases of before.
    bus.emit('service.changed', { id: 'A-1' });
  });
  await hint('payment', 'A-1');
  expect(refresh).not.toHaveBeenCalled();
  expect(toasts.map(({ message, action }) => [message, action?.label])).toEqual([
    ['Há novidades nesta página.', 'Mostrar'],
  ]);
  act(() => toasts[0]?.action?.run());
  expect(refresh).toHaveBeenCalledOnce();
  expect(toasts[0]?.signal?.aborted).toBe(true);
});

test.each([
  ['what was typed is taken away', async ({ type }: ReturnType<typeof open>) => type('Notas', '')],
  [
    'it was sent',
    async ({ bus }: ReturnType<typeof open>) =>
      act(async () => void bus.emit('service.changed', { id: 'A-1' })),
  ],
  ['a budget changed', async ({ hint }: ReturnType<typeof open>) => hint('budget', 'A-1')],
])('what waits is shown once %s', async (_case, happen) => {
  const view = open();
  view.type('Notas', 'Perguntar');
  await view.hint('service', 'A-1');
  expect(view.refresh).not.toHaveBeenCalled();
  await happen(view);
  expect(view.refresh).toHaveBeenCalledOnce();
  expect(view.toasts[0]?.signal?.aborted).toBe(true);
});

test('a message that is being written keeps nothing waiting, and a notice that was closed comes again', async () => {
  const { toasts, refresh, hint, type, unmount } = open();
  type('Chat', 'Olá');
  await hint('service', 'A-1');
  expect(refresh).toHaveBeenCalledOnce();
  type('Notas', 'Perguntar');
  await hint('service', 'A-1');
  toasts[0]?.onGone?.();
  await hint('service', 'A-1');
  expect(toasts).toHaveLength(2);
  unmount();
  expect(toasts[1]?.signal?.aborted).toBe(true);
  await hint('service', 'A-1');
  expect(refresh).toHaveBeenCalledOnce();
});
