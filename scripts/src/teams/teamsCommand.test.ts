import { expect, test } from 'vitest';
import { readTeamsCommand } from './teamsCommand.ts';

test('what a team owns is said with all of its remotes', () => {
  expect(readTeamsCommand(['set', 'Points', 'mf-points', 'mf-shop', '--by', 'Ana'])).toEqual({
    kind: 'set',
    team: 'Points',
    remotes: ['mf-points', 'mf-shop'],
    by: 'Ana',
  });
});

test.each([
  [['sett', 'Points'], '"sett" is no command.'],
  [['set'], 'Which team?'],
  [['token', 'Points'], 'Who will show it?'],
  [['token', 'Points', 'Rita', '--person', 'Rita'], 'What is "Rita"? Nothing was changed.'],
  [['token', 'Points', '--person', 'Rita', '--days', '0'], 'a whole number from 1 to 366'],
  [['revoke', 'Points'], 'Which token?'],
  [['list', 'Points'], 'What is "Points"? Nothing was changed.'],
  [['set', 'Points', '--all'], "Unknown option '--all'"],
])('%j is refused with what is wrong', (args, said) => {
  expect(() => readTeamsCommand(args)).toThrow(said);
});
