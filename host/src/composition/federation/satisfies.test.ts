import { satisfy } from '@module-federation/runtime-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAtLeast, satisfies } from './satisfies.ts';

const part = fc.nat({ max: 3 });
const plain = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const early = fc
  .tuple(plain, fc.constantFrom('rc', 'canary', '0'), part)
  .map(([version, name, count]) => `${version}-${name}.${count}`);
const sign = fc.constantFrom('^', '~');

test('a version fits into a range of the preset exactly when it does for Module Federation', () => {
  fc.assert(
    fc.property(plain, sign, plain, (version, kind, least) => {
      expect(satisfies(version, kind + least)).toBe(satisfy(version, kind + least));
    }),
  );
});

test('a version before a release is never taken where Module Federation would not take it', () => {
  fc.assert(
    fc.property(
      fc.oneof(plain, early),
      fc.constantFrom('^', '~', ''),
      fc.oneof(plain, early),
      (version, kind, least) => {
        const range = kind + least;
        expect(satisfies(version, range) && !satisfy(version, range)).toBe(false);
      },
    ),
  );
});

test('other kinds of ranges make a remote bring its own', () => {
  expect(satisfies('19.3.1', '>=19')).toBe(false);
  expect(satisfies('19.3.1', '^19')).toBe(false);
  expect(satisfies('19.3.1', '19.3.1')).toBe(true);
  expect(satisfies('19.3.1-rc.1', '^19.3.1-rc.1')).toBe(true);
});

test.each(['', '*'])(
  'the range «%s» takes any version, as it does for Module Federation',
  (range) => {
    expect(satisfies('19.3.1', range)).toBe(true);
    expect(satisfy('19.3.1', range)).toBe(true);
  },
);

test('no range takes any version', () => {
  expect(satisfies('19.3.1', false)).toBe(true);
});

test('versions are put into the order of Module Federation', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(isAtLeast(one, other)).toBe(satisfy(other, `<=${one}`));
    }),
  );
  expect(isAtLeast('1.0.0', '1.0.0-rc.1')).toBe(true);
  expect(isAtLeast('1.0.0-rc.1', '0.0.1')).toBe(false);
});
