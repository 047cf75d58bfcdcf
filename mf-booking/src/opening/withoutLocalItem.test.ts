import { expect, test } from 'vitest';
import { bookingRequest } from '../booking/bookingRequest.ts';
import { NEW_ITEM, startBooking } from '../booking/bookingState.ts';
import { fullSearch, withoutLocalItem } from './withoutLocalItem.ts';

const item = {
  id: 'int1',
  fo_id: null,
  title: 'Renault Clio',
  subtitle: 'AA-11-BB',
  photo: null,
  image: null,
  read_specs: [],
  edit_specs: [],
  specs: { brand: 'Renault', model: 'Clio', plate: 'AA-11-BB' },
};
const bookingFor = (itemId: string | null) =>
  startBooking({ today: '2026-06-15', isLite: true, supportsItems: true, itemId });

test('an item of this device goes along as a new one [APT-07] [C-203] [LITE-11] [ITM-24]', () => {
  const handed = withoutLocalItem(bookingFor('int1'), [item]);
  expect(handed.itemId).toBe(NEW_ITEM);
  expect(handed.newItem).toEqual(item.specs);
  expect(withoutLocalItem(bookingFor('int9'), [item]).itemId).toBeNull();
});

test('an appointment with an item of this device is sent without any id of the item [APT-07]', () => {
  const handed = withoutLocalItem(bookingFor('int1'), [{ ...item, fo_id: '9' }]);
  const sent = bookingRequest(handed, { draft: null, itemId: handed.itemId });
  expect(sent.item_id).toBeNull();
  expect(Object.keys(sent)).not.toContain('item_fo_id');
  expect(JSON.stringify(sent)).not.toContain('int1');
});

test('an item that is still to be added stays what was typed', () => {
  const typed = { ...bookingFor(NEW_ITEM), newItem: { plate: 'AA-11-BB' } };
  expect(withoutLocalItem(typed, [])).toBe(typed);
});

test('the account’s wizard opens at the same step, without the link [C-03]', () => {
  expect(fullSearch('?token_cal=k&passo=3&details=abc')).toBe('?passo=3&details=abc');
  expect(fullSearch('?token=k')).toBe('');
});
