import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satisfiesContract } from './contractVersion.ts';

test('a caret range takes the same major from that minor on', () => {
  expect(satisfiesContract('^1.2.0', '1.2.0')).toBe(true);
  expect(satisfiesContract('^1.2.0', '1.9.3')).toBe(true);
  expect(satisfiesContract('^1.2.3', '1.2.2')).toBe(false);
  expect(satisfiesContract('^1.2.0', '1.1.9')).toBe(false);
  expect(satisfiesContract('^1.2.0', '2.2.0')).toBe(false);
});

test('an exact version takes only itself', () => {
  expect(satisfiesContract('1.2.0', '1.2.0')).toBe(true);
  expect(satisfiesContract('1.2.0', '1.2.1')).toBe(false);
});

test('an unreadable range is refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (range) => {
      if (/^\^?\d+\.\d+\.\d+$/.test(range)) return;
      expect(satisfiesContract(range, '1.0.0')).toBe(false);
    }),
  );
});

test('a newer shell of the same major never loses a remote', () => {
  const part = fc.nat({ max: 30 });
  fc.assert(
    fc.property(part, part, part, part, part, (major, minor, patch, moreMinor, newPatch) => {
      const later = moreMinor === 0 ? patch + newPatch : newPatch;
      const version = `${major}.${minor + moreMinor}.${later}`;
      expect(satisfiesContract(`^${major}.${minor}.${patch}`, version)).toBe(true);
    }),
  );
});
