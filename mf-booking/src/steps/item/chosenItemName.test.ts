import { expect, test } from 'vitest';
import { NEW_ITEM, startBooking } from '../../booking/bookingState.ts';
import { chosenItemName } from './chosenItemName.ts';

const nothing = startBooking({ today: '2026-07-14', isLite: false, supportsItems: true });
const template = '{brand} {model}';

test('an item that is added with the booking is named by the template of the provider [CFG-07]', () => {
  const newItem = { brand: 'Peugeot', model: '308 SW', plate: '72-ZB-16' };
  const booking = { ...nothing, itemId: NEW_ITEM, newItem };
  expect(chosenItemName(booking, template)).toBe('Peugeot 308 SW');
  expect(chosenItemName({ ...booking, newItem: {} }, template)).toBeNull();
});

test('one of the list is called what the list calls it, none has no name', () => {
  const booking = { ...nothing, itemId: 'item-1', itemName: 'Renault Mégane' };
  expect(chosenItemName(booking, template)).toBe('Renault Mégane');
  expect(chosenItemName(nothing, template)).toBeNull();
});
