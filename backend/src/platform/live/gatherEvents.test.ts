import { expect, test } from 'vitest';
import { gatherEvents } from './gatherEvents.ts';

const works = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'service' as const,
    subject: `A-${index}`,
  }));

test('what changed several times is told once, and few things each by its name [LIVE-03] [C-581]', () => {
  const told = gatherEvents([...works(7), ...works(7), { kind: 'payment', subject: 'A-1' }]);
  expect(told).toEqual([...works(7), { kind: 'payment', subject: 'A-1' }]);
});

test('of many it is told that any may have changed, and one service by its name for releases of before [LIVE-03] [C-581]', () => {
  expect(gatherEvents([{ kind: 'counters', subject: '' }, ...works(500)])).toEqual([
    { kind: 'counters', subject: '' },
    { kind: 'service', subject: '' },
    { kind: 'service', subject: 'A-0' },
  ]);
  const news = Array.from({ length: 9 }, (_, index) => ({
    kind: 'notification' as const,
    subject: String(index),
  }));
  expect(gatherEvents(news)).toEqual([{ kind: 'notification', subject: '' }]);
});
