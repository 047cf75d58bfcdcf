import { expect, test } from 'vitest';
import { keepLinks } from './copyDocs.ts';

test('a page keeps the links that lead somewhere where it is read', () => {
  const pages = new Set(['contract.md', 'codes/README.md', 'codes/BUS-FLOOD.md']);
  const text =
    '[flood](codes/BUS-FLOOD.md#why), [speed](speed.md), [below](#end), [web](https://a.example)';
  expect(keepLinks(text, 'contract.md', pages)).toBe(
    '[flood](codes/BUS-FLOOD.md#why), speed, [below](#end), [web](https://a.example)',
  );
  expect(keepLinks('[contract](../contract.md) [x](../speed.md)', 'codes/README.md', pages)).toBe(
    '[contract](../contract.md) x',
  );
});
