// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion, type ToastItem } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function toastOf(text: string): HTMLElement {
  const toast = screen.getByText(text).parentElement;
  if (!toast) throw new Error('no toast');
  return toast;
}

function Sample({ items, dialog = false }: { items: readonly ToastItem[]; dialog?: boolean }) {
  const [toasts, setToasts] = useState(items);
  return (
    <main>
      <button type="button">Copiar</button>
      {dialog && <Dialog title="Pagamento" onClose={() => undefined} />}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </main>
  );
}

test('leaves after three seconds, not counting the time it is pointed at or focused [SID-17]', () => {
  const dismissed: string[] = [];
  render(
    <ToastRegion toasts={[{ id: 'a', text: 'Copiado' }]} onDismiss={(id) => dismissed.push(id)} />,
  );
  const toast = toastOf('Copiado');
  pass(2000);
  fireEvent.pointerEnter(toast);
  pass(60_000);
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.pointerLeave(toast);
  pass(60_000);
  expect(dismissed).toEqual([]);
  fireEvent.blur(screen.getByRole('button'));
  pass(999);
  expect(dismissed).toEqual([]);
  pass(1);
  expect(dismissed).toEqual(['a']);
});

test('what asks something stays, and three at most are shown at once [SID-17]', () => {
  render(
    <Sample
      items={[
        { id: 'a', text: 'Um', duration: null, action: { label: 'Desfazer' } },
        { id: 'b', text: 'Dois' },
        { id: 'c', text: 'Três' },
        { id: 'd', text: 'Quatro' },
      ]}
    />,
  );
  expect(screen.queryByText('Quatro')).toBeNull();
  pass(3000);
  expect(screen.queryByText('Dois')).toBeNull();
  expect(screen.getByText('Quatro')).toBeDefined();
  pass(3000);
  expect(screen.queryByText('Quatro')).toBeNull();
  fireEvent.click(screen.getByText('Desfazer'));
  expect(screen.queryByText('Um')).toBeNull();
});

test('says what is urgent as an alert and the rest as a status', () => {
  render(
    <Sample
      items={[
        { id: 'a', text: 'Copiado' },
        { id: 'b', text: 'Sem ligação', urgent: true },
      ]}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Copiado');
  expect(screen.getByRole('alert').textContent).toBe('Sem ligação');
});

test('F6 goes to it, Escape dismisses it and the focus goes on, then back', () => {
  const stay = { duration: null };
  render(
    <Sample
      items={[
        { id: 'a', text: 'Copiado', ...stay },
        { id: 'b', text: 'Guardado', ...stay },
      ]}
    />,
  );
  const opener = screen.getByText('Copiar');
  opener.focus();
  fireEvent.keyDown(opener, { key: 'F6' });
  expect(toastOf('Guardado').contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? opener, { key: 'Escape' });
  expect(screen.queryByText('Guardado')).toBeNull();
  expect(toastOf('Copiado').contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? opener, { key: 'Escape' });
  expect(screen.queryByText('Copiado')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('stands inside an open dialog, which makes everything outside it inert', async () => {
  const items = [{ id: 'a', text: 'Copiado', duration: null }];
  const { rerender } = render(<Sample items={items} dialog />);
  expect(screen.getByRole('dialog').contains(screen.getByText('Copiado'))).toBe(true);
  rerender(<Sample items={items} />);
  await vi.waitFor(() => expect(screen.getByText('Copiado').isConnected).toBe(true));
});
