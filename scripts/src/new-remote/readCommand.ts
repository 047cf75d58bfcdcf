import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';

const USAGE = `Usage: npm run new-remote -- <name> [options]

  <name>               mf- and small letters: mf-loyalty
  --page /loyalty      address of its page below /client; made from the name when absent
  --title Fidelidade   name of the page for customers, in Portuguese; made from the name when absent
  --no-install         leaves the packages and the lockfile as they are`;

/** What was asked for. */
export interface NewRemoteCommand {
  name: string;
  page?: string;
  title?: string;
  /** Whether the workspace is installed with the new package in it. */
  installs: boolean;
}

const OPTIONS = {
  page: { type: 'string' },
  title: { type: 'string' },
  'no-install': { type: 'boolean' },
} as const;

/** @throws Problem with the usage when the arguments make no command */
export function readCommand(args: readonly string[]): NewRemoteCommand {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Problem(USAGE);
  return { name, page: values.page, title: values.title, installs: !values['no-install'] };
}
