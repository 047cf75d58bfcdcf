// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Dialog kind="confirm" title="Cancelar a marcação?" onClose={() => setOpen(false)}>
          A hora fica livre.
        </Dialog>
      )}
    </>
  );
}

test('focuses its title, closes on Escape and gives the focus back', () => {
  render(<Sample />);
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('alertdialog', { name: 'Cancelar a marcação?' });
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Cancelar a marcação?');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
