// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function Sample({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Código de 6 dígitos"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
    />
  );
}

test('a code pasted with spaces fills the one input and is complete once [VAL-20]', () => {
  const codes: string[] = [];
  render(<Sample onComplete={(code) => codes.push(code)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos');
  expect(input.autocomplete).toBe('one-time-code');
  fireEvent.change(input, { target: { value: '48 15 7' } });
  expect(input.value).toBe('48157');
  expect(codes).toEqual([]);
  fireEvent.change(input, { target: { value: '481 5729' } });
  expect(input.value).toBe('481572');
  expect(codes).toEqual(['481572']);
});
