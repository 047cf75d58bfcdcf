// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { nationalDigits } from './nationalDigits.ts';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

function Sample() {
  const [digits, setDigits] = useState('');
  return (
    <>
      <PhoneField label="Telemóvel" value={digits} onChange={setDigits} />
      <output>{digits}</output>
    </>
  );
}

test('groups the digits and takes a number with its country; the value is the digits', () => {
  render(<Sample />);
  const input = screen.getByLabelText<HTMLInputElement>('Telemóvel');
  fireEvent.change(input, { target: { value: '9123' } });
  expect(input.value).toBe('912\u00a03');
  fireEvent.change(input, { target: { value: '+351 912 345 678' } });
  expect(input.value).toBe('912\u00a0345\u00a0678');
  expect(screen.getByRole('status').textContent).toBe('912345678');
});

test('a pasted whole number replaces what was there', () => {
  render(<Sample />);
  const input = screen.getByLabelText<HTMLInputElement>('Telemóvel');
  fireEvent.change(input, { target: { value: '22' } });
  fireEvent.paste(input, { clipboardData: { getData: () => '00351 912-345-678' } });
  expect(input.value).toBe('912\u00a0345\u00a0678');
});

test.each([
  ['+351 912 345 678', '912345678'],
  ['00351912345678', '912345678'],
  ['351912345678', '912345678'],
  ['912 345 678', '912345678'],
  ['+351', ''],
  ['00351', ''],
  ['351 222', '351222'],
])('reads %s as %s [VAL-08]', (text, digits) => {
  expect(nationalDigits(text)).toBe(digits);
});

test('a number of another country is never cut into a Portuguese one [VAL-09]', () => {
  expect(nationalDigits('+91 98765 43210')).toBe('919876543210');
  expect(nationalDigits('9123456789')).toBe('9123456789');
});
