import fc from 'fast-check';
import { anyText } from '../testing/anyText.testing.ts';
import { describe, expect, test } from 'vitest';
import { formatPhone, nationalNumber, normaliseToE164, PHONE_INVALID } from './formatPhone.ts';
import { isContactPhone } from './isContactPhone.ts';
import { isMbWayPhone } from './isMbWayPhone.ts';
import { isRegistrationPhone } from './isRegistrationPhone.ts';

const RUNS = { numRuns: 3000 };
const prefix = fc.constantFrom('', '+351', '00351', '351');
const national = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((value) => String(value).padStart(9, '0'));
const likely = fc
  .tuple(
    fc.constantFrom(
      '21',
      '22',
      '25',
      '91',
      '92',
      '93',
      '96',
      '90',
      '94',
      '95',
      '97',
      '98',
      '99',
      '30',
      '80',
    ),
    fc.integer({ min: 0, max: 9_999_999 }),
  )
  .map(([start, rest]) => start + String(rest).padStart(7, '0'));
const numbers = fc.tuple(prefix, fc.oneof(national, likely)).map((parts) => parts.join(''));

describe('contact phone', () => {
  test.each([
    '912345678',
    '+351912345678',
    '00351932345678',
    '351962345678',
    '922345678',
    '202345678',
    '212345678',
    '00351212345678',
    '+351 253 123 456',
    '291 234 567',
  ])('%s is a contact [VAL-06]', (text) => {
    expect(isContactPhone(text)).toBe(true);
  });
  test.each([
    '',
    '902345678',
    '942345678',
    '952345678',
    '972345678',
    '982345678',
    '992345678',
    '312345678',
    '91234567',
    '9123456789',
    '+34912345678',
    '+35191234567',
    '00351 912 345 6789',
    '+351',
    '1',
    '91234567x',
  ])('%j is none [VAL-06]', (text) => {
    expect(isContactPhone(text)).toBe(false);
  });
  test('the message is exact [VAL-07]', () => {
    expect(PHONE_INVALID).toBe('Número de contacto Inválido');
  });
});

describe('registration phone', () => {
  test.each(['912345678', '942345678', '+351912345678', '00351912345678', '912 345 678'])(
    '%s is accepted [VAL-08] [VAL-09]',
    (text) => {
      expect(isRegistrationPhone(text)).toBe(true);
    },
  );
  test.each([
    '212345678',
    '351912345678',
    '+351212345678',
    '003512123456',
    '91234567',
    '9123456789',
    '+3519123456789',
  ])('%s is refused [VAL-08] [VAL-09]', (text) => {
    expect(isRegistrationPhone(text)).toBe(false);
  });
  test('what is accepted is sent as +351 and nine digits [VAL-08]', () => {
    fc.assert(
      fc.property(numbers.filter(isRegistrationPhone), (text) => {
        expect(normaliseToE164(text)).toMatch(/^\+3519\d{8}$/);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });
});

test('MB WAY takes mobiles only, without prefix [PAY-17]', () => {
  expect(isMbWayPhone('912345678')).toBe(true);
  expect(isMbWayPhone('212345678')).toBe(false);
  expect(isMbWayPhone('942345678')).toBe(false);
  expect(isMbWayPhone('+351912345678')).toBe(false);
  expect(isMbWayPhone('91234567')).toBe(false);
  expect(isMbWayPhone('9123456789')).toBe(false);
});

test('any text is judged, normalising is idempotent and every MB WAY number is a contact', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, numbers), (text) => {
      const normal = normaliseToE164(text);
      if (normal !== undefined) {
        expect(normaliseToE164(normal)).toBe(normal);
        expect(formatPhone(normal)).toBe(formatPhone(text));
        expect(nationalNumber(formatPhone(text, { country: true }))).toBe(nationalNumber(text));
      }
      if (isContactPhone(text) || isRegistrationPhone(text)) expect(normal).toBeDefined();
      if (isMbWayPhone(text)) expect(isContactPhone(text) && isRegistrationPhone(text)).toBe(true);
    }),
    RUNS,
  );
});

test('numbers are read in groups of three', () => {
  expect(formatPhone('+351912345678')).toBe('912\u00a0345\u00a0678');
  expect(formatPhone('912345678', { country: true })).toBe('+351\u00a0912\u00a0345\u00a0678');
  expect(formatPhone('+34 600 000 000')).toBe('+34 600 000 000');
});
