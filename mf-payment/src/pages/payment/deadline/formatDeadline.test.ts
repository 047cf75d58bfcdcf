import { expect, test } from 'vitest';
import { formatDeadline, readMoment } from './formatDeadline.ts';

const now = new Date('2026-07-09T10:00:00Z');

test('a deadline is told in words near today', () => {
  expect(formatDeadline('2026-07-10T22:59:00Z', now)).toBe('amanhã, 10\u00a0jul., às 23:59');
  expect(formatDeadline('2026-07-09T22:59:00Z', now)).toBe('hoje, às 23:59');
  expect(formatDeadline('2026-07-16', now)).toBe('qui, 16\u00a0jul.');
});

test('no deadline and an unreadable one say nothing', () => {
  expect(formatDeadline(null, now)).toBeNull();
  expect(formatDeadline('em breve', now)).toBeNull();
});

test('days stay days, instants are told by the clocks of Lisbon', () => {
  expect(readMoment('2026-07-10')).toEqual({ date: '2026-07-10', time: null });
  expect(readMoment('2026-07-10T23:30:00Z')).toEqual({ date: '2026-07-11', time: '00:30' });
});
