import { expect, test } from 'vitest';
import { messageOf } from './messageOf.ts';

test('an error says its message, whatever else is thrown is said as text', () => {
  expect(messageOf(new RangeError('too far'))).toBe('too far');
  expect(['gone', 7, undefined, null, { toString: () => 'own words' }].map(messageOf)).toEqual([
    'gone',
    '7',
    'undefined',
    'null',
    'own words',
  ]);
});
