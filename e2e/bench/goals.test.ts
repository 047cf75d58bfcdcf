import { expect, test } from 'vitest';
import { readGoals } from './goals.ts';
import type { Sample } from './measureHome.ts';
import type { BenchResult } from './results.ts';

function sample(content: number): Sample {
  return {
    content,
    shellPaint: 1,
    firstPaint: 1,
    layoutShift: 0,
    hops: 2,
    requests: 5,
    bytes: { JavaScript: 100 * 1024 },
  };
}

function result(federated: number[], bundle: number[]): BenchResult {
  const samples = { federated: federated.map(sample), bundle: bundle.map(sample) };
  return {
    measuredAt: '2026-01-01T00:00:00Z',
    runs: federated.length,
    conditions: [
      { condition: 'slow', samples },
      { condition: 'quick', samples },
    ],
    entries: { 'mf-services': 6000, 'mf-booking': 8000 },
    navigation: { federated: [50, 60, 70], bundle: [40, 50, 60] },
  };
}

test('the ratio is taken pair by pair, so a slow pair slows both sides', () => {
  const goals = readGoals(result([110, 1100, 220], [100, 1000, 200]));
  const ratio = goals.find(({ name }) => name.includes('slow (first version)'));
  expect(ratio).toMatchObject({ value: 1.1, goal: 1.25, met: true });
});

test('a goal that is missed says so', () => {
  const goals = readGoals(result([130, 130, 130], [100, 100, 100]));
  expect(goals.find(({ name }) => name.includes('slow (first version)'))?.met).toBe(false);
  expect(goals.find(({ name }) => name.startsWith('largest remote entry'))?.met).toBe(false);
});
