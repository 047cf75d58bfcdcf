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
