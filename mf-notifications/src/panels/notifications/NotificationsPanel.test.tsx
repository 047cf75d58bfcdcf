// @vitest-environment happy-dom
import type { Notification } from '@portal/api/account/notification';
import { createTestPortal, TestShell, type TestPortal } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import NotificationsPanel from './NotificationsPanel.tsx';
import { useNotifications } from './useNotifications.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const budget: Notification = {
  id: 'n-2',
  read: false,
  url: '/service-details/A-7',
  timestamp: '2026-07-09T09:12:00Z',
  changed: false,
  description: 'O orçamento está pronto para aprovar',
  company_name: 'Auto Mirante',
  company_identifier: 'auto-mirante.localhost',
  type: 'action',
};
const ready: Notification = {
  ...budget,
  id: 'n-1',
  read: true,
  url: '/service-details/A-3',
  description: 'O Clio está pronto a levantar',
  type: 'check',
};

function open(
  list: Notification[],
  answers: Record<string, () => unknown> = {},
): TestPortal & { counts: number[] } {
  const portal = createTestPortal({
    answers: {
      'GET /notifications': () => ({ data: { all: { all: list } } }),
      'PUT /notifications/n-2': () => ({ message: 'ok' }),
      'PUT /notifications/read-all': () => ({ message: 'ok' }),
      'DELETE /notifications/n-2': () => ({ message: 'ok' }),
      ...answers,
    },
  });
  const counts: number[] = [];
  portal.bus.on('notifications.counted', ({ unread }) => counts.push(unread));
  render(
    <TestShell test={portal} view={{ kind: 'panel', name: 'notifications', params: {} }}>
      <NotificationsPanel />
    </TestShell>,
  );
  return Object.assign(portal, { counts });
}

function calls(portal: TestPortal, method: string): string[] {
  return portal.requests
    .filter((request) => request.method === method)
    .map((request) => request.path);
}

test('lists what the server answers and tells the bell how many are unread [NOT-01]', async () => {
  const portal = open([budget, ready]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    expect.stringContaining('Por ler: O orçamento está pronto para aprovar'),
    expect.stringMatching(/^O Clio está pronto a levantar/),
  ]);
  expect(screen.getByText('1 por ler')).toBeDefined();
  expect(portal.counts).toEqual([1]);
});

