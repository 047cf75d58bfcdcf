// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import DeleteHelpPage from './DeleteHelpPage.tsx';

afterEach(cleanup);

test('four pictures in order: log in, choose in the menu of the account, confirm, removed [SHL-75]', () => {
  render(
    <TestShell test={createTestPortal()} path="/help-delete-account">
      <DeleteHelpPage />
    </TestShell>,
  );
  const steps = screen.getAllByRole('listitem').map((step) => {
    const picture = within(step).getByRole('img');
    return [
      within(step).getByText(/^Passo \d$/).textContent,
      within(step).getByRole('heading').textContent,
      // What it is called, and that it is drawn.
      picture.getAttribute('aria-label'),
      [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
    ];
  });
  expect(steps).toEqual([
    ['Passo 1', 'Inicie sessão', expect.stringMatching(/^Ecrã de início de sessão/), ['Entrar']],
    [
      'Passo 2',
      'Abra os dados de cliente e escolha «Apagar a sua Conta»',
      expect.stringMatching(/^Menu da conta/),
      ['Perfil', 'Apagar a sua Conta'],
    ],
    [
      'Passo 3',
      'Confirme',
      expect.stringMatching(/^Pergunta de confirmação/),
      expect.arrayContaining(['Apagar a sua Conta', 'Cancelar']),
    ],
    ['Passo 4', 'A conta é removida', expect.stringMatching(/^Aviso/), ['Conta apagada']],
  ]);
});
