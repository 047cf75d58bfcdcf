// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany } from '../../../testing/aCompany.ts';
import '../../../testing/patience.ts';
import { CompanyDetails } from './CompanyDetails.tsx';

afterEach(cleanup);

test('in a demo nothing is added, also with the terms accepted [DEMO-09]', async () => {
  const shell = createTestPortal({ session: { mode: 'demo' } });
  const demo = vi.spyOn(shell.portal.overlays, 'demo');
  render(
    <TestShell test={shell} view={{ kind: 'panel', name: 'companies', params: {} }}>
      <CompanyDetails company={aCompany({ registered: false })} onClose={() => undefined} />
    </TestShell>,
  );
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() =>
    expect(demo).toHaveBeenCalledExactlyOnceWith(
      'Este é o momento em que teria acesso a um novo Prestador. Indisponível na versão Demo.',
    ),
  );
  expect(shell.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Adicionar' }).getAttribute('aria-busy')).not.toBe(
    'true',
  );
});
