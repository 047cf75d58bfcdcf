import { TEAM_TOKEN_PREFIX } from '@portal/rollout/team';
import type { Database } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/secret.ts';

/** How exactly it is kept when a token was last used, in milliseconds. */
const HOUR = 3_600_000;

/** Somebody of a team, as a token says. */
export interface Member {
  team: string;
  person: string;
  /** Names of the remotes that the team owns. */
  remotes: string[];
}

/** The team that owns a remote, if one does. */
export async function ownerOf(database: Database, remote: string): Promise<string | undefined> {
  const found = await database
    .selectFrom('teamRemotes')
    .select('team')
    .where('remote', '=', remote)
    .executeTakeFirst();
  return found?.team;
}

/** The remotes of a team, by name. */
export async function remotesOf(database: Database, team: string): Promise<string[]> {
  const rows = await database
    .selectFrom('teamRemotes')
    .select('remote')
    .where('team', '=', team)
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
}

/** Who shows a token; undefined when it is none of a team, was revoked, or is over. */
export async function findMember(
  database: Database,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  if (!token.startsWith(TEAM_TOKEN_PREFIX)) return undefined;
  const found = await database
    .selectFrom('teamTokens')
    .select(['id', 'team', 'person', 'usedAt'])
    .where('tokenHash', '=', hashSecret(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (now.getTime() - (found.usedAt?.getTime() ?? 0) > HOUR)
    await database
      .updateTable('teamTokens')
      .set({ usedAt: now })
      .where('id', '=', found.id)
      .execute();
  const { team, person } = found;
  return { team, person, remotes: await remotesOf(database, team) };
}
