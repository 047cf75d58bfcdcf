import { expect, test } from 'vitest';
import { whenReceived } from './whenReceived.ts';

test('says the time in Lisbon, and the day when it is another one', () => {
  const now = Date.parse('2026-06-15T13:40:00Z');
  expect(whenReceived(Date.parse('2026-06-15T13:32:00Z'), now)).toBe('às 14:32');
  expect(whenReceived(Date.parse('2026-06-14T22:59:00Z'), now)).toBe('a 14 de junho, às 23:59');
  // Midnight has passed in Lisbon, not yet in UTC.
  expect(whenReceived(Date.parse('2026-06-14T23:01:00Z'), now)).toBe('às 00:01');
});
