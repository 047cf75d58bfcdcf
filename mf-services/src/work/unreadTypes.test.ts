import { expect, test } from 'vitest';
import { unreadTypes } from './unreadTypes.ts';

const read = {
  internal_obs: null,
  service_toast_state: 'READ',
  message_toast_state: null,
  payment_toast_state: '',
  allow_approve: false,
  allow_confirmation: false,
  show_has_internal_notes_icon: false,
};

test('EXPANDED and IGNORE are unread, each state under its type [DET-45]', () => {
  expect(unreadTypes(read)).toEqual([]);
  const unread = {
    ...read,
    service_toast_state: 'EXPANDED',
    message_toast_state: 'IGNORE',
    payment_toast_state: 'EXPANDED',
  };
  expect(unreadTypes(unread)).toEqual(['check', 'message', 'payment']);
  expect(
    unreadTypes({ ...unread, allow_approve: true, show_has_internal_notes_icon: true }),
  ).toEqual(['action', 'internal', 'payment']);
  // A note of the customer's own makes no message of the provider an internal one.
  const noted = { ...unread, show_has_internal_notes_icon: true, internal_obs: 'Pedir fatura.' };
  expect(unreadTypes(noted)).toEqual(['check', 'message', 'payment']);
  expect(unreadTypes({ ...unread, allow_confirmation: true })[0]).toBe('action');
});

test.each(['READ', 'expanded', '', null])('%j is read [DET-44]', (state) => {
  expect(unreadTypes({ ...read, message_toast_state: state })).toEqual([]);
});

test.each([
  ['service_toast_state', 'check'],
  ['message_toast_state', 'message'],
  ['payment_toast_state', 'payment'],
])('%s EXPANDED alone means unread [DET-44]', (state, type) => {
  expect(unreadTypes({ ...read, [state]: 'EXPANDED' })).toEqual([type]);
});
