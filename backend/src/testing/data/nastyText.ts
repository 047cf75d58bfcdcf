import * as fc from 'fast-check';

/** Texts that break careless code: NUL, halves of characters, too long, other scripts, syntax of everything. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '../../etc/passwd',
    "'; drop table users; --",
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '%00',
    '__proto__',
    '9999-99-99',
    '99/99/9999',
    '+275760-09-13T00:00:00.001Z',
    '25:61',
    '-1',
    '1e400',
    'A-',
    'S-00000000000000000000000000',
    'x'.repeat(20_000),
    '𝔘'.repeat(300),
  ),
);

/** JSON values of every kind. */
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 4e9),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: { b: {} } }),
  fc.array(nastyText, { maxLength: 4 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 4 }),
);

/** A sound body with one place in it changed, removed or added. */
export function damaged(sound: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(sound);
  return fc
    .tuple(fc.nat({ max: Math.max(0, places.length - 1) }), nastyValue, fc.nat({ max: 9 }))
    .map(([index, value, way]) => {
      const place = places[index] ?? [];
      return way === 0
        ? changedAt(sound, [...place, '__proto__'], value)
        : changedAt(sound, place, value);
    });
}

/** Bodies that are no JSON, or JSON of another kind than any call expects. */
export const hopelessBodies: readonly (string | Uint8Array)[] = [
  '{',
  '{"a":',
  'null',
  '[]',
  '"text"',
  '17',
  'undefined',
  '{"a":1}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  new Uint8Array(64),
];

/** Headers that a stranger may send along with anything. */
export const nastyHeaders = fc.record(
  {
    'idempotency-key': headerText(),
    'x-client-token': headerText(),
    'x-prev-company-domain': headerText(),
    'content-type': fc.constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
    ),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=a-b', 'lines=1-2'),
    'x-forwarded-for': headerText(),
  },
  { requiredKeys: [] },
);

function headerText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((text) => text.trim()),
    fc.constantFrom('a'.repeat(4000), 'Bearer', "' or 1=1", '${x}'),
  );
}

/** Paths of keys to every value inside a body, and to the body itself. */
function placesIn(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key])),
  ];
}

function changedAt(value: unknown, place: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((inner, index) =>
      String(index) === key ? changedAt(inner, rest, replacement) : inner,
    );
  const entries = Object.entries(Object(value));
  const isKnown = entries.some(([name]) => name === key);
  return Object.fromEntries([
    ...entries.map(([name, inner]) => [
      name,
      name === key ? changedAt(inner, rest, replacement) : inner,
    ]),
    ...(isKnown ? [] : [[key, replacement]]),
  ]);
}
