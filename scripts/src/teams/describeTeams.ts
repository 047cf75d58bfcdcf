import type { MgmtAction, Team } from '@portal/rollout/team';
import { portalTime } from '../rollout/portalTime.ts';
import { indentedTable, table } from '../rollout/table.ts';

type Token = Team['tokens'][number];

function stateOf({ revokedAt, expiresAt }: Token, now: Date): string {
  if (revokedAt !== null) return `revoked ${portalTime(revokedAt)}`;
  return `${new Date(expiresAt) > now ? 'until' : 'over since'} ${portalTime(expiresAt)}`;
}

/** Every team with its remotes and tokens. */
export function describeTeams(teams: readonly Team[], now: Date): string {
  return teams
    .map(({ name, remotes, tokens }) => {
      const head = `${name}  owns ${remotes.join(', ') || 'nothing'}`;
      if (tokens.length === 0) return `${head}\n  no token`;
      const rows = tokens.map((token) => [
        token.id,
        token.person,
        stateOf(token, now),
        token.usedAt === null ? 'never used' : `used ${portalTime(token.usedAt)}`,
      ]);
      return `${head}\n${indentedTable(rows)}`;
    })
    .join('\n\n');
}

/** What was done, the newest first. */
export function describeActions(actions: readonly MgmtAction[]): string {
  return table([
    ['when', 'who', 'what', 'with'],
    ...actions.map(({ at, actor, action, subject }) => [portalTime(at), actor, action, subject]),
  ]);
}
