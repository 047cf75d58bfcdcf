import { expect, test } from 'vitest';
import { byPosition } from './byPosition.ts';

test('services of one position stand in the order in which people count', () => {
  const listed = ['Pack 10', 'Pack 2', 'Óleo', 'Zebra', 'Pack 1'].map((name) => ({
    name,
    position: name === 'Zebra' ? 0 : 1,
  }));
  expect(listed.toSorted(byPosition).map(({ name }) => name)).toEqual([
    'Zebra',
    'Óleo',
    'Pack 1',
    'Pack 2',
    'Pack 10',
  ]);
});
