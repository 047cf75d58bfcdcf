import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.testing.ts';
import { canRemoveItem } from './canRemoveItem.ts';
import { isItemFormValid } from './isItemFormValid.ts';
import { plateError, plateLimits } from './plateError.ts';
import { specsToSend } from './specsToSend.ts';
import { visibleItemFields } from './visibleItemFields.ts';

const plate = { name: 'plate', type: 'text', required: true };
const brand = { name: 'brand', type: 'inputselect', required: false };
const notes = { name: 'notes', type: 'text', required: false };

test('every required field, or else at least one [ITM-15]', () => {
  expect(isItemFormValid([plate, brand], { plate: 'AA-00-AA' })).toBe(true);
  expect(isItemFormValid([plate, brand], { brand: 'Seat', plate: ' ' })).toBe(false);
  expect(isItemFormValid([brand, notes], { notes: 'x' })).toBe(true);
  expect(isItemFormValid([brand, notes], { notes: '', other: 'x' })).toBe(false);
  expect(isItemFormValid([], {})).toBe(false);
});

test('in auto mode the text fields that are not required are hidden [ITM-16]', () => {
  expect(visibleItemFields([plate, brand, notes], true)).toEqual([plate, brand]);
  expect(visibleItemFields([plate, brand, notes], false)).toEqual([plate, brand, notes]);
});

describe('specifications as sent', () => {
  test('without the empty ones, dates as dd/MM/yyyy [ITM-17]', () => {
    expect(
      specsToSend([
        { key: 'a', label: 'A', type: 'text', value: ' x ' },
        { key: 'b', label: 'B', type: 'text', value: ' ' },
        { key: 'c', label: 'C', type: 'date', value: '2026-07-14' },
        { key: 'd', label: 'D', type: 'birthday', value: '1990-01-02' },
        { key: 'e', label: 'E', type: 'text', value: '2026-07-14' },
        { key: 'f', label: 'F', type: 'date', value: null },
        { key: 'plate', label: 'G', type: 'text', value: 'bx34fg' },
      ]),
    ).toEqual([
      { key: 'a', label: 'A', value: 'x' },
      { key: 'c', label: 'C', value: '14/07/2026' },
      { key: 'd', label: 'D', value: '02/01/1990' },
      { key: 'e', label: 'E', value: '2026-07-14' },
      { key: 'plate', label: 'G', value: 'BX-34-FG' },
    ]);
  });
  test('never an empty value, and sending twice changes nothing [ITM-17]', () => {
    const spec = fc.record({
      key: fc.string(),
      label: fc.string(),
      type: fc.constantFrom('text', 'date', 'birthday', 'inputselect'),
      value: fc.oneof(anyText, fc.constant('2026-07-14')),
    });
    fc.assert(
      fc.property(fc.array(spec), (specs) => {
        const once = specsToSend(specs);
        expect(once.every(({ value }) => value.trim() === value && value !== '')).toBe(true);
        expect(specsToSend(once.map((sent) => ({ ...sent, type: 'date' })))).toEqual(
          once.map((sent) =>
            sent.value === '2026-07-14' ? { ...sent, value: '14/07/2026' } : sent,
          ),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('a plate under 8 characters gives the toast, another wrong length the message [ITM-21] [ITM-22]', () => {
  expect(plateError('AA-00-AA')).toBeUndefined();
  expect(plateError('')).toBeUndefined();
  expect(plateError('AA-00-A')).toEqual({ kind: 'toast', text: 'Formato Inválido' });
  expect(plateError('AA-00-AA1')).toEqual({ kind: 'message', text: 'Matrícula inserida Inválida' });
  expect(plateError('AA-00-AA1', { max: 12 })).toBeUndefined();
  expect(plateError('AA-00-AA', { min: 9, max: 12 })?.kind).toBe('message');
});

test('a plate is as long as the provider says, and 8 characters where it says nothing [ITM-21] [C-56] [C-274]', () => {
  expect([6, 8, 12, 254].map((length) => plateLimits({ length }).max)).toEqual([6, 8, 12, 254]);
  expect(plateLimits({ length: 255 }).max).toBe(8);
  expect(plateError('1234-ABCD-12', plateLimits({ length: 12 }))).toBeUndefined();
});

test('an item with works in progress or scheduled stays [ITM-12]', () => {
  expect(canRemoveItem({ inProgress: 0, scheduled: 0 })).toBe(true);
  expect(canRemoveItem({ inProgress: 1, scheduled: 0 })).toBe(false);
  expect(canRemoveItem({ inProgress: 0, scheduled: 1 })).toBe(false);
});
