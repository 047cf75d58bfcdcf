import { expect, test } from 'vitest';
import { readManifests } from './new-remote/readManifests.ts';
import { root } from './packages.ts';

test('without a login there are sign-up, login, what their messages lead to and the help to delete an account, and no panel [PRO-19] [SHL-19]', () => {
  const open = readManifests(root).flatMap(({ pages, panels }) =>
    [...pages, ...panels].filter(({ modes }) => modes.includes('visitor')),
  );
  expect(open.map(({ name }) => name)).toEqual([
    'login',
    'register',
    'confirm-email',
    'not-me',
    'delete-help',
  ]);
});
