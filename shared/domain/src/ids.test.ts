import { expect, test } from 'vitest';
import { bareId, isAppointmentId, isLocalItemId, itemFoIdToSend } from './ids.ts';
import { readToastState } from './toastState.ts';

test('S- names an appointment, and the prefix of an id is stripped [APT-08]', () => {
  expect(['S-12', 'A-12', '12', 's-12'].map(isAppointmentId)).toEqual([true, false, false, false]);
  expect(['S-12', 'A-12', '12', 's-12'].map(bareId)).toEqual(['12', '12', '12', 's-12']);
});

test('an item id starting with int is local and sent without item_fo_id [APT-07] [ITM-24]', () => {
  expect(isLocalItemId('int7')).toBe(true);
  expect(isLocalItemId('paint7')).toBe(false);
  expect(itemFoIdToSend({ id: 'int7', fo_id: '9' })).toBeUndefined();
  expect(itemFoIdToSend({ id: '7', fo_id: '9' })).toBe('9');
  expect(itemFoIdToSend({ id: '7', fo_id: null })).toBeUndefined();
});

test('EXPANDED and IGNORE are unread, anything else is read [DET-44]', () => {
  expect(['EXPANDED', 'IGNORE', 'READ', '', null, undefined].map(readToastState)).toEqual([
    'unreadOpen',
    'unreadBadge',
    'read',
    'read',
    'read',
    'read',
  ]);
});
