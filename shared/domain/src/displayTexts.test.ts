import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossibleBirthday } from './time/birthdayRange.ts';
import { formatAge } from './time/formatAge.ts';
import { badgeText } from './text/badgeText.ts';
import { contactNumber } from './contact/contactNumber.ts';
import { formatCountdown, secondsUntil } from './time/formatCountdown.ts';
import { groupDigits } from './text/groupDigits.ts';
import { renderTemplate } from './items/renderTemplate.ts';
import { isWorksheetOperational } from './work/isWorksheetOperational.ts';

const RUNS = { numRuns: 1000 };
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a badge shows 99+ above 99 and nothing for none [SID-02] [SID-05]', () => {
  expect([0, 1, 99, 100, 5000, -1, Number.NaN].map(badgeText)).toEqual([
    undefined,
    '1',
    '99',
    '99+',
    '99+',
    undefined,
    undefined,
  ]);
});

describe('countdown', () => {
  test('is mm:ss and stops at zero [PAY-16]', () => {
    expect([240, 59, 0, -5, 3600, Number.NaN].map(formatCountdown)).toEqual([
      '04:00',
      '00:59',
      '00:00',
      '00:00',
      '60:00',
      '00:00',
    ]);
    expect(secondsUntil(10_000, 9_001)).toBe(1);
    expect(secondsUntil(10_000, 20_000)).toBe(0);
  });
  test('reads back to its seconds [PAY-16]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5999 }), (seconds) => {
        const [minutes, rest] = formatCountdown(seconds).split(':').map(Number);
        expect((minutes ?? 0) * 60 + (rest ?? 0)).toBe(seconds);
      }),
      RUNS,
    );
  });
});

test('a reference is read in groups of three and loses nothing', () => {
  expect(spaced(groupDigits('123000125'))).toBe('123 000 125');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
      expect(groupDigits(digits).replace(/\s/g, '')).toBe(digits);
      expect(groupDigits(groupDigits(digits))).toBe(groupDigits(digits));
    }),
    RUNS,
  );
});

test('WhatsApp is preferred over the telephone [PRV-12]', () => {
  expect(contactNumber({ whatsapp_number: '+351912345678', phone: '212345678' })).toBe(
    '+351912345678',
  );
  expect(contactNumber({ whatsapp_number: ' ', phone: '212345678' })).toBe('212345678');
  expect(contactNumber({ whatsapp_number: null })).toBeUndefined();
});

test("only the exact text 'false' means not operational [CFG-11]", () => {
  expect(['false', 'False', 'true', '', undefined, null].map(isWorksheetOperational)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

describe('item title', () => {
  test('placeholders are replaced by values, missing ones vanish [CFG-07]', () => {
    const values = { brand: 'Peugeot', model: '208', plate: '' };
    expect(renderTemplate('{brand} {model}', values)).toBe('Peugeot 208');
    expect(renderTemplate('{brand} {engine} {model} {plate}', values)).toBe('Peugeot 208');
    expect(renderTemplate('{toString}', values)).toBe('');
  });
  test.each([
    ['{name}, {born}', { name: 'Bobi' }, 'Bobi'],
    ['{name}, {born}', { born: '2020' }, '2020'],
    ['{name}, {born}', { name: 'Bobi, o Velho', born: '2020' }, 'Bobi, o Velho, 2020'],
    ['{name}, {born} - {breed}', { name: 'Bobi', breed: 'Rafeiro' }, 'Bobi - Rafeiro'],
    ['{name} ({breed})', { name: 'Bobi', breed: ' ' }, 'Bobi'],
    ['SN {serial}', {}, ''],
    ['SN {serial}', { serial: '72-ZB-16' }, 'SN 72-ZB-16'],
    ['{brand} {model} · {km} km', { model: 'Clio', km: null }, 'Clio'],
    ['Viatura', {}, 'Viatura'],
    ['{a, b} / {c}', { 'a, b': '1', c: '2' }, '1 / 2'],
  ])('of %s with %j nothing is left over of what is missing: %s [CFG-07] [C-912]', (...row) => {
    const [template, values, text] = row;
    expect(renderTemplate(template, values)).toBe(text);
  });
  test('a value is not read as a template [CFG-07]', () => {
    expect(renderTemplate('{brand} $&', { brand: '{model}', model: 'x' })).toBe('{model} $&');
  });
  test('any template gives a text without outer or double spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (template, values) => {
        expect(renderTemplate(template, values)).not.toMatch(/^\s|\s$|\s\s/);
      }),
      RUNS,
    );
  });
});

describe('age', () => {
  test.each([
    ['1990-07-15', '2026-07-14', '35 anos'],
    ['1990-07-14', '2026-07-14', '36 anos'],
    ['2025-07-14', '2026-07-14', '1 ano'],
    ['2025-07-15', '2026-07-14', '11 meses'],
    ['2026-06-14', '2026-07-14', '1 mês'],
    ['2026-06-15', '2026-07-14', '29 dias'],
    ['2026-07-13', '2026-07-14', '1 dia'],
    ['2026-07-14', '2026-07-14', '0 dias'],
    ['2024-02-29', '2026-02-28', '1 ano'],
    ['2026-07-15', '2026-07-14', undefined],
  ])('born %s is on %s: %s [ITM-18]', (birthday, today, age) => {
    expect(spaced(formatAge(birthday, today))).toBe(age);
  });
  test('no birthday after today nor before 1900 [ITM-19]', () => {
    expect(isPossibleBirthday('2026-07-15', '2026-07-14')).toBe(false);
    expect(isPossibleBirthday('2026-07-14', '2026-07-14')).toBe(true);
    expect(isPossibleBirthday('1900-01-01', '2026-07-14')).toBe(true);
    expect(isPossibleBirthday('1899-12-31', '2026-07-14')).toBe(false);
  });
});
