import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneCost } from './phoneCost.ts';
import { phoneWithCost } from './phoneWithCost.ts';

const RUNS = { numRuns: 3000 };
const LANDLINE = 'chamada para a rede fixa nacional';
const MOBILE = 'chamada para a rede móvel nacional';
const OWN = 'chamada gratuita';

const eightDigits = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((value) => String(value).padStart(8, '0'));
const country = fc.constantFrom('', '+351', '00351', '351', '+351 ');
/** As people write numbers: with spaces, dots, hyphens and brackets anywhere between the digits. */
const written = (digits: fc.Arbitrary<string>) =>
  fc
    .tuple(digits, fc.array(fc.constantFrom('', '', ' ', '-', '.', '(', ')'), { minLength: 9 }))
    .map(([text, between]) => [...text].map((digit, at) => digit + (between[at] ?? '')).join(''));
const numberFrom = (first: string) =>
  fc
    .tuple(country, written(eightDigits.map((rest) => first + rest)))
    .map(([prefix, rest]) => prefix + rest);

describe('the cost of a call', () => {
  test.each([
    ['2', LANDLINE],
    ['9', MOBILE],
  ])(
    'is made of a number of Portugal that begins with %s, whatever the provider says',
    (first, cost) => {
      fc.assert(
        fc.property(numberFrom(first), fc.constantFrom(undefined, null, '', OWN), (number, own) => {
          expect(phoneCost(number, own)).toBe(cost);
        }),
        RUNS,
      );
    },
  );

  test('of every other number is the provider’s own words, or nothing', () => {
    const otherPrefix = fc.constantFrom(...'01345678').chain(numberFrom);
    const abroad = fc
      .tuple(fc.constantFrom('+34', '+1', '0044', '+3519'), eightDigits)
      .map(([prefix, rest]) => `${prefix} ${rest}0`);
    fc.assert(
      fc.property(fc.oneof(otherPrefix, abroad, fc.string()), (number) => {
        const isNational = /^(?:\+351|00351|351)?[29]\d{8}$/.test(number.replace(/[\s.()-]/g, ''));
        fc.pre(!isNational);
        expect(phoneCost(number, ` ${OWN} `)).toBe(OWN);
        expect([phoneCost(number), phoneCost(number, null), phoneCost(number, '  ')]).toEqual([
          null,
          null,
          null,
        ]);
      }),
      RUNS,
    );
  });

  test.each([
    ['222081745', null, `222 081 745 (${LANDLINE})`],
    ['+351912080745', null, `912 080 745 (${MOBILE})`],
    ['800 207 207', OWN, `800 207 207 (${OWN})`],
    ['+34 911 000 000', null, '+34 911 000 000'],
  ])('%s with %s is written %s', (number, own, text) => {
    expect(phoneWithCost(number, own).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
