// @vitest-environment happy-dom
import { NIF_INVALID } from '@portal/domain/contact/nifError';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NifField } from './NifField.tsx';

afterEach(cleanup);

function Sample({ error }: { error?: string }) {
  const [digits, setDigits] = useState('');
  return (
    <>
      <NifField label="NIF" value={digits} onChange={setDigits} error={error} />
      <output>{digits}</output>
    </>
  );
}

const nif = () => screen.getByLabelText<HTMLInputElement>('NIF');
const type = (value: string) => fireEvent.change(nif(), { target: { value } });

test('shows groups of three and gives digits only, also of a pasted «PT 123456789»', () => {
  render(<Sample />);
  type('1234');
  expect(nif().value).toBe('123\u00a04');
  fireEvent.paste(nif(), { clipboardData: { getData: () => 'PT 123456789' } });
  expect(nif().value).toBe('123\u00a0456\u00a0789');
  expect(screen.getByRole('status').textContent).toBe('123456789');
  expect(nif().inputMode).toBe('numeric');
  expect(nif().autocomplete).toBe('off');
});

test('says that it is wrong with the exact text when complete, not while it is typed [VAL-16]', () => {
  render(<Sample />);
  type('12345678');
  expect(screen.queryByText(NIF_INVALID)).toBeNull();
  type('123456780');
  const message = screen.getByText('O NIF introduzido não é válido').closest('p');
  expect(nif().getAttribute('aria-invalid')).toBe('true');
  expect(nif().getAttribute('aria-describedby')).toBe(message?.id);
  type('123456789');
  expect(screen.queryByText(NIF_INVALID)).toBeNull();
  expect(nif().getAttribute('aria-invalid')).toBeNull();
});

test('an incomplete number is judged when it is left, an empty one never', () => {
  render(<Sample />);
  fireEvent.blur(nif());
  expect(screen.queryByText(NIF_INVALID)).toBeNull();
  type('12345');
  fireEvent.blur(nif());
  expect(screen.getByText(NIF_INVALID)).toBeTruthy();
  type('123456');
  expect(screen.queryByText(NIF_INVALID)).toBeNull();
});

test('what the form says about it goes first', () => {
  render(<Sample error="Campo obrigatório!" />);
  type('123456780');
  expect(screen.getByText('Campo obrigatório!')).toBeTruthy();
  expect(screen.queryByText(NIF_INVALID)).toBeNull();
});
