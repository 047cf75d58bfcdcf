import { expect, test } from 'vitest';
import { describeResult } from './describeResult.ts';
import { readGoals } from './goals.ts';
import type { Sample } from './starts/measureStart.ts';
import type { BenchResult } from './results.ts';

function sample(content: number): Sample {
  return {
    content,
    handled: 1,
    shellPaint: 1,
    firstPaint: 1,
    layoutShift: 0,
    moved: [],
    requests: 5,
    bytes: { JavaScript: 100 * 1024 },
  };
}

function result(federated: number[], bundle: number[]): BenchResult {
  const samples = { federated: federated.map(sample), bundle: bundle.map(sample) };
  const hops = { beforeData: 3, beforeContent: 4 };
  return {
    failed: [],
    measuredAt: '2026-01-01T00:00:00Z',
    runs: federated.length,
    starts: [{ start: 'home', title: 'Home', condition: 'slow', samples }],
    hops: [{ start: 'lite', title: 'Lite', hops: { federated: hops, bundle: hops } }],
    entries: { 'mf-services': 6000, 'mf-booking': 8000 },
    intent: { federated: [50, 60, 70], bundle: [40, 50, 60] },
    repeat: null,
    quiet: null,
  };
}

test('the ratio is taken pair by pair, so a slow pair slows both sides', () => {
  const goals = readGoals(result([104, 1040, 208], [100, 1000, 200]));
  const ratio = goals.find(({ name }) => name.includes('home, slow'));
  expect(ratio).toMatchObject({ value: 1.04, goal: 1.05, met: true });
});

test('a login that is drawn in its document has a goal of its own', () => {
  const drawn = result([34, 36, 34], [100, 100, 100]);
  const [home] = drawn.starts;
  if (!home) throw new Error('There is no start.');
  const goals = readGoals({ ...drawn, starts: [{ ...home, start: 'login' }] });
  expect(goals.find(({ name }) => name.includes('login'))).toMatchObject({ goal: 0.35, met: true });
});

test('documents that are drawn for one visitor are judged by a core of the edge, and all that they cost is told', () => {
  const measured = (edge: number): BenchResult => ({
    ...result([1], [1]),
    documents: { drawn: 200, asked: 220, edge, service: 1, programs: 9 },
  });
  const isMet = (edge: number) =>
    readGoals(measured(edge)).find(({ name }) => name.startsWith('processor'))?.met;
  expect([isMet(16), isMet(17)]).toEqual([true, false]);
  const told = describeResult(measured(10)).replace(/ +/g, ' ');
  expect(told).toContain(' edge 10.0 100\n edge, service and programs 20.0 50\n');
});

test('a goal that is missed says so', () => {
  const goals = readGoals(result([130, 130, 130], [100, 100, 100]));
  const isMet = (start: string) => goals.find(({ name }) => name.startsWith(start))?.met;
  expect(isMet('federated ÷ bundle, home')).toBe(false);
  expect(isMet('largest remote entry')).toBe(false);
  expect(isMet('dependent hops before the own data, lite')).toBe(false);
  expect(isMet('page of another remote')).toBe(true);
});

test('what was not measured has no goal', () => {
  const goals = readGoals({ ...result([1], [1]), starts: [], intent: null });
  expect(goals.map(({ name }) => name)).toEqual([
    'dependent hops before the own data, lite',
    'largest remote entry, brotli',
  ]);
});
