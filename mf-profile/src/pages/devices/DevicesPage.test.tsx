// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import DevicesPage from './DevicesPage.tsx';

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const session = (id: string, rest: object = {}) => ({
  id,
  domain: 'auto-mirante.localhost',
  provider: 'Auto Mirante',
  opened_at: at(9000),
  seen_at: at(0),
  device: 'Chrome no Android',
  method: 'code',
  current: false,
  ...rest,
});
const sessions = [
  session('phone', { seen_at: '2025-03-04T10:15:00Z' }),
  session('here', { current: true, device: 'Firefox no Linux', method: 'password' }),
  session('tablet', { device: 'Safari no iPad', method: 'passkey', provider: 'Clínica Lima' }),
  session('before', { device: null, method: null }),
];

async function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const portal = createTestPortal({
    ...options,
    answers: {
      'GET /user/sessions': () => ({ sessions }),
      'GET /user/passkeys': () => ({ available: false, passkeys: [] }),
      ...options.answers,
    },
  });
  render(
    <TestShell test={portal} path="/dispositivos">
      <DevicesPage />
    </TestShell>,
  );
  await screen.findByText('Firefox no Linux');
  return portal;
}
const end = (device: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Terminar sessão: ${device}` }));

const calls = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ path }) => path !== '/user/passkeys').map(({ method }) => method);

afterEach(cleanup);

test('shows this device first, then the others, each with provider, last use and how it was entered; this one is not ended here [ACC-01] [ACC-03]', async () => {
  await open();
  const here = screen.getByRole('region', { name: 'Este dispositivo' });
  expect(within(here).getByText('Firefox no Linux')).toBeTruthy();
  expect(within(here).getByText('Entrou com password')).toBeTruthy();
  expect(within(here).getByText('Última utilização: agora')).toBeTruthy();
  expect(within(here).queryByRole('button')).toBeNull();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('Firefox no Linux'),
    expect.stringMatching(
      /^Chrome no AndroidAuto MiranteÚltima utilização: ter, 04.mar\..2025, 10:15Entrou com códigoTerminar sessão$/,
    ),
    expect.stringMatching(/^Safari no iPadClínica LimaÚltima .+Entrou com chave de acessoTerminar/),
    expect.stringMatching(/^Dispositivo desconhecidoAuto Mirante[^E]+$/),
  ]);
});

test('ending a session asks first, and nothing is sent without the answer [ACC-02]', async () => {
  const portal = await open({ confirms: false });
  end('Chrome no Android');
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(calls(portal)).toEqual(['GET']);
});

test.each([
  ['is open', () => ({ message: 'Sessão terminada.' })],
  ['is over already', () => Response.json({ message: 'Já não existe.' }, { status: 404 })],
])(
  'ending a session that %s says the same, and brings the focus to the list [ACC-02]',
  async (_, answer) => {
    const portal = await open({ answers: { 'DELETE /user/sessions/phone': answer } });
    const toast = vi.spyOn(portal.portal.overlays, 'toast');
    end('Chrome no Android');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        message: 'Sessão terminada.',
        tone: 'success',
      }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Outras sessões'));
    expect(calls(portal)).toEqual(['GET', 'DELETE', 'GET']);
  },
);

test('another failure is said, and the session stays in the list', async () => {
  const portal = await open({
    answers: { 'DELETE /user/sessions/phone': () => Response.json({}, { status: 500 }) },
  });
  end('Chrome no Android');
  await waitFor(() => expect(portal.shown.map(({ kind }) => kind)).toEqual(['confirm', 'info']));
  expect(screen.getByText('Chrome no Android')).toBeTruthy();
});

test('all others end with one call after a question, and their number is said [ACC-03]', async () => {
  const unsure = await open({ confirms: false });
  fireEvent.click(screen.getByRole('button', { name: 'Terminar todas as outras sessões' }));
  await waitFor(() => expect(unsure.shown).toHaveLength(1));
  expect(calls(unsure)).toEqual(['GET']);
  cleanup();
  const portal = await open({
    answers: {
      'POST /user/logout/others': () => ({ message: 'Terminou 3 sessões.', ended: 3 }),
    },
  });
  const toast = vi.spyOn(portal.portal.overlays, 'toast');
  fireEvent.click(screen.getByRole('button', { name: 'Terminar todas as outras sessões' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ message: 'Terminou 3 sessões.', tone: 'success' }),
  );
  await waitFor(() => expect(calls(portal)).toEqual(['GET', 'POST', 'GET']));
});

test('where there is no other, nothing can be ended', async () => {
  await open({ answers: { 'GET /user/sessions': () => ({ sessions: [sessions[1]] }) } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('A sua conta não está aberta em mais nenhum dispositivo.')).toBeTruthy();
});
