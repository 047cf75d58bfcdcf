import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeletionHelpPath, isLitePath } from './paths.ts';

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
    fc.property(fc.string({ unit: 'binary' }), (path) => typeof isLitePath(path) === 'boolean'),
  );
});

test('the deletion help is recognised by the end of the path [SHL-22] [SHL-42]', () => {
  expect(
    [
      'help-delete-account',
      '/help-delete-account',
      '/help-delete-account/',
      '/help-delete-account?x=1',
      '/pt/help-delete-account',
    ].map(isDeletionHelpPath),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      '/services?x=/help-delete-account',
      '/no-help-delete-account',
      '/help-delete-accounts',
      '/help-delete-account/services',
    ].map(isDeletionHelpPath),
  ).toEqual([false, false, false, false]);
});
