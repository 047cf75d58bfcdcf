import { expect, test } from 'vitest';
import { cliHelp } from './cliHelp.ts';
import { cliOptions } from './cliOptions.ts';

test.each(Object.keys(cliOptions).filter((name) => name !== 'help'))(
  'the help of the provider commands says what --%s is for',
  (name) => {
    expect(cliHelp).toContain(`--${name}`);
  },
);
