// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PaymentPage from './PaymentPage.tsx';
import { customer, wirePage } from './samplePayment.testing.ts';

const view = { kind: 'page', name: 'payment', params: { id: 'S-7' } } as const;
const HOME = ['/client/services'];

// A busy machine may take its time; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

/** The page of a payment that the server refuses to show. */
function openRefused(status: number, message: string | null = null) {
  const portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => Response.json({ http_code: status, message }, { status }),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [] }),
    },
  });
  const info = vi.spyOn(portal.portal.overlays, 'info');
  render(
    <TestShell test={portal} view={view} path="/payment/S-7">
      <PaymentPage />
    </TestShell>,
  );
  return { portal, said: info.mock.calls };
}

test('a payment that is not there leads home without a word [ERR-18]', async () => {
  const { portal, said } = openRefused(404);
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([]);
});

test('one that may not be seen is told in the server words, then leads home [ERR-19]', async () => {
  const { portal, said } = openRefused(409, 'Este pagamento é de outra conta.');
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([
    [{ title: 'Acesso Não Autorizado', body: 'Este pagamento é de outra conta.' }],
  ]);
});

test('a wrong id is told and stays [ERR-20]', async () => {
  const { portal, said } = openRefused(406, 'O identificador está errado.');
  await vi.waitFor(() =>
    expect(said).toEqual([[{ title: 'Formato Inválido', body: 'O identificador está errado.' }]]),
  );
  expect(portal.visited).toEqual([]);
});

test('any other refusal is told in the generic words, then leads home [ERR-22]', async () => {
  const { portal, said } = openRefused(403, 'Palavras do servidor.');
  await vi.waitFor(() => expect(portal.visited).toEqual(HOME));
  expect(said).toEqual([
    [
      {
        title: 'Pedido Sem Sucesso',
        body: 'Foi encontrado um problema durante o pedido, por favor tente mais tarde',
      },
    ],
  ]);
});

test('a server that fails is asked again on request, and nobody is sent away', async () => {
  const { portal, said } = openRefused(500);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect([said, portal.visited]).toEqual([[], []]);
  portal.answer('GET /payment/S-7', () => wirePage('NOT_PAID', null));
  fireEvent.click(retry);
  expect(await screen.findByText('Serviços Solicitados')).toBeTruthy();
});

test('an ended session is left to the shell [ERR-17]', async () => {
  const { portal, said } = openRefused(401);
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect([said, portal.visited]).toEqual([[], []]);
});
