import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';

/** What an administrator asked `npm run teams` to do. */
export type TeamsCommand =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'log' }
  | { kind: 'set'; team: string; remotes: string[]; by: string | undefined }
  | {
      kind: 'token';
      team: string;
      person: string;
      days: number | undefined;
      by: string | undefined;
    }
  | { kind: 'revoke'; team: string; id: string; by: string | undefined };

export const USAGE = `npm run teams -- list                                  teams, their remotes and tokens
npm run teams -- set <team> [remote …]                 the team owns these remotes and no others
npm run teams -- token <team> --person Rita [--days 90]  makes a token for somebody; it is shown once
npm run teams -- revoke <team> <id>                    ends a token at once
npm run teams -- log                                   what was done with teams, tokens, releases and overrides

--by is git's user.name. For the administrator: PORTAL_BACKEND_URL and PORTAL_ADMIN_TOKEN say which installation;
without them, the one on this machine.`;

const OPTIONS = {
  person: { type: 'string' },
  days: { type: 'string' },
  by: { type: 'string' },
} as const;

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 366) return days;
  throw new Problem(`--days is "${text}", but it is a whole number from 1 to 366.`);
}

/** @throws Problem with a sentence that says what is missing or wrong */
export function readTeamsCommand(args: readonly string[]): TeamsCommand {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [kind = 'help', team, ...words] = positionals;
  const { by, person } = values;
  const refuseMore = (more: readonly string[]): void => {
    if (more.length > 0)
      throw new Problem(`What is "${more.join(' ')}"? Nothing was changed.\n\n${USAGE}`);
  };
  if (kind === 'help' || kind === 'list' || kind === 'log') {
    refuseMore(positionals.slice(1));
    return { kind };
  }
  if (kind !== 'set' && kind !== 'token' && kind !== 'revoke')
    throw new Problem(`"${kind}" is no command.\n\n${USAGE}`);
  if (team === undefined) throw new Problem(`Which team? ${kind} <team> …`);
  if (kind === 'set') return { kind, team, remotes: words, by };
  if (kind === 'token') {
    refuseMore(words);
    if (person === undefined) throw new Problem('Who will show it? --person "…"');
    return { kind, team, person, days: readDays(values.days), by };
  }
  const [id, ...more] = words;
  refuseMore(more);
  if (id === undefined) throw new Problem('Which token? npm run teams -- list shows their ids.');
  return { kind, team, id, by };
}
