import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followLoads, NO_TESTS, type MinuteLoads } from './followLoads.ts';
import { isClearlyWorse, judgeCanary } from './judgeCanary.ts';
import { seededNumbers } from './seededNumbers.ts';
import { simulateCanary, type Rate, type SimulatedCanary } from './simulateCanary.ts';

const random = seededNumbers(20_261_123);
const always =
  (rate: number): Rate =>
  () =>
    rate;
const HEALTHY = 0.002;

/** After how many loads each of `count` canaries is halted, the soonest first; Infinity when it is not. */
function halts(count: number, canary: Partial<SimulatedCanary> & { canary: Rate }): number[] {
  const usual = { control: always(HEALTHY), beside: 19, most: 3000 };
  return Array.from(
    { length: count },
    () => simulateCanary({ ...usual, ...canary }, random) ?? Infinity,
  ).sort((one, other) => one - other);
}

const within = (found: readonly number[], part: number): number =>
  found[Math.ceil(found.length * part) - 1] ?? Infinity;

describe('a canary beside those who load what everyone has', () => {
  test.each([
    [HEALTHY, 19],
    [HEALTHY, 3],
    [0.005, 19],
    [0.02, 19],
  ])(
    'is not halted while both fail %s of their loads, %s of the others beside each',
    (rate, beside) => {
      const usual = { canary: always(rate), control: always(rate), beside, most: 5000 };
      expect(halts(100, usual).filter(Number.isFinite)).toEqual([]);
    },
  );

  test('that fails 2 % is halted within 1500 loads, 95 times of 100', () => {
    expect(within(halts(200, { canary: always(0.02) }), 0.95)).toBeLessThanOrEqual(1500);
    expect(within(halts(200, { canary: always(0.02), beside: 3 }), 0.95)).toBeLessThanOrEqual(1500);
  });

  test('that fails 10 % after 20 000 good loads is halted within 150 more, 95 times of 100', () => {
    const canary: Rate = (loads) => (loads < 20_000 ? HEALTHY : 0.1);
    const found = halts(40, { canary, most: 20_500 });
    expect(found[0]).toBeGreaterThan(20_000);
    expect(within(found, 0.95)).toBeLessThanOrEqual(20_150);
  });

  test('is not halted by an outage that hits both', () => {
    const outage: Rate = (loads) => (loads >= 500 && loads < 1500 ? 0.4 : HEALTHY);
    expect(halts(60, { canary: outage, control: outage }).filter(Number.isFinite)).toEqual([]);
  });

  test('that fails at one provider of twenty is halted for it', () => {
    const canary: Rate = (_, provider) => (provider === 7 ? 0.9 : HEALTHY);
    expect(within(halts(50, { canary, providers: 20 }), 1)).toBeLessThanOrEqual(300);
  });

  test('that nobody can load is halted after a few loads', () => {
    expect(within(halts(50, { canary: always(0.999) }), 1)).toBeLessThanOrEqual(10);
  });

  test('that fails less than some phones always do is left alone, whatever the others do', () => {
    const few = { canary: always(0.002), control: always(0.0001) };
    expect(halts(60, few).filter(Number.isFinite)).toEqual([]);
  });
});

const row = (
  minute: number,
  isCanary: boolean,
  loads: number,
  failures = 0,
  provider = 'a.pt',
): MinuteLoads => ({
  minute,
  provider,
  isCanary,
  loads,
  failures,
});
const judged = (rows: readonly MinuteLoads[], minute: number, given: string[] = []) =>
  judgeCanary(followLoads(NO_TESTS, rows, new Set(given)), minute);

describe('judgeCanary', () => {
  test('waits ten minutes for somebody to compare with, and then asks for far more failures', () => {
    const failing = [row(0, true, 10, 10)];
    expect(judged(failing, 3).halt).toBe(false);
    expect(judged(failing, 10).halt).toBe(true);
    expect(judged([row(0, true, 200, 10)], 30).halt).toBe(false);
    expect(judged([row(0, true, 200, 10), row(0, false, 4000, 8)], 1).halt).toBe(true);
  });

  test('three failures are never enough: they may all be those of one telephone', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (control) => {
        expect(judged([row(0, true, 3, 3), row(0, false, control)], 30).halt).toBe(false);
      }),
    );
    expect(judged([row(0, true, 4, 4), row(0, false, 1000)], 0).halt).toBe(true);
  });

  test('says at which provider it shows, and compares one that has only the canary with the others', () => {
    const loads = [row(0, true, 12, 12, 'b.pt'), row(0, true, 400), row(0, false, 8000, 200)];
    expect(judged(loads, 0)).toMatchObject({ halt: false });
    expect(judged(loads, 0, ['b.pt'])).toMatchObject({
      halt: true,
      provider: 'b.pt',
      groups: { canary: { loads: 12, failures: 12 }, control: { loads: 8000, failures: 200 } },
    });
  });

  test('is the same however often loads were read meanwhile', () => {
    const minutes = fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.nat(), (loads, cut) => {
        const rows = loads.flatMap(([canary, control], minute) => [
          row(minute, true, canary, canary % 3),
          row(minute, false, control, control % 2),
        ]);
        const at = 2 * (cut % (loads.length + 1));
        const first = followLoads(NO_TESTS, rows.slice(0, at), new Set());
        const twice = followLoads(first, rows.slice(at), new Set());
        expect(twice).toEqual(followLoads(NO_TESTS, rows, new Set()));
      }),
      { seed: 14 },
    );
  });
});

test('a group is clearly worse than another by the same measure', () => {
  const control = { loads: 4000, failures: 4 };
  expect(isClearlyWorse({ canary: { loads: 400, failures: 40 }, control })).toBe(true);
  expect(isClearlyWorse({ canary: { loads: 400, failures: 1 }, control })).toBe(false);
});
