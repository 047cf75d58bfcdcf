// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PhoneField } from './PhoneField.tsx';
import { caretAfterDigits, groupDigits, nationalDigits } from './phoneText.ts';

afterEach(cleanup);

function Sample() {
  const [digits, setDigits] = useState('');
  return <PhoneField label="Telemóvel" value={digits} onChange={setDigits} />;
}

test('groups the digits and takes a pasted number with its country', () => {
  render(<Sample />);
  const input = screen.getByLabelText<HTMLInputElement>('Telemóvel');
  fireEvent.change(input, { target: { value: '9123' } });
  expect(input.value).toBe('912\u00a03');
  fireEvent.change(input, { target: { value: '+351 912 345 678' } });
  expect(input.value).toBe('912\u00a0345\u00a0678');
});

test('keeps the caret behind the same digit', () => {
  expect(nationalDigits('00351 912345678')).toBe('912345678');
  expect(nationalDigits('91234567890')).toBe('912345678');
  expect(groupDigits('912345')).toBe('912\u00a0345');
  expect(caretAfterDigits('912\u00a0345', 3)).toBe(3);
  expect(caretAfterDigits('912\u00a0345', 4)).toBe(5);
  expect(caretAfterDigits('912\u00a0345', 6)).toBe(7);
});
