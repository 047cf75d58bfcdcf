// @vitest-environment happy-dom
import type { ToastRequest } from '@portal/contract/overlays';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '@portal/remote/query';
import { createTestPortal, TestShell } from '../testing/testPortal.tsx';
import { useLiveRefresh } from './useLiveRefresh.ts';

afterEach(cleanup);

/** What the server says of `A-1`. */
let server: { state: string; from: Date; photo: string };
const photoAt = (id: string, halfHour: number) =>
  `/api/main/media/${id}/original?expires=${halfHour * 1800}&signature=1Vx-${halfHour}_q`;
beforeEach(() => {
  server = { state: 'Em diagnóstico', from: new Date(0), photo: photoAt('f-1', 1) };
});

/** A view of `A-1` with a form and a chat. */
async function open() {
  const test = createTestPortal();
  const toasts: ToastRequest[] = [];
  test.portal.overlays.toast = (toast) => void toasts.push(toast);
  const refresh = vi.fn<() => void>();
  const asked = vi.fn<() => Promise<void>>(async () => undefined);
  function View() {
    const { data } = useQuery({
      queryKey: ['A-1'],
      staleTime: 0,
      queryFn: async () => {
        await asked();
        return structuredClone(server);
      },
    });
    useLiveRefresh({
      concerns: ({ kind, subject = 'A-1' }) => kind !== 'waiting' && subject === 'A-1',
      isUrgent: ({ kind }) => kind === 'budget',
      isApart: (field) => field.matches('[aria-label=Chat]'),
      refresh,
    });
    return (
      <>
        <p>{data?.state}</p>
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
  await screen.findByText('Em diagnóstico');
  const hint = (kind: string, subject?: string) =>
    act(async () => void test.bus.emit('live.changed', { kind, ...(subject && { subject }) }));
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  return { ...test, asked, toasts, refresh, hint, type, unmount };
}

test('asks again for what the view shows, once for all that is said at the same time, and for nothing else [LIVE-03]', async () => {
  const { bus, refresh, hint } = await open();
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
  const { bus, toasts, refresh, hint, type } = await open();
  type('Notas', 'Perguntar');
  server.state = 'Pronto';
  await act(async () => {
    bus.emit('live.changed', { kind: 'service', subject: 'A-1' });
    // As the shell repeats it for releases of before.
    bus.emit('service.changed', { id: 'A-1' });
  });
  await hint('payment', 'A-1');
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByText('Em diagnóstico')).toBeTruthy();
  expect(toasts.map(({ message, action }) => [message, action?.label])).toEqual([
    ['Há novidades nesta página.', 'Mostrar'],
  ]);
  act(() => toasts[0]?.action?.run());
  expect(refresh).toHaveBeenCalledOnce();
  expect(toasts[0]?.signal?.aborted).toBe(true);
});

test.each([
  [
    'what was typed is taken away',
    async ({ type }: Awaited<ReturnType<typeof open>>) => type('Notas', ''),
  ],
  [
    'it was sent',
    async ({ bus }: Awaited<ReturnType<typeof open>>) =>
      act(async () => void bus.emit('service.changed', { id: 'A-1' })),
  ],
  ['a budget changed', async ({ hint }: Awaited<ReturnType<typeof open>>) => hint('budget', 'A-1')],
])('what waits is shown once %s [LIVE-07] [C-460]', async (_case, happen) => {
  const view = await open();
  view.type('Notas', 'Perguntar');
  server.state = 'Pronto';
  await view.hint('service', 'A-1');
  await vi.waitFor(() => expect(view.toasts).toHaveLength(1));
  expect(view.refresh).not.toHaveBeenCalled();
  await happen(view);
  expect(view.refresh).toHaveBeenCalledOnce();
  expect(view.toasts[0]?.signal?.aborted).toBe(true);
});

test('a message that is being written keeps nothing waiting, and a notice that was closed comes again [LIVE-07] [C-460]', async () => {
  const { toasts, refresh, hint, type, unmount } = await open();
  type('Chat', 'Olá');
  await hint('service', 'A-1');
  expect(refresh).toHaveBeenCalledOnce();
  type('Notas', 'Perguntar');
  server.state = 'Pronto';
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.onGone?.();
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(toasts).toHaveLength(2));
  unmount();
  expect(toasts[1]?.signal?.aborted).toBe(true);
  await hint('service', 'A-1');
  expect(refresh).toHaveBeenCalledOnce();
});

test('what the view shows already is no news, and neither is what was asked for again meanwhile [LIVE-07] [C-580]', async () => {
  const { bus, asked, toasts, refresh, hint, type } = await open();
  type('Notas', 'Perguntar');
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect([toasts.length, refresh.mock.calls.length]).toEqual([0, 0]);
  server.state = 'Pronto';
  let answer: () => void = () => undefined;
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await hint('service', 'A-1');
  // Whoever sent something is shown what there is, before the answer says that there is something.
  await act(async () => void bus.emit('service.changed', { id: 'A-1' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await act(async () => answer());
  expect([toasts.length, refresh.mock.calls.length]).toEqual([0, 1]);
});

test('an address of a file that is signed anew is no news, and one of another file is [LIVE-07] [C-580]', async () => {
  const { asked, toasts, hint, type } = await open();
  type('Notas', 'Perguntar');
  server.photo = photoAt('f-1', 2);
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(toasts).toEqual([]);
  server.photo = photoAt('f-2', 2);
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
});

/** What the browser says when somebody comes back to the page, or the network does. */
const comeBack = {
  page: () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  network: () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  },
};

test.each(['page', 'network'] as const)(
  'when the %s comes back what is new waits as well, and is said [LIVE-07] [C-460] [C-881]',
  async (what) => {
    const { asked, toasts, refresh, type } = await open();
    server.state = 'Pronto';
    type('Notas', 'Perguntar');
    act(() => void comeBack[what]());
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect([asked.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 0]);
    expect(screen.getByText('Em diagnóstico')).toBeTruthy();
    type('Notas', '');
    expect(refresh).toHaveBeenCalledOnce();
    act(() => void comeBack[what]());
    await screen.findByText('Pronto');
    expect(toasts).toHaveLength(1);
  },
);

test('what cannot be asked for is told as news [C-580]', async () => {
  const { asked, toasts, hint, type } = await open();
  type('Notas', 'Perguntar');
  asked.mockRejectedValueOnce(new Error('lost'));
  await hint('service', 'A-1');
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
});
