import { expect, test } from 'vitest';
import { plateError } from './plateError.ts';
import { formatPlate, isPlateField } from './formatPlate.ts';

test('a plate is written in pairs however it was typed', () => {
  for (const typed of ['bx34fg', 'BX34FG', ' BX 34 FG ', 'bx-34-fg', 'BX.34.FG', 'BX-34FG']) {
    expect(formatPlate(typed)).toBe('BX-34-FG');
    expect(plateError(formatPlate(typed))).toBeUndefined();
    expect(formatPlate(formatPlate(typed))).toBe(formatPlate(typed));
  }
});

test('what is no Portuguese plate stays as typed, in capitals, and is judged as before', () => {
  expect(formatPlate('1234 bbc')).toBe('1234 BBC');
  expect(formatPlate('bx34f')).toBe('BX34F');
  expect(formatPlate('')).toBe('');
  expect(plateError(formatPlate('bx34f'))?.text).toBe('Formato Inválido');
});

test('plates are told by the name of their field', () => {
  expect(['plate', 'license_plate', 'matricula', 'model'].map(isPlateField)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
