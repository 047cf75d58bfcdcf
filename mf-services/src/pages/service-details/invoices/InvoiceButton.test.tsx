// @vitest-environment happy-dom
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { InvoiceButton } from './InvoiceButton.tsx';

afterEach(cleanup);

const client = {
  user_id: 'user-1',
  name: 'Ana',
  phones: [],
  email: 'ana@exemplo.pt',
  invoice_primary: true,
  invoice_secondary: false,
  login_phone_validated: false,
  login_email_validated: true,
  terms_accepted: true,
  email_validated: true,
  registered: true,
};

function open(invoice_request: Work['invoice_request'], more: object = {}) {
  const shell = createTestPortal({
    answers: { 'GET /user/client/': () => ({ ...client, ...more }) },
  });
  render(
    <TestShell test={shell}>
      <InvoiceButton work={aWork({ invoice_request })} />
    </TestShell>,
  );
  return shell;
}

const ACTION = { name: 'Enviar fatura por e-mail' };

test('while a request is open the details say when it was sent, and offer no second one [INV-01]', async () => {
  open({ state: 'requested', requested_at: '2026-07-05T23:30:00Z', reason: null });
  expect(await screen.findByText(/^Pedido enviado a 06.jul\..2026\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', ACTION)).toBeNull();
});

test('a refused one says why, and can be made again [INV-07]', async () => {
  open({ state: 'refused', requested_at: '2026-07-05T10:00:00Z', reason: 'Já foi enviada.' });
  expect(await screen.findByText('Auto Mirante não enviou a fatura: Já foi enviada.')).toBeTruthy();
  expect(screen.getByRole('button', ACTION)).toBeTruthy();
});

test('an answered one, like none, can be asked for', async () => {
  open({ state: 'answered', requested_at: '2026-07-05T10:00:00Z', reason: null });
  expect(await screen.findByRole('button', ACTION)).toBeTruthy();
  expect(screen.queryByText(/Pedido enviado|não enviou/)).toBeNull();
});

test('the button is there with an e-mail on file, the second one too, and not without [DET-36]', async () => {
  open(null, { email: null, secondary_email: 'contas@exemplo.pt' });
  expect(await screen.findByRole('button', ACTION)).toBeTruthy();
  cleanup();
  const shell = open(null, { email: null, secondary_email: null });
  await waitFor(() => expect(shell.requests).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByRole('button', ACTION)).toBeNull();
});

test('where the customer data cannot be read the button is not there, and nothing is said [ERR-39] [C-594]', async () => {
  const shell = createTestPortal({
    answers: {
      'GET /user/client/': () => Response.json({ message: 'Em obras.' }, { status: 400 }),
    },
  });
  render(
    <TestShell test={shell}>
      <InvoiceButton work={aWork()} />
    </TestShell>,
  );
  await waitFor(() => expect(shell.requests.length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByRole('button', ACTION)).toBeNull();
  expect(shell.shown).toEqual([]);
});

test('without an address that is switched on the way to the profile is offered [DET-37]', async () => {
  const shell = open(null, { invoice_primary: false });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  fireEvent.click(await screen.findByRole('button', ACTION));
  await waitFor(() => expect(shell.visited).toEqual(['/client/perfil']));
  expect(confirm).toHaveBeenCalledExactlyOnceWith({
    title: 'Aviso',
    body: 'Para receber a fatura, ative o e-mail de envio em Editar Perfil.',
    confirmLabel: 'Editar Perfil',
    cancelLabel: 'Agora não',
  });
  expect(shell.requests.some(({ path }) => path.endsWith('/invoice'))).toBe(false);
});

const unavailable = 'Lamentamos mas não é possível aceder a esta fatura neste momento.';
test.each([
  ['that is not there', 404, unavailable],
  ['that is refused, whatever the server says beside it', 409, unavailable],
  ['asked for too often', 429, unavailable],
  ['of a server that fails', 500, unavailable],
  ['without a connection', 0, expect.stringContaining('Verifique a ligação')],
] as const)(
  'of an invoice %s (%i, 0 is no answer) is said «%s» [ERR-47]',
  async (_case, status, body) => {
    const shell = open(null);
    shell.answer('POST /services/A-1/invoice', () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'Outras palavras.' }, { status });
    });
    const info = vi.spyOn(shell.portal.overlays, 'info');
    fireEvent.click(await screen.findByRole('button', ACTION));
    await waitFor(() => expect(info.mock.calls).toEqual([[expect.objectContaining({ body })]]));
    expect(shell.shown.filter(({ kind }) => kind === 'toast')).toEqual([]);
  },
);

test('a request that is tried again after a lost answer has the same key, and the next one another', async () => {
  const CALL = 'POST /services/A-1/invoice';
  const shell = open(null);
  const keys: (string | null)[] = [];
  const answerWith = (status: number) =>
    shell.answer(CALL, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return Response.json({ message: '' }, { status });
    });
  for (const status of [500, 200, 200]) {
    answerWith(status);
    const count = keys.length;
    fireEvent.click(await screen.findByRole('button', ACTION));
    await waitFor(() => expect(keys).toHaveLength(count + 1));
    await waitFor(() =>
      expect(screen.getByRole('button', ACTION)).toHaveProperty('disabled', false),
    );
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
