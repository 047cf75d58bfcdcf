import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsEvidence } from './oddsEvidence.ts';

const count = fc.integer({ min: 1, max: 40 });

/** Chance of `some` failures among so many, of all ways in which they may fall; small numbers only. */
function chance(canary: number, control: number, failures: number, some: number): number {
  const ways = (from: number, take: number): number => {
    let found = 1;
    for (let index = 0; index < take; index += 1) found = (found * (from - index)) / (index + 1);
    return found;
  };
  return (ways(canary, some) * ways(control, failures - some)) / ways(canary + control, failures);
}

describe('oddsEvidence', () => {
  test('is no evidence on average while both groups fail alike, however often they do', () => {
    fc.assert(
      fc.property(
        count,
        count,
        fc.nat(),
        fc.constantFrom(4, 10, 40),
        (canary, control, any, ratio) => {
          const failures = any % (canary + control + 1);
          let mean = 0;
          for (
            let some = Math.max(0, failures - control);
            some <= Math.min(canary, failures);
            some += 1
          ) {
            const groups = {
              canary: { loads: canary, failures: some },
              control: { loads: control, failures: failures - some },
            };
            mean += chance(canary, control, failures, some) * Math.exp(oddsEvidence(groups, ratio));
          }
          expect(mean).toBeCloseTo(1, 6);
        },
      ),
      { seed: 14 },
    );
  });

  test('an outage that hits both groups says nothing, one that hits the canary alone everything', () => {
    const all = (loads: number) => ({ loads, failures: loads });
    const none = (loads: number) => ({ loads, failures: 0 });
    expect(oddsEvidence({ canary: all(50), control: all(950) }, 10)).toBeCloseTo(0);
    expect(oddsEvidence({ canary: all(50), control: none(950) }, 10)).toBeGreaterThan(50);
    expect(oddsEvidence({ canary: none(50), control: all(950) }, 10)).toBeLessThan(-50);
  });

  test('can be reckoned for the loads of a large portal', () => {
    const canary = { loads: 50_000, failures: 4000 };
    const value = oddsEvidence({ canary, control: { loads: 900_000, failures: 9000 } }, 10);
    expect(value).toBeGreaterThan(1000);
    expect(Number.isFinite(value)).toBe(true);
  });
});
