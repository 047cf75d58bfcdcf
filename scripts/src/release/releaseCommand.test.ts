import { expect, test } from 'vitest';
import { readReleaseCommand } from './releaseCommand.ts';

test('that a release looks right is said in words, or not at all', () => {
  const args = ['mf-notifications', '--version', '1.2.3'];
  expect(readReleaseCommand([...args, '--looks-right', ' Calmer '])).toMatchObject({
    remote: 'mf-notifications',
    version: '1.2.3',
    said: { looksRight: 'Calmer' },
  });
  expect(readReleaseCommand(args).said?.looksRight).toBeUndefined();
  expect(() => readReleaseCommand([...args, '--looks-right', ' '])).toThrow(
    '--looks-right wants a reason, in words.',
  );
});
