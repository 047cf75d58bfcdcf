import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MinuteLoads } from './followLoads.ts';
import { judgeSlowViews } from './judgeSlowViews.ts';
import { seededNumbers } from './seededNumbers.ts';

const random = seededNumbers(20_261_201);

/** How often views are slow at each provider, and how many of the others there are for each of the canary. */
interface History {
  canary: readonly number[];
  control: readonly number[];
  beside: number;
  views: number;
  given?: readonly string[];
}

/** Views of the canary in a minute. */
const EACH_MINUTE = 5;

/** After how many views of the canary it is called slower, looked at every twenty minutes; Infinity when it never is. */
function calledSlower({ canary, control, beside, views, given = [] }: History): number {
  const rows: MinuteLoads[] = [];
  const count = (loads: number, rate: number) =>
    Array.from({ length: loads }, random).filter((chance) => chance < rate).length;
  for (let minute = 0; minute * EACH_MINUTE < views; minute += 1) {
    for (const [index, rate] of canary.entries()) {
      const share = Math.floor((EACH_MINUTE + ((minute + index) % canary.length)) / canary.length);
      const provider = `${index}.pt`;
      const row = (isCanary: boolean, loads: number, usual: number) =>
        loads > 0 &&
        rows.push({ minute, provider, isCanary, loads, failures: count(loads, usual) });
      row(true, share, rate);
      if (!given.includes(provider)) row(false, share * beside, control[index] ?? 0);
    }
    if (minute % 20 === 19 && judgeSlowViews(rows, given, minute).halt)
      return (minute + 1) * EACH_MINUTE;
  }
  return Infinity;
}

const times = (count: number, history: History) =>
  Array.from({ length: count }, () => calledSlower(history)).sort((one, other) => one - other);
const called = (found: readonly number[]) => found.filter(Number.isFinite);

test.each([
  ['few are slow', 0.02, 19],
  ['many are', 0.2, 3],
  ['half of them are', 0.5, 1],
])('an equal release is not called slower: %s [C-980]', (_, rate, beside) => {
  const history = { canary: [rate], control: [rate], beside, views: 1000 };
  expect(called(times(40, history))).toEqual([]);
});

test('one that is slow three times as often is called slower within 400 views, 95 times of 100 [C-980]', () => {
  for (const beside of [19, 3]) {
    const found = times(20, { canary: [0.3], control: [0.1], beside, views: 800 });
    expect(found[18]).toBeLessThanOrEqual(400);
  }
});

test('one that is twice as slow is found as well, later; a tenth more is left alone [C-980]', () => {
  const twice = times(20, { canary: [0.2], control: [0.1], beside: 19, views: 1500 });
  expect(called(twice).length).toBeGreaterThanOrEqual(19);
  const little = times(20, { canary: [0.22], control: [0.2], beside: 19, views: 1500 });
  expect(called(little)).toEqual([]);
});

test('providers that are slower than others say nothing of the release, nor one that has nothing else [C-980]', () => {
  const control = [0.05, 0.6, 0.2];
  const alike = { canary: control, control, beside: 4, views: 900 };
  expect(called(times(20, alike))).toEqual([]);
  expect(called(times(20, { ...alike, given: ['1.pt'] }))).toEqual([]);
});

test('few views say nothing, whatever they are, nor do those that have nothing beside them [C-980]', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), fc.nat({ max: 5000 }), (canary, control) => {
      const row = (isCanary: boolean, loads: number, failures: number) => ({
        ...{ minute: 0, provider: 'a.pt', isCanary, loads, failures },
      });
      const rows = [row(true, canary, canary), row(false, control, 0)];
      expect(judgeSlowViews(rows, [], 30).halt).toBe(false);
      expect(judgeSlowViews([row(true, control, control)], [], 30).halt).toBe(false);
    }),
  );
});
