// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Sample({ removes = false }: { removes?: boolean }) {
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <main>
      <h1>Marcações</h1>
      {!removed && (
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
      )}
      {open && (
        <Dialog
          kind="confirm"
          title="Cancelar a marcação?"
          onClose={() => {
            setOpen(false);
            setRemoved(removes);
          }}
        >
          A hora fica livre.
        </Dialog>
      )}
    </main>
  );
}

function openSample(): HTMLElement {
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('focuses its title, closes on Escape and gives the focus back', () => {
  render(<Sample />);
  const opener = openSample();
  const dialog = screen.getByRole('alertdialog', { name: 'Cancelar a marcação?' });
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Cancelar a marcação?');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('gives the focus to the page’s heading when its opener went away', () => {
  render(<Sample removes />);
  openSample();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(document.activeElement?.textContent).toBe('Marcações');
});

test('a press and a release on the scrim close it; a selection that ends there does not', () => {
  render(<Sample />);
  openSample();
  const dialog = screen.getByRole('alertdialog');
  fireEvent.pointerDown(screen.getByText('A hora fica livre.'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without a way to close it stays, and opens again when the browser closes it', () => {
  render(<Dialog title="Aguarde">O pagamento está a ser confirmado.</Dialog>);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('a form starts in its first field', () => {
  render(
    <Dialog kind="plain" title="Telefone" start="field" onClose={() => undefined}>
      <input disabled />
      <input aria-label="Número" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Número'));
});
