import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anyText.testing.ts';
import { bareId, isAppointmentId, isLocalItemId, isWorkId, itemFoIdToSend } from './ids.ts';
import { isDeletionHelpPath, isLitePath } from './litePath.ts';
import { readToastState } from './toastState.ts';

test('S- names an appointment, A- a work, and the prefix is stripped [APT-08]', () => {
  expect([
    isAppointmentId('S-12'),
    isWorkId('A-12'),
    isAppointmentId('A-12'),
    isWorkId('12'),
  ]).toEqual([true, true, false, false]);
  expect(['S-12', 'A-12', '12', 's-12'].map(bareId)).toEqual(['12', '12', '12', 's-12']);
});

test('an item id starting with int is local and sent without item_fo_id [APT-07] [ITM-24]', () => {
  expect(isLocalItemId('int7')).toBe(true);
  expect(isLocalItemId('paint7')).toBe(false);
  expect(itemFoIdToSend({ id: 'int7', fo_id: '9' })).toBeUndefined();
  expect(itemFoIdToSend({ id: '7', fo_id: '9' })).toBe('9');
  expect(itemFoIdToSend({ id: '7', fo_id: null })).toBeUndefined();
});

test('a lite page is one whose first segment ends in -lite [SHL-09]', () => {
  expect(
    ['/services-lite', '/schedule-lite/12', 'services-lite?token=1', '/service-details-lite#x'].map(
      isLitePath,
    ),
  ).toEqual([true, true, true, true]);
  expect(
    ['/services', '/schedule/12-lite', '/', '', '/services-liter', '/a?b=-lite'].map(isLitePath),
  ).toEqual([false, false, false, false, false, false]);
  fc.assert(
    fc.property(anyText, (path) => typeof isLitePath(path) === 'boolean'),
    { seed: 20240624, numRuns: 500 },
  );
});

test('the deletion help is recognised by the end of the path', () => {
  expect(
    ['/help-delete-account', '/help-delete-account/', '/help-delete-account?x=1'].map(
      isDeletionHelpPath,
    ),
  ).toEqual([true, true, true]);
  expect(isDeletionHelpPath('/services?x=/help-delete-account')).toBe(false);
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
