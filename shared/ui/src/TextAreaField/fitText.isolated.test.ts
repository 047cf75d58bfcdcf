import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cutText, fitText } from './fitText.ts';

afterEach(() => vi.unstubAllGlobals());

const family = '👨‍👩‍👧';

test('never cuts a character in two', () => {
  expect(cutText(`a${family}b`, 1 + family.length)).toBe(`a${family}`);
  expect(cutText(`a${family}b`, family.length)).toBe('a');
  expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
});

test('a browser that cannot tell characters apart cuts between code points', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const older = await import('./fitText.ts');
  expect(older.cutText(`a${family}b`, 3)).toBe('a👨');
});

test('shortens what was inserted, and keeps what stands behind it', () => {
  expect(fitText('abcd', 'abXYZcd', 5, 6)).toEqual({ text: 'abXYcd', caret: 4 });
  expect(fitText('abcdef', 'abXcdef', 3, 6)).toEqual({ text: 'abcdef', caret: 2 });
});

test('an insertion that begins like the text behind it is still the one that is shortened', () => {
  expect(fitText('ab', 'abcab', 3, 3)).toEqual({ text: 'aab', caret: 1 });
});

test('a text that was too long before may be shortened, not grow', () => {
  expect(fitText('abcdefgh', 'abcdefg', 7, 5)).toEqual({ text: 'abcdefg', caret: 7 });
  expect(fitText('abcdefgh', 'abcdefghi', 9, 5).text).toBe('abcdefgh');
});

test('an insertion never makes a fitting text longer than the limit, nor loses its ends', () => {
  const cases = fc.record({
    before: fc.string({ unit: 'grapheme', maxLength: 10 }),
    inserted: fc.string({ unit: 'grapheme', maxLength: 30 }),
    after: fc.string({ unit: 'grapheme', maxLength: 10 }),
    room: fc.nat(20),
  });
  fc.assert(
    fc.property(cases, ({ before, inserted, after, room }) => {
      const max = before.length + after.length + room;
      const typed = before + inserted + after;
      const fitted = fitText(before + after, typed, before.length + inserted.length, max);
      expect(fitted.text.length).toBeLessThanOrEqual(max);
      expect(fitted.text.startsWith(before)).toBe(true);
      expect(fitted.text.endsWith(after)).toBe(true);
    }),
  );
});