test('the bell hears of what was read although the panel is gone at once', async () => {
  const portal = createTestPortal({
    answers: {
      'GET /notifications': () => ({ data: { all: { all: [budget, ready] } } }),
      'PUT /notifications/n-2': () => ({ message: 'ok' }),
    },
  });
  const counts: number[] = [];
  portal.bus.on('notifications.counted', ({ unread }) => counts.push(unread));
  function OpenFirst() {
    const { read, unread } = useNotifications();
    return <button onClick={() => void read('n-2').then(panel.unmount)}>{unread} por ler</button>;
  }
  const panel = render(
    <TestShell test={portal}>
      <OpenFirst />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '1 por ler' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(counts).toEqual([1, 0]);
});

test('the five types each have their sign [NOT-05]', async () => {
  const types = ['message', 'action', 'check', 'internal', 'payment'] as const;
  open(types.map((type) => ({ ...budget, id: `n-${type}`, type })));
  const rows = await screen.findAllByRole('listitem');
  const signs = rows.map((row) => row.querySelector('svg')?.innerHTML);
  expect(new Set(signs).size).toBe(types.length);
});

test('a row says whose it is and when it came, the month abbreviated [NOT-01] [NOT-10]', async () => {
  open([{ ...budget, timestamp: '2020-05-18T09:00:00Z' }]);
  expect(await screen.findByText('Auto Mirante · 18 mai. 2020')).toBeTruthy();
});

test('of several unread ones only the one that is opened is read; all of them by one call [NOT-02] [NOT-08] [NOT-12]', async () => {
  const portal = open([budget, { ...ready, read: false }, { ...ready, id: 'n-3', read: false }]);
  await screen.findByText('3 por ler');
  fireEvent.click(screen.getByRole('link', { name: /orçamento/ }));
  await screen.findByText('2 por ler');
  fireEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  await screen.findByText('Está tudo lido');
  expect(portal.counts).toEqual([3, 2, 0]);
  expect(calls(portal, 'PUT')).toEqual(['/notifications/n-2', '/notifications/read-all']);
});

test('without notifications says so [NOT-04]', async () => {
  const portal = open([]);
  expect(await screen.findByRole('heading', { name: 'Sem notificações' })).toBeDefined();
  expect(portal.counts).toEqual([0]);
});

test('opening a row marks it read, then goes where it leads with s=NI [NOT-08] [NOT-12]', async () => {
  const portal = open([budget, ready]);
  fireEvent.click(await screen.findByRole('link', { name: /orçamento/ }));
  await waitFor(() =>
    expect(portal.visited).toEqual(['/client/service-details/A-7?s=NI&notifid=n-2']),
  );
  expect(calls(portal, 'PUT')).toEqual(['/notifications/n-2']);
  expect(portal.openedPanels).toEqual([null]);
  expect(portal.counts).toEqual([1, 0]);
});

test('a row that was read already opens without another call', async () => {
  const portal = open([ready]);
  fireEvent.click(await screen.findByRole('link', { name: /Clio/ }));
  await waitFor(() =>
    expect(portal.visited).toEqual(['/client/service-details/A-3?s=NI&notifid=n-1']),
  );
  expect(calls(portal, 'PUT')).toEqual([]);
});

test('a row opens even when it could not be marked read, and stays unread', async () => {
  const portal = open([budget], {
    'PUT /notifications/n-2': () => new Response(null, { status: 404 }),
  });
  fireEvent.click(await screen.findByRole('link', { name: /orçamento/ }));
  await waitFor(() =>
    expect(portal.visited).toEqual(['/client/service-details/A-7?s=NI&notifid=n-2']),
  );
  expect(portal.counts).toEqual([1]);
});

test('marks all as read with one call, however often it is clicked [NOT-02]', async () => {
  const portal = open([budget, ready]);
  const button = await screen.findByRole('button', { name: 'Marcar todas como lidas' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Está tudo lido')).toBeDefined();
  expect(calls(portal, 'PUT')).toEqual(['/notifications/read-all']);
  expect(portal.counts).toEqual([1, 0]);
});

test('every row can be deleted; one goes, the others stay [NOT-03] [NOT-12]', async () => {
  const portal = open([budget, ready]);
  for (const row of await screen.findAllByRole('listitem'))
    expect(within(row).getByRole('button', { name: /^Eliminar notificação: / })).toBeDefined();
  const button = await screen.findByRole('button', {
    name: 'Eliminar notificação: O orçamento está pronto para aprovar',
  });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByText(/Clio/)).toBeDefined();
  expect(calls(portal, 'DELETE')).toEqual(['/notifications/n-2']);
  expect(portal.counts).toEqual([1, 0]);
  expect(portal.visited).toEqual([]);
});

test('a delete that is refused says why and keeps the row, which no longer waits [NOT-07]', async () => {
  const portal = open([budget], {
    'DELETE /notifications/n-2': () =>
      Response.json({ http_code: 404, title: 'Já não existe' }, { status: 404 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Eliminar/ }));
  await waitFor(() => expect(portal.shown).toEqual([{ kind: 'info', text: 'Já não existe' }]));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBeNull();
});

test('the spinner of a row stops after 10 s without an answer [NOT-07]', async () => {
  const portal = open([budget], {
    'DELETE /notifications/n-2': () => new Promise(() => undefined),
  });
  const button = await screen.findByRole('button', { name: /Eliminar/ });
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBeNull();
  expect(portal.shown).toEqual([]);
});

test('a row that is being read stops after 10 s without an answer, and opens [NOT-07] [NOT-08]', async () => {
  const portal = open([budget], {
    'PUT /notifications/n-2': () => new Promise(() => undefined),
  });
  const link = await screen.findByRole('link', { name: /orçamento/ });
  vi.useFakeTimers();
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
  expect(portal.visited).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBeNull();
  expect(portal.visited).toEqual(['/client/service-details/A-7?s=NI&notifid=n-2']);
});

test('amber is what waits for the customer: no longer what was read', async () => {
  open([budget, { ...budget, id: 'n-3', read: true }, ready]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('data-tone'))).toEqual([
    'attention',
    'neutral',
    'success',
  ]);
});

test('asks again every 60 s [NOT-06]', async () => {
  vi.useFakeTimers();
  const portal = open([budget]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(calls(portal, 'GET')).toHaveLength(1);
  portal.answer('GET /notifications', () => ({ data: { all: { all: [] } } }));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(calls(portal, 'GET')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(calls(portal, 'GET')).toHaveLength(2);
  expect(screen.getByText('Sem notificações')).toBeDefined();
});

test('where the page hears of changes the list is asked for when it is told, and every 60 s once it does not; of other kinds and of unknown ones it takes no notice [NOT-06] [LIVE-03] [LIVE-06]', async () => {
  vi.useFakeTimers();
  const portal = open([budget]);
  act(() => portal.switchTo({ isLive: true }));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(calls(portal, 'GET')).toHaveLength(1);
  act(() => {
    portal.bus.emit('live.changed', { kind: 'counters' });
    portal.bus.emit('live.changed', { kind: 'of another time', subject: 'n-2' });
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(calls(portal, 'GET')).toHaveLength(1);
  act(() => void portal.bus.emit('live.changed', { kind: 'notification', subject: 'n-9' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(calls(portal, 'GET')).toHaveLength(2);
  act(() => portal.switchTo({ isLive: false }));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(calls(portal, 'GET')).toHaveLength(3);
});

test('a list that cannot be loaded offers to try again, and comes back', async () => {
  const portal = open([], { 'GET /notifications': () => new Response(null, { status: 403 }) });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  portal.answer('GET /notifications', () => ({ data: { all: { all: [ready] } } }));
  fireEvent.click(retry);
  expect(await screen.findByText(/Clio/)).toBeDefined();
});
