import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfterDigits, digitsOf, groupDigits, readEdit } from './digitsEdit.ts';

const rule = { length: 9, read: digitsOf };
const space = '\u00a0';

test('groups by three, and finds the place behind a digit', () => {
  expect(groupDigits('912345')).toBe(`912${space}345`);
  expect(caretAfterDigits(`912${space}345`, 3)).toBe(3);
  expect(caretAfterDigits(`912${space}345`, 4)).toBe(5);
  expect(caretAfterDigits(`912${space}345`, 6)).toBe(7);
});

test('a digit typed in the middle stays in the middle, with the caret behind it', () => {
  const text = `912${space}8345`;
  expect(readEdit('912345', { text, caret: 5 }, rule)).toEqual({ digits: '9128345', caret: 4 });
});

test('a digit too many is refused where it was typed; the others keep their places', () => {
  const text = `912${space}8345${space}678`;
  expect(readEdit('912345678', { text, caret: 5 }, rule)).toEqual({
    digits: '912345678',
    caret: 3,
  });
});

test('deleting the space takes the digit beside it along', () => {
  const text = '912345';
  expect(readEdit('912345', { text, caret: 3 }, rule, 'backward')).toEqual({
    digits: '91345',
    caret: 2,
  });
  expect(readEdit('912345', { text, caret: 3 }, rule, 'forward')).toEqual({
    digits: '91245',
    caret: 3,
  });
});

test('whatever happens to the text, the caret stays inside and only digits are kept', () => {
  const edits = fc.record({
    previous: fc.stringMatching(/^\d{0,9}$/),
    text: fc.string({ maxLength: 40 }),
    caret: fc.nat(40),
    deleting: fc.constantFrom(undefined, 'backward' as const, 'forward' as const),
  });
  fc.assert(
    fc.property(edits, ({ previous, text, caret, deleting }) => {
      const edit = readEdit(previous, { text, caret }, rule, deleting);
      expect(edit.digits).toMatch(/^\d{0,15}$/);
      expect(edit.caret).toBeGreaterThanOrEqual(0);
      expect(edit.caret).toBeLessThanOrEqual(edit.digits.length);
    }),
  );
});
