// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ProfilePanel from './ProfilePanel.tsx';

afterEach(cleanup);

test('the menu of the panel offers edit profile, and everything else that can be done with the account [SID-12]', () => {
  const portal = createTestPortal();
  render(
    <TestShell test={portal} view={{ kind: 'panel', name: 'profile', params: {} }}>
      <ProfilePanel />
    </TestShell>,
  );
  const entries = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Editar perfil',
    'Faturas e pagamentos',
    'Alterar password',
    'Dispositivos',
    'Descarregar os meus dados',
    'Enviar feedback',
    'Suporte ao cliente',
    'Vídeo de demonstração',
    'Como apagar a conta',
    'Apagar a sua Conta',
    'Terminar Sessão',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Editar perfil' }));
  expect(portal.visited).toEqual(['/client/perfil']);
});
