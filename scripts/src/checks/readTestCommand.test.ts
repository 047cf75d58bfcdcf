import { expect, test } from 'vitest';
import { readTestCommand } from './readTestCommand.ts';

const packages = [{ path: 'host' }, { path: 'mf-booking' }, { path: 'shared/ui' }];

test('without a name everything is tested', () => {
  expect(readTestCommand([], packages)).toEqual({ kind: 'everything' });
});

test('a package is named by its folder, as shells complete it', () => {
  expect(readTestCommand(['mf-booking'], packages)).toEqual({
    kind: 'package',
    checked: { path: 'mf-booking' },
  });
  expect(readTestCommand(['shared/ui/'], packages)).toMatchObject({
    checked: { path: 'shared/ui' },
  });
});

test('a name that no package has is answered with those that exist', () => {
  expect(() => readTestCommand(['booking'], packages)).toThrow(
    'There is no package booking. There are: host, mf-booking, shared/ui.',
  );
  expect(() => readTestCommand([''], packages)).toThrow('There are: host');
});

test('two packages and options are refused with how it is used', () => {
  expect(() => readTestCommand(['host', 'mf-booking'], packages)).toThrow(
    'One at a time: what is "mf-booking"?',
  );
  expect(() => readTestCommand(['--fast'], packages)).toThrow(
    'Usage: npm test [-- <package> | --changed <commit>]',
  );
});

test('what changed since a commit is asked for instead of a package', () => {
  expect(readTestCommand(['--changed', 'main'], packages)).toEqual({
    kind: 'changed',
    since: 'main',
  });
  expect(() => readTestCommand(['--changed', 'main', 'host'], packages)).toThrow('what is "host"?');
  expect(() => readTestCommand(['--changed='], packages)).toThrow('Since which commit?');
});
