import { expect, test } from 'vitest';
import { dateLimits, fieldLength, platesError } from './dateLimits.ts';

const plate = { name: 'license_plate', length: 255 };

test('a short plate gives the toast, a long one the message [ITM-21] [ITM-22]', () => {
  expect(platesError([plate], { license_plate: '23-BV-7' })).toEqual({
    name: 'license_plate',
    kind: 'toast',
    text: 'Formato Inválido',
  });
  expect(platesError([plate], { license_plate: '23-BV-789' })).toMatchObject({
    kind: 'message',
    text: 'Matrícula inserida Inválida',
  });
  expect(platesError([{ ...plate, length: 12 }], { license_plate: '23-BV-789' })).toBeNull();
  expect(platesError([{ name: 'brand', length: 255 }], { brand: 'x' })).toBeNull();
});

test('a birthday lies between 1900 and today [ITM-19]', () => {
  expect(dateLimits('birthday', '2026-07-14')).toEqual({ min: '1900-01-01', max: '2026-07-14' });
  expect(dateLimits('date', '2026-07-14')).toEqual({});
});

test('a field never holds more than 255 characters [ITM-23]', () => {
  expect(fieldLength({ length: 400 })).toBe(255);
  expect(fieldLength({ length: 20 })).toBe(20);
});
