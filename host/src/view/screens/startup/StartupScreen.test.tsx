// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aShell } from '../../../shell/testing/aShell.ts';
import { ShellContext } from '../../useShell.ts';
import { StartupScreen } from './StartupScreen.tsx';

afterEach(cleanup);

test('services that do not answer are a screen with a retry, which starts again (C-157) [SHL-60] [SHL-63]', () => {
  const shell = aShell();
  const retry = vi.spyOn(shell.startup, 'retry').mockResolvedValue();
  render(
    <ShellContext value={shell}>
      <StartupScreen state={{ kind: 'unreachable' }} />
    </ShellContext>,
  );
  expect(screen.getByRole('heading', { name: 'O serviço não está a responder' })).toBeTruthy();
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a configuration that cannot be read is said to be in maintenance, and nothing goes back [SHL-63] [C-268]', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  window.history.pushState(null, '', '/client/services');
  render(
    <ShellContext value={aShell()}>
      <StartupScreen state={{ kind: 'misconfigured' }} />
    </ShellContext>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Este portal está em manutenção' }),
  ).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
});
