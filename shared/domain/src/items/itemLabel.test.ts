import { expect, test } from 'vitest';
import { ICON_SETS, iconSet } from './iconSet.ts';
import { isPatientVertical } from './isPatientVertical.ts';
import { VERTICALS } from './verticals.ts';
import { itemLabel, itemLabelPlural } from './itemLabel.ts';

test('without a label an item is an Item [CFG-02]', () => {
  expect(itemLabel('Viatura')).toBe('Viatura');
  expect([undefined, null, '', '  '].map(itemLabel)).toEqual(['Item', 'Item', 'Item', 'Item']);
});

test('the plural appends s unless it is given [SID-03] [CFG-02]', () => {
  expect(itemLabelPlural('Viatura')).toBe('Viaturas');
  expect(itemLabelPlural('Animal', 'Animais')).toBe('Animais');
  expect(itemLabelPlural(undefined)).toBe('Items');
});

test('all verticals but auto and tech are patient-type [CFG-05]', () => {
  expect(VERTICALS.filter(isPatientVertical).sort()).toEqual([
    'ACCOUNTING',
    'BARBERSHOP',
    'EQUESTRIAN',
    'HEALTH',
    'NUTRITION',
    'PHYSIO',
    'PSYCHO',
    'WELLBEING',
  ]);
  expect(isPatientVertical('physio')).toBe(true);
  expect(isPatientVertical('OTHER')).toBe(false);
});

test('the icon set is AUTO, TECH or DEFAULT, and DEFAULT without one [CFG-03] [CFG-12]', () => {
  expect(ICON_SETS.map(iconSet)).toEqual(['AUTO', 'TECH', 'DEFAULT']);
  expect([undefined, null, '', 'toString', 'auto'].map(iconSet)).toEqual(
    Array.from({ length: 5 }, () => 'DEFAULT'),
  );
});

test('the verticals are those of the specification [CFG-01]', () => {
  expect(VERTICALS.map((vertical) => vertical.toLowerCase()).sort()).toEqual(
    'accounting auto barbershop equestrian health nutrition physio psycho tech wellbeing'.split(
      ' ',
    ),
  );
});
