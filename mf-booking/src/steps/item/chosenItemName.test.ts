import { expect, test } from 'vitest';
import { NEW_ITEM, startBooking } from '../../booking/bookingState.ts';
import { chosenItemName } from './chosenItemName.ts';

const nothing = startBooking({ today: '2026-07-14', isLite: false, supportsItems: true });
const today = '2026-07-14';
const born = {
  ...{ name: 'born', label: 'Nascimento', type: 'birthday', length: 255, position: 1 },
  ...{ required: false, identifier: false, values: [] },
};
const provider = { itemFields: [born], itemTitleTemplate: '{brand} {model} {born}' };

test('an item that is added with the booking is named by the template of the provider, a birthday as age [CFG-07] [ITM-18]', () => {
  const newItem = { brand: 'Peugeot', model: '308 SW', plate: '72-ZB-16' };
  const booking = { ...nothing, itemId: NEW_ITEM, newItem };
  expect(chosenItemName(booking, provider, today)).toBe('Peugeot 308 SW');
  const pet = { ...booking, newItem: { brand: 'Bobi', born: '2024-07-14' } };
  expect(chosenItemName(pet, provider, today)).toBe('Bobi 2 anos');
  expect(chosenItemName({ ...booking, newItem: {} }, provider, today)).toBeNull();
});

test('one of the list is called what the list calls it, none has no name', () => {
  const booking = { ...nothing, itemId: 'item-1', itemName: 'Renault Mégane' };
  expect(chosenItemName(booking, provider, today)).toBe('Renault Mégane');
  expect(chosenItemName(nothing, provider, today)).toBeNull();
});
