import { expect, test } from 'vitest';
import { currentFirst } from './currentFirst.ts';

test('the provider of the current domain is listed first [PRV-02]', () => {
  const list = [{ domain: 'lima.pt' }, { domain: 'mirante.pt' }, { domain: 'bitfixe.pt' }];
  expect(currentFirst(list, 'mirante.pt').map(({ domain }) => domain)).toEqual([
    'mirante.pt',
    'lima.pt',
    'bitfixe.pt',
  ]);
  expect(currentFirst(list, 'other.pt')).toEqual(list);
});
