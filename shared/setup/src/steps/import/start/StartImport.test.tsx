// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../../testing/SetupTestShell.tsx';
import { StartImport } from './StartImport.tsx';

afterEach(cleanup);

test('before the first publication the page says which files have to wait for it', async () => {
  render(
    <SetupTestShell answers={{ 'GET /imports': () => ({ imports: [], next: null }) }}>
      <StartImport />
    </SetupTestShell>,
  );
  const items = await screen.findByRole('radio', { name: /^Itens/ });
  expect(items.hasAttribute('disabled')).toBe(true);
  screen.getByText('Só depois de publicar: até lá não se pergunta nada sobre itens');
  expect(screen.getByRole('radio', { name: /^Marcações/ }).hasAttribute('disabled')).toBe(false);
  screen.getByText(/^Antes de publicar, só as de serviços/);
});
