import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';

/** What a person asked `portal` to do. */
export type OutsideCommand =
  | { kind: 'help' }
  | { kind: 'rollout'; args: string[] }
  | ({ kind: Kind; folder: string } & Options);

type Kind = 'build' | 'describe' | 'check' | 'release' | 'override';

/** What may be said beside it. */
interface Options {
  version?: string;
  samples?: string;
  browser?: string;
  portal?: string;
  entry?: string;
  port?: string;
  author?: string;
  notes?: string;
  'dirty-because'?: string;
  'untested-because'?: string;
  'looks-right'?: string;
}

export const OUTSIDE_USAGE = `portal build [dist]           builds with the preset of @portal/remote-react, and writes the record of the release
portal describe [dist]        writes the record beside the files of any other build
portal check [dist]           contract, size, styles; mounts every view on the double of the shell; accessibility
portal release [dist]         tests, checks, uploads and registers it; nobody gets it yet
portal rollout …              who gets which release, now and from now on: portal rollout help
portal override --portal https://…   shows this remote from its sources inside a portal that runs, to you alone

Stands in the folder of remote.json. PORTAL_BACKEND_URL and PORTAL_TEAM_TOKEN say which installation and who you are.

build, describe, release: --version 1.2.3 instead of the one in remote.json
check, release:  --samples answers.json (what your services answer), --browser /path/to/chromium
release:         --notes "What is new", the commit's message when absent; --dirty-because "…" releases what is not
                 committed, --untested-because "…" without npm test, --looks-right "…" what looks
                 otherwise than what everyone has; the reasons are kept with the release
override:        --port 4400, or --entry http://localhost:3000/remoteEntry.js of your own development server`;

const OPTIONS = {
  version: { type: 'string' },
  samples: { type: 'string' },
  browser: { type: 'string' },
  portal: { type: 'string' },
  entry: { type: 'string' },
  port: { type: 'string' },
  author: { type: 'string' },
  notes: { type: 'string' },
  'dirty-because': { type: 'string' },
  'untested-because': { type: 'string' },
  'looks-right': { type: 'string' },
} as const;

const KINDS: readonly Kind[] = ['build', 'describe', 'check', 'release', 'override'];

/**
 * Reads the arguments of `portal`.
 * @throws Problem with a sentence that says what is wrong
 */
export function readOutsideCommand(args: readonly string[]): OutsideCommand {
  const [first = 'help', ...rest] = args;
  if (first === 'help' || first === '--help') return { kind: 'help' };
  if (first === 'rollout') return { kind: 'rollout', args: rest };
  const kind = KINDS.find((known) => known === first);
  if (kind === undefined) throw new Problem(`"${first}" is no command.\n\n${OUTSIDE_USAGE}`);
  const { values, positionals } = readArguments(rest, OPTIONS, OUTSIDE_USAGE);
  const [folder = 'dist', ...more] = positionals;
  if (more.length > 0) throw new Problem(`What is "${more.join(' ')}"?\n\n${OUTSIDE_USAGE}`);
  return { kind, folder, ...values };
}
