// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addLocalItem, readLocalItems, removeLocalItem } from './readLocalItems.ts';

const titles = { itemTitleTemplate: '{brand} {model}', itemSubtitleTemplate: '{plate}' };
const clio = { brand: 'Renault', model: 'Clio', plate: 'AA-11-BB' };

afterEach(() => localStorage.clear());

test('items of a lite visit are kept under its key, with ids of their own [LITE-06] [ITM-24] [CFG-07]', () => {
  expect(addLocalItem(localStorage, 'liteItems:a', clio, titles)).toMatchObject({
    id: 'int1',
    title: 'Renault Clio',
    subtitle: 'AA-11-BB',
  });
  addLocalItem(localStorage, 'liteItems:a', { ...clio, model: 'Mégane' }, titles);
  expect(readLocalItems(localStorage, 'liteItems:a').map(({ id }) => id)).toEqual(['int1', 'int2']);
  expect(readLocalItems(localStorage, 'liteItems:b')).toEqual([]);
  removeLocalItem(localStorage, 'liteItems:a', 'int1');
  expect(addLocalItem(localStorage, 'liteItems:a', clio, titles).id).toBe('int3');
});

test('what cannot be read is no item', () => {
  localStorage.setItem('liteItems:a', '[{"id":1}]');
  expect(readLocalItems(localStorage, 'liteItems:a')).toEqual([]);
  localStorage.setItem('liteItems:a', 'broken');
  expect(readLocalItems(localStorage, 'liteItems:a')).toEqual([]);
});
