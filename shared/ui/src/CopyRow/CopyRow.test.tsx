// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyList, CopyRow } from './CopyRow.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(onCopied: () => void) {
  render(
    <CopyList>
      <CopyRow label="Referência" value={'482\u00a0917\u00a0306'} onCopied={onCopied} />
    </CopyList>,
  );
  return screen.getByRole('button', { name: 'Copiar referência' });
}

test('copies without the spaces, says so, and forgets it after a while', async () => {
  vi.useFakeTimers();
  const copied = vi.fn<() => void>();
  const button = open(copied);
  await act(async () => button.click());
  expect(await navigator.clipboard.readText()).toBe('482917306');
  expect(screen.getByRole('status').textContent).toBe('Copiado');
  expect(copied).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTime(3000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where copying is refused it says so and selects the value', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  const copied = vi.fn<() => void>();
  const button = open(copied);
  await act(async () => button.click());
  expect(screen.getByRole('status').textContent).toBe('Não foi possível copiar');
  expect(getSelection()?.toString()).toBe('482\u00a0917\u00a0306');
  expect(copied).not.toHaveBeenCalled();
});
