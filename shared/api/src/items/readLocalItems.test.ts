// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addLocalItem } from './addLocalItem.ts';
import { readLocalItems, removeLocalItem } from './readLocalItems.ts';

const today = '2026-06-15';
const titles = {
  itemFields: [{ name: 'born', type: 'birthday', required: false }],
  itemTitleTemplate: '{brand} {model}',
  itemSubtitleTemplate: '{plate}',
};
const clio = { brand: 'Renault', model: 'Clio', plate: 'AA-11-BB' };

afterEach(() => localStorage.clear());

test('items of a lite visit are kept under its key, with ids of their own [LITE-06] [ITM-24] [CFG-07]', () => {
  expect(addLocalItem(localStorage, 'liteItems:a', clio, titles, today)).toMatchObject({
    id: 'int1',
    title: 'Renault Clio',
    subtitle: 'AA-11-BB',
  });
  addLocalItem(localStorage, 'liteItems:a', { ...clio, model: 'Mégane' }, titles, today);
  expect(readLocalItems(localStorage, 'liteItems:a').map(({ id }) => id)).toEqual(['int1', 'int2']);
  expect(readLocalItems(localStorage, 'liteItems:b')).toEqual([]);
  removeLocalItem(localStorage, 'liteItems:a', 'int1');
  expect(addLocalItem(localStorage, 'liteItems:a', clio, titles, today).id).toBe('int3');
});

test('a birthday in a title is an age, and stays a date in the item [CFG-07] [ITM-18]', () => {
  const naming = { ...titles, itemTitleTemplate: '{name}, {born}' };
  const specs = { name: 'Bobi', born: '2024-06-16' };
  const item = addLocalItem(localStorage, 'liteItems:a', specs, naming, today);
  expect(item).toMatchObject({ title: 'Bobi, 1 ano', specs });
});

test('what cannot be read is no item', () => {
  localStorage.setItem('liteItems:a', '[{"id":1}]');
  expect(readLocalItems(localStorage, 'liteItems:a')).toEqual([]);
  localStorage.setItem('liteItems:a', 'broken');
  expect(readLocalItems(localStorage, 'liteItems:a')).toEqual([]);
});
