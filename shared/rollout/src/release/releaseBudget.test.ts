import type { Release } from '@portal/contract/release';
import { expect, test } from 'vitest';
import { notedWeights, overBudget } from './releaseBudget.ts';

const KB = 1024;
/** A release of one page with these files, of which the build noted these kilobytes. */
function release(kilobytes: Record<string, number>, changes: Partial<Release> = {}): Release {
  return {
    name: 'mf-loyalty',
    version: '1.0.0',
    contract: '^1.0.0',
    pages: [
      { name: 'points', path: '/points', title: 'Pontos', modes: ['full'], layout: 'standard' },
    ],
    panels: [],
    federationName: 'mf_loyalty_1_0_0',
    base: '/assets/mf-loyalty/',
    entry: 'entry.js',
    scripts: ['always.js'],
    styles: [],
    views: { 'page-points': { scripts: ['points.js'], styles: ['points.css'] } },
    files: Object.entries(kilobytes).map(([path, size]) => ({
      path,
      integrity: '',
      bytes: size * KB,
      brotliBytes: size * KB,
    })),
    ...changes,
  };
}
const ask = (made: Release) => overBudget(made, notedWeights(made));
const within = { 'entry.js': 8, 'always.js': 16, 'points.js': 32, 'points.css': 8 };

test('entry and pages have a budget, and what the release says of its own size counts for nothing', () => {
  expect(ask(release(within))).toEqual([]);
  expect(ask(release({ ...within, 'entry.js': 9, 'points.css': 7 }))).toEqual([
    'the entry weighs 9.0 KB, the budget is 8.0 KB',
  ]);
  expect(ask(release({ ...within, 'points.css': 9 }))).toEqual([
    'page-points weighs 65.0 KB, the budget is 64.0 KB',
  ]);
  expect(overBudget(release(within), new Map([['points.js', 4096 * KB]]))).toEqual([
    'page-points weighs 4096.0 KB, the budget is 64.0 KB',
  ]);
});

test('a page of which no files are named has the budget, too, and no file that comes later weighs more', () => {
  const unnamed = { views: {} };
  expect(ask(release(within, unnamed))).toEqual([]);
  expect(ask(release({ ...within, 'always.js': 57 }, unnamed))).toEqual([
    'page-points weighs 65.0 KB, the budget is 64.0 KB',
  ]);
  const panel: Release['panels'][number] = {
    name: 'points',
    title: 'Pontos',
    modes: ['full'],
    side: 'end',
    size: 'medium',
  };
  expect(
    ask(release({ ...within, 'always.js': 57 }, { ...unnamed, pages: [], panels: [panel] })),
  ).toEqual(['panel-points weighs 65.0 KB, the budget is 64.0 KB']);
  expect(ask(release({ ...within, 'later.js': 64 }))).toEqual([]);
  expect(ask(release({ ...within, 'later.js': 65, 'map.png': 900 }))).toEqual([
    'later.js weighs 65.0 KB, the budget is 64.0 KB',
  ]);
});
