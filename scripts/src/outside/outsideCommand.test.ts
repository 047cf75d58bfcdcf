import { expect, test } from 'vitest';
import { readOutsideCommand } from './outsideCommand.ts';

test('reads what is asked for, with dist where no folder is named', () => {
  expect(readOutsideCommand([])).toEqual({ kind: 'help' });
  expect(readOutsideCommand(['check'])).toEqual({ kind: 'check', folder: 'dist' });
  expect(readOutsideCommand(['release', 'out', '--notes', 'Novo'])).toEqual({
    kind: 'release',
    folder: 'out',
    notes: 'Novo',
  });
  const rollout = ['set', 'mf-points', '1.0.0', '--everyone', '--reason', 'Pronto'];
  expect(readOutsideCommand(['rollout', ...rollout])).toEqual({ kind: 'rollout', args: rollout });
});

test.each([
  [['publish'], '"publish" is no command'],
  [['check', 'dist', 'more'], 'What is "more"?'],
  [['check', '--provider', 'a'], "Unknown option '--provider'"],
])('refuses %j', (args, words) => {
  expect(() => readOutsideCommand(args)).toThrow(words);
});
