// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import ExportPage from './ExportPage.tsx';
import { formatSize } from './formatSize.ts';

const none = { state: 'none', progress: 0, bytes: null, until: null, again_at: null, url: null };
const running = (progress: number) => ({ ...none, state: 'running', progress });
const ready = {
  ...none,
  state: 'ready',
  progress: 100,
  bytes: 3_565_158,
  until: '2025-03-04T10:15:00Z',
  again_at: '2025-03-03T10:15:00Z',
  url: '/api/main/media/x/original?signature=y',
};

function open(states: object[], options: Parameters<typeof createTestPortal>[0] = {}) {
  const left = [...states];
  const portal = createTestPortal({
    ...options,
    answers: {
      'GET /user/export': () => (left.length > 1 ? left.shift() : left[0]) ?? none,
      ...options.answers,
    },
  });
  render(
    <TestShell test={portal} path="/os-meus-dados">
      <ExportPage />
    </TestShell>,
  );
  return portal;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a file is asked for, and the page says how far it is until it can be downloaded [ACC-13]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open([none, running(51), running(60), ready], {
    answers: { 'POST /user/export': () => running(10) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preparar ficheiro' }));
  await screen.findByText('A preparar: 10 %');
  const voice = screen.getByRole('status');
  expect(voice.textContent).toBe('A preparar: 0 %');
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(screen.getByText('A preparar: 51 %')).toBeTruthy();
  expect(voice.textContent).toBe('A preparar: 50 %');
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(screen.getByText('A preparar: 60 %')).toBeTruthy();
  expect(voice.textContent).toBe('A preparar: 50 %');
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await screen.findByRole('button', { name: 'Descarregar ficheiro' });
  expect(voice.textContent).toBe('O ficheiro está pronto a descarregar.');
});

test('a page that is opened later finds the finished file, its size and its days, and says nothing by itself [ACC-13]', async () => {
  open([ready]);
  await screen.findByRole('button', { name: 'Descarregar ficheiro' });
  expect(screen.getByText(/^3,4 MB, disponível até ter, 04.mar\..2025, 10:15\.$/)).toBeTruthy();
  expect(
    screen.getByText(/^Pode pedir um ficheiro novo a partir de seg, 03.mar\..2025, 10:15\.$/),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a page that stays open with a finished file asks for its address again before that ends [ACC-13] [C-476]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const url = '/api/main/media/x/original?signature=z';
  const { portal, requests } = open([ready, { ...ready, url }]);
  const download = vi.spyOn(portal.native, 'download');
  const button = await screen.findByRole('button', { name: 'Descarregar ficheiro' });
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
  expect(requests).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  fireEvent.click(button);
  await waitFor(() =>
    expect(download).toHaveBeenCalledExactlyOnceWith({ url, name: 'os-meus-dados.zip' }),
  );
});

test('the finished file is saved by the device, which in a wrapper is the application [ACC-13] [NAT-04]', async () => {
  const portal = open([ready]);
  const download = vi.spyOn(portal.portal.native, 'download');
  fireEvent.click(await screen.findByRole('button', { name: 'Descarregar ficheiro' }));
  expect(download).toHaveBeenCalledExactlyOnceWith({ url: ready.url, name: 'os-meus-dados.zip' });
});

test('after a day a new one is offered beside it, and after a failure another try [ACC-12] [ACC-13]', async () => {
  open([{ ...ready, again_at: null }]);
  await screen.findByRole('button', { name: 'Preparar um ficheiro novo' });
  cleanup();
  const portal = open([{ ...none, state: 'failed' }], {
    answers: { 'POST /user/export': () => running(0) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findAllByText('A preparar: 0 %');
  expect(portal.requests.map(({ method }) => method).slice(0, 2)).toEqual(['GET', 'POST']);
});

test('a login that is too old is offered to be renewed [ACC-12]', async () => {
  const refused = { code: 'LOGIN_AGAIN', message: 'Inicie sessão.' };
  const portal = open([none], {
    answers: { 'POST /user/export': () => Response.json(refused, { status: 403 }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preparar ficheiro' }));
  await waitFor(() => expect(portal.ended).toHaveLength(1));
  expect(portal.shown).toEqual([{ kind: 'confirm', text: 'Inicie sessão novamente' }]);
});

test.each([
  [false, []],
  [true, [false]],
])(
  'that new login asks about what waits on the device, after its own question; let go: %s, ended: %j [OFF-09] [C-634]',
  async (losesWaiting, ended) => {
    const portal = open([none], {
      ...{ outbox: 'keeps', losesWaiting },
      answers: {
        'POST /user/export': () => Response.json({ code: 'LOGIN_AGAIN' }, { status: 403 }),
      },
    });
    await portal.outbox.keepMessage();
    const button = await screen.findByRole('button', { name: 'Preparar ficheiro' });
    fireEvent.click(button);
    const asked = ['Inicie sessão novamente', 'Envios por fazer'];
    await waitFor(() => expect(portal.shown.map(({ text }) => text)).toEqual(asked));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(portal.ended).toEqual(ended);
  },
);

test.each([
  [0, '1 KB'],
  [2048, '2 KB'],
  [3_565_158, '3,4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
