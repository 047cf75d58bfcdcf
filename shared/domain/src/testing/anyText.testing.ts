import fc from 'fast-check';

/** Right-to-left marks, zero-width joiners, digits of other scripts, halves of pairs, line ends. */
const HOSTILE = [
  '\u200f',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\u00a0',
  '\u0000',
  '\n',
  '\ud83d',
  '\udc4d',
  '👍🏽',
  'é',
  'e\u0301',
  'İ',
  'ß',
  '９１２３',
  '٩١٢',
  '+351',
  'S-',
  'int',
  '{x}',
  '__proto__',
  '-0',
  '1e99',
  '2026-02-30',
  '31/02/2026',
  '99 dez',
];

/** Any text at all: what a property "for any input" is asked with. */
export const anyText = fc.oneof(
  fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string(),
  fc
    .tuple(fc.constantFrom(...HOSTILE, 'a', '1', ' ', '@.'), fc.nat({ max: 3000 }))
    .map(([part, times]) => part.repeat(times)),
);
