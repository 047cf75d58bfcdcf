import { expect, test } from 'vitest';
import { titleOf } from './titleOf.ts';

const field = (name: string) => ({
  ...{ type: 'text' as const, name, label: name, position: 1 },
  ...{ required: false, identifier: false, values: [] },
});

test('items are named by a field that is still asked for [SET-12] [C-807]', () => {
  expect(titleOf('{brand} {model}', [field('plate'), field('model')])).toBe('{brand} {model}');
  expect(titleOf('{brand} {model}', [field('plate'), field('year')])).toBe('{plate}');
  expect(titleOf('{brand}', [])).toBe('{brand}');
});
