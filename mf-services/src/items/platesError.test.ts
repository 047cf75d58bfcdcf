import { expect, test } from 'vitest';
import { platesError } from './platesError.ts';

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
