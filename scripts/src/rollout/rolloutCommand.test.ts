import { expect, test } from 'vitest';
import { readRolloutCommand } from './rolloutCommand.ts';

test('a command that there is not is named, before anything else is asked for', () => {
  expect(() => readRolloutCommand(['sett', 'mf-loyalty'])).toThrow('"sett" is no command.');
});

test('a word too many is refused instead of left unread', () => {
  expect(() =>
    readRolloutCommand(['promote', 'mf-loyalty', '1.0.0', '1.1.0', '--reason', 'For all']),
  ).toThrow('What is "1.1.0"? Nothing was changed.');
});

test('an option that there is not is refused with the usage', () => {
  expect(() => readRolloutCommand(['show', '--all'])).toThrow(/Unknown option '--all'/);
});
