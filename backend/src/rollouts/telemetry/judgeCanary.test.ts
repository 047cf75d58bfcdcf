import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoadCount } from './countLoads.ts';
import { healthyRate, judgeCanary, USUAL_RATE } from './judgeCanary.ts';

/** Mulberry32: the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbers(20_261_121);

function sample(loads: number, rate: number): LoadCount {
  let failures = 0;
  for (let load = 0; load < loads; load += 1) if (random() < rate) failures += 1;
  return { loads, failures };
}

/** After how many loads a canary is halted, looked at after each; null when it never is. */
function haltedAfter(rate: number, most: number, baseline: LoadCount): number | null {
  let failures = 0;
  for (let loads = 1; loads <= most; loads += 1) {
    if (random() < rate) failures += 1;
    if (judgeCanary({ loads, failures }, baseline).halt) return loads;
  }
  return null;
}

/** The part of `count` canaries that are halted; each has a baseline of its own, as far as it was measured. */
function halted(
  count: number,
  canary: { rate: number; loads: number },
  baseline: { rate: number; loads: number },
): number {
  let found = 0;
  for (let index = 0; index < count; index += 1) {
    const measured = sample(baseline.loads, baseline.rate);
    if (haltedAfter(canary.rate, canary.loads, measured) !== null) found += 1;
  }
  return found / count;
}

describe('judgeCanary', () => {
  test.each([
    [0.001, 1000],
    [0.005, 1000],
    [0.005, 10_000],
    [0.01, 2000],
    [0.02, 5000],
  ])(
    'halts fewer than 1 of 1000 healthy canaries (rate %s, baseline of %s loads)',
    (rate, loads) => {
      expect(halted(2000, { rate, loads: 1500 }, { rate, loads })).toBeLessThan(1 / 1000);
    },
  );

  test('catches a failure rate of 5 % within 400 loads, most often within 150', () => {
    const baseline = { loads: 5000, failures: 10 };
    const times = Array.from({ length: 1000 }, () => haltedAfter(0.05, 400, baseline));
    expect(times.filter((time) => time === null).length).toBeLessThan(20);
    const soon = times.filter((time) => time !== null && time <= 150);
    expect(soon.length).toBeGreaterThan(700);
  });

  test('catches it in a portal that never measured anything, too', () => {
    expect(halted(500, { rate: 0.05, loads: 400 }, { rate: 0, loads: 0 })).toBeGreaterThan(0.97);
  });

  test('halts a release that nobody can load after a few loads, but never after three', () => {
    const baseline = { loads: 5000, failures: 10 };
    expect(haltedAfter(1, 400, baseline)).toBeLessThanOrEqual(5);
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 }), (loads, failures) => {
        const known = { loads, failures: Math.min(loads, failures) };
        expect(judgeCanary({ loads: 3, failures: 3 }, known).halt).toBe(false);
      }),
    );
  });

  test('more failures never make it look better, more successes never worse', () => {
    const count = fc.nat({ max: 5000 });
    fc.assert(
      fc.property(count, count, count, fc.nat({ max: 100 }), (successes, failures, more, bad) => {
        const baseline = { loads: 2000, failures: bad };
        const judge = (good: number, failed: number) =>
          judgeCanary({ loads: good + failed, failures: failed }, baseline).halt;
        if (judge(successes, failures)) expect(judge(successes, failures + more)).toBe(true);
        if (!judge(successes, failures)) expect(judge(successes + more, failures)).toBe(false);
      }),
    );
  });

  test('a baseline counts as healthy on the safe side, and never as perfect', () => {
    expect(healthyRate({ loads: 0, failures: 0 })).toBe(USUAL_RATE);
    expect(healthyRate({ loads: 10_000, failures: 0 })).toBe(USUAL_RATE);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        (loads, rate) => {
          const failures = Math.floor(loads * rate);
          expect(healthyRate({ loads, failures })).toBeGreaterThanOrEqual(failures / loads);
        },
      ),
    );
  });
});
