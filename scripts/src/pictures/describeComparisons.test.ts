import { expect, test } from 'vitest';
import { describeComparisons } from './describeComparisons.ts';

test('what moved, is new or is gone is listed, the most changed first, and never as nothing', () => {
  const compared = new Map([
    ['page-client-data.light.390', { outcome: 'moved', share: 0.0004 }],
    ['page-client-data.dark.390', { outcome: 'same', share: 0.00001 }],
    ['panel-bell.dark.1280', { outcome: 'moved', share: 0.0236 }],
    ['page-old.light.390', { outcome: 'removed', share: 1 }],
    ['page-new.light.390', { outcome: 'added', share: 1 }],
  ] as const);
  expect(describeComparisons(compared)).toEqual([
    '  page old, light, 390 px wide: is gone',
    '  page new, light, 390 px wide: is new',
    '  panel bell, dark, 1280 px wide: 2.4 % moved',
    '  page client-data, light, 390 px wide: less than 0.1 % moved',
  ]);
});
