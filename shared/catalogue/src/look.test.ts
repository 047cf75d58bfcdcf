import { expect, test } from 'vitest';
import { lookAddress, readLook, type Look } from './look.ts';

test('what is not said, or said wrongly, is as usual', () => {
  const usual = readLook('');
  expect(usual).toMatchObject({ entry: '', state: 0, theme: 'light', width: '390', bare: false });
  expect(readLook('?theme=pink&brand=navy&width=12&text=x&state=-1')).toEqual(usual);
});

test('an address leads back to the look that it shows', () => {
  const look: Look = {
    entry: 'Button',
    state: 2,
    theme: 'dark',
    brand: '#f2681c',
    width: '320',
    text: '200',
    bare: true,
  };
  expect(readLook(lookAddress(look).slice(1))).toEqual(look);
});
