import { OPERATOR_ROLES, type OperatorRole } from '@portal/rollout/operator';
import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';

/** What an administrator asked `npm run operators` to do. */
export type OperatorsCommand =
  | { kind: 'help' }
  | { kind: 'list' }
  | {
      kind: 'add';
      name: string;
      role: OperatorRole;
      days: number | undefined;
      by: string | undefined;
    }
  | { kind: 'role'; id: string; role: OperatorRole; by: string | undefined }
  | { kind: 'revoke'; id: string; by: string | undefined };

export const USAGE = `npm run operators -- list                             operators, their roles and until when
npm run operators -- add <name> --role manage [--days 90]  makes an operator; the token is shown once
npm run operators -- role <id> --role release         gives another role, at once
npm run operators -- revoke <id>                      ends the token and its sessions at once

Roles: read (looks at everything), release (also releases and rolls out), manage (also sets up providers and teams).
--by is git's user.name. For the administrator: PORTAL_BACKEND_URL and PORTAL_ADMIN_TOKEN say which installation;
without them, the one on this machine.`;

const OPTIONS = {
  role: { type: 'string' },
  days: { type: 'string' },
  by: { type: 'string' },
} as const;

function readRole(text: string | undefined): OperatorRole {
  const role = OPERATOR_ROLES.find((known) => known === text);
  if (role !== undefined) return role;
  throw new Problem(
    text === undefined
      ? `Which role? --role ${OPERATOR_ROLES.join(', ')}`
      : `--role is "${text}", but there are ${OPERATOR_ROLES.join(', ')}.`,
  );
}

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 366) return days;
  throw new Problem(`--days is "${text}", but it is a whole number from 1 to 366.`);
}

/** @throws Problem with a sentence that says what is missing or wrong */
export function readOperatorsCommand(args: readonly string[]): OperatorsCommand {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [kind = 'help', who, ...more] = positionals;
  const { by } = values;
  if (kind === 'help') return { kind };
  if (kind !== 'list' && kind !== 'add' && kind !== 'role' && kind !== 'revoke')
    throw new Problem(`"${kind}" is no command.\n\n${USAGE}`);
  const unknown = kind === 'list' ? positionals.slice(1) : more;
  if (unknown.length > 0)
    throw new Problem(`What is "${unknown.join(' ')}"? Nothing was changed.\n\n${USAGE}`);
  if (kind === 'list') return { kind };
  if (who === undefined)
    throw new Problem(
      kind === 'add' ? 'Who? add <name> …' : `Which operator? ${kind} <id>: list shows their ids.`,
    );
  if (kind === 'add')
    return { kind, name: who, role: readRole(values.role), days: readDays(values.days), by };
  return kind === 'role'
    ? { kind, id: who, role: readRole(values.role), by }
    : { kind, id: who, by };
}
