import { expect, test } from 'vitest';
import { manifestTitle } from './manifestTitle.ts';

test('titles take the provider’s word for items [SHL-02] [CFG-02]', () => {
  const provider = { itemLabel: 'Viatura', itemLabelPlural: 'Viaturas' };
  expect(manifestTitle('{item}', provider)).toBe('Viatura');
  expect(manifestTitle('As suas {items}', provider)).toBe('As suas Viaturas');
});
