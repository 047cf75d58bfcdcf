import { describe, expect, test } from 'vitest';
import { slotsOfDay, splitByHalf, type ResourcePlan } from './slots.ts';
import { instantAt, wallClock } from './wallClock.ts';

const zone = 'Europe/Lisbon';
const everyDay = (opens: number, closes: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const plan = (
  openings: ResourcePlan['openings'],
  busy: ResourcePlan['busy'] = [],
): ResourcePlan => ({
  resource: 'bay/1',
  expertId: null,
  openings,
  busy,
});
const times = (date: string, plans: ResourcePlan[], durationMinutes = 60) =>
  slotsOfDay({ date, zone, plans, durationMinutes, stepMinutes: 30 });

describe('slots of a day', () => {
  test('end before the window does and avoid what is taken [BKG-44]', () => {
    const busy = [
      { start: instantAt('2026-06-16', 600, zone), end: instantAt('2026-06-16', 660, zone) },
    ];
    const slots = times('2026-06-16', [plan(everyDay(540, 750), busy)]);
    expect(slots.map(({ time }) => time)).toEqual(['09:00', '11:00', '11:30']);
  });

  test('a long closure that began earlier hides everything inside it', () => {
    const at = (minutes: number) => instantAt('2026-06-16', minutes, zone);
    const busy = [
      { start: at(0), end: at(1440) },
      { start: at(600), end: at(630) },
    ];
    expect(times('2026-06-16', [plan(everyDay(540, 1080), busy)])).toEqual([]);
  });

  test('a slot is free as long as one resource is', () => {
    const taken = {
      start: instantAt('2026-06-16', 540, zone),
      end: instantAt('2026-06-16', 600, zone),
    };
    const [first] = times('2026-06-16', [
      plan(everyDay(540, 600), [taken]),
      { ...plan(everyDay(540, 600)), resource: 'bay/2' },
    ]);
    expect(first?.free).toEqual([{ resource: 'bay/2', expertId: null }]);
  });

  test.each(['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'])(
    'opening hours by day give the same times on %s, clock change or not',
    (date) => {
      const slots = times(date, [plan(everyDay(540, 720))]);
      expect(slots.map(({ time }) => time)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
      for (const slot of slots) {
        expect(wallClock(slot.start, zone)).toEqual({ date, time: slot.time });
        expect(slot.end - slot.start).toBe(3_600_000);
      }
    },
  );

  test('the hour that spring skips is never offered', () => {
    const slots = times('2026-03-29', [plan(everyDay(0, 240))], 30);
    expect(slots.map(({ time }) => time)).toEqual([
      '00:00',
      '00:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });

  test('the hour that autumn repeats is offered once, the first time', () => {
    const slots = times('2026-10-25', [plan(everyDay(0, 180))], 30);
    expect(slots.map(({ time }) => time)).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '02:00',
      '02:30',
    ]);
    expect(new Date(slots[2]?.start ?? 0).toISOString()).toBe('2026-10-25T00:00:00.000Z');
  });
});

test('mornings, afternoons or both are kept [BKG-43] [BKG-44]', () => {
  const slots = [{ time: '09:00' }, { time: '12:30' }, { time: '13:00' }];
  expect(splitByHalf(slots, 1)).toEqual({ morning: ['09:00', '12:30'], afternoon: [] });
  expect(splitByHalf(slots, 2)).toEqual({ morning: [], afternoon: ['13:00'] });
  expect(splitByHalf(slots, 3)).toEqual({ morning: ['09:00', '12:30'], afternoon: ['13:00'] });
});
