// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField } from './TextAreaField.tsx';

afterEach(cleanup);

function Sample({ length }: { length: number }) {
  const [value, setValue] = useState('a'.repeat(length));
  return <TextAreaField label="Nota" value={value} onChange={setValue} maxLength={200} />;
}

const spoken = () => screen.getByRole('status').textContent;

test('shows how much is written, and speaks only when a tenth is left', () => {
  render(<Sample length={150} />);
  expect(screen.getByText('150 / 200')).toBeTruthy();
  expect(spoken()).toBe('');
  const area = screen.getByLabelText('Nota');
  fireEvent.change(area, { target: { value: 'a'.repeat(181) } });
  expect(spoken()).toBe('Restam 20 caracteres ou menos');
  fireEvent.change(area, { target: { value: 'a'.repeat(185) } });
  expect(spoken()).toBe('Restam 20 caracteres ou menos');
  fireEvent.change(area, { target: { value: 'a'.repeat(191) } });
  expect(spoken()).toBe('Restam 10 caracteres ou menos');
  fireEvent.change(area, { target: { value: 'a'.repeat(200) } });
  expect(spoken()).toBe('Não cabem mais caracteres');
});

test('its limit is a hint that belongs to the field', () => {
  render(<Sample length={0} />);
  const hint = screen.getByText('Até 200 caracteres');
  expect(screen.getByLabelText('Nota').getAttribute('aria-describedby')).toBe(hint.id);
});
