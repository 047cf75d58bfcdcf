// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

test('focuses its title, keeps Tab inside and closes on Escape', () => {
  let closed = 0;
  render(
    <Drawer title="Agenda" onClose={() => (closed += 1)}>
      <button type="button">Última</button>
    </Drawer>,
  );
  expect(document.activeElement?.textContent).toBe('Agenda');
  const last = screen.getByText('Última');
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fechar');
  fireEvent.keyDown(document.activeElement ?? last, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: 'Escape' });
  expect(closed).toBe(1);
});

test('closes on Escape and takes Tab back when the focused button went away', () => {
  let closed = 0;
  render(
    <Drawer title="Agenda" onClose={() => (closed += 1)}>
      <p>Sem marcações</p>
    </Drawer>,
  );
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Fechar');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toBe(1);
});

test('leaves the keys to a dialog that is open over it', () => {
  let closed = 0;
  render(
    <>
      <Drawer title="Agenda" onClose={() => (closed += 1)}>
        <p>Marcações</p>
      </Drawer>
      <dialog open>Cancelar a marcação?</dialog>
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toBe(0);
});
