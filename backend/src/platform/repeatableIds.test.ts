import { expect, test } from 'vitest';
import { newId } from './newId.ts';
import { withRepeatableIds } from './repeatableIds.ts';

const three = async () => [newId(), newId(), newId()];

test('the same seed gives the same identifiers, another seed and everything else gives others', async () => {
  const first = await withRepeatableIds('a', three);
  expect(await withRepeatableIds('a', three)).toEqual(first);
  const all = [first, await withRepeatableIds('b', three), await three(), await three()].flat();
  expect(new Set(all).size).toBe(all.length);
  for (const id of all) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
});
