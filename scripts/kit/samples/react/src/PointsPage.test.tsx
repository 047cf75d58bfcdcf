// @vitest-environment happy-dom
import { createTestPortal, mountInTest } from '@portal/remote-kit/testing';
import { TestShell } from '@portal/remote-react/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import PointsPage from './PointsPage.tsx';
import * as remote from './remote.tsx';

const answers = { 'GET /user/client': () => ({ name: 'Ana Marques' }) };

test('counts points for the customer, and leads to the services', async () => {
  const portal = createTestPortal({ answers, provider: { name: 'Oficina' } });
  render(
    <TestShell test={portal}>
      <PointsPage />
    </TestShell>,
  );
  expect(await screen.findByText('Ana Marques tem 0 pontos em Oficina')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Juntar um ponto' }));
  expect(screen.getByText('Ana Marques tem 1 pontos em Oficina')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Ver os serviços' }));
  expect(portal.visited).toEqual(['/client/services']);
});

test('mounts and leaves nothing behind', async () => {
  const mounted = await mountInTest(remote, createTestPortal({ answers }), { name: 'points' });
  expect(mounted.domElement.textContent).toContain('Pontos');
  await mounted.unmount();
  expect(mounted.domElement.textContent).toBe('');
});
