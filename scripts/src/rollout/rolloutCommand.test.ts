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

test('a plan has steps, a least time and a least number of loads', () => {
  const words = ['plan', 'mf-booking', '0.3.0', '--reason', 'Calmer'];
  const edit = { kind: 'plan', version: '0.3.0', steps: [5, 25, 100], minutes: 30, loads: 200 };
  expect(readRolloutCommand([...words, '--steps', '5, 25,100%', '--every', '30m'])).toMatchObject({
    kind: 'edit',
    remote: 'mf-booking',
    edit,
  });
  const slow = readRolloutCommand([...words, '--steps', '1,100', '--every', '2h', '--loads', '50']);
  expect(slow).toMatchObject({ edit: { steps: [1, 100], minutes: 120, loads: 50 } });
  expect(() => readRolloutCommand([...words, '--every', '30m'])).toThrow('--steps 5,25,100');
  expect(() => readRolloutCommand([...words, '--steps', '5,x', '--every', '30m'])).toThrow('steps');
  expect(() => readRolloutCommand([...words, '--steps', '5,100', '--every', '30'])).toThrow('30m');
});

test('what is done with a plan needs no version', () => {
  const words = (action: string) => [action, 'mf-booking', '--reason', 'Quiet night'];
  const kinds = ['next', 'pause', 'resume', 'cancel'].map((action) => {
    const command = readRolloutCommand(words(action));
    return command.kind === 'edit' ? command.edit.kind : command.kind;
  });
  expect(kinds).toEqual(['next-step', 'pause-plan', 'resume-plan', 'cancel-plan']);
});

test('a preview is of one version at one provider, for a day or as long as was said', () => {
  const words = ['preview', 'mf-booking', '0.3.0', '--provider', 'lima.localhost'];
  expect(readRolloutCommand(words)).toMatchObject({
    kind: 'preview',
    remote: 'mf-booking',
    version: '0.3.0',
    provider: 'lima.localhost',
    hours: 24,
  });
  expect(readRolloutCommand([...words, '--for', '3d'])).toMatchObject({ hours: 72 });
  for (const wrong of ['0h', '8d', '24', 'soon'])
    expect(() => readRolloutCommand([...words, '--for', wrong])).toThrow('a time from 1h to 7d');
  expect(() => readRolloutCommand(['preview', 'mf-booking', '0.3.0'])).toThrow(
    'Name the providers',
  );
});
