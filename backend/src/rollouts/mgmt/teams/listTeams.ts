import type { Team } from '@portal/rollout/team';
import type { Database } from '../../../platform/database/database.ts';

/** Every team with its remotes and tokens, those that were revoked or are over included. */
export async function listTeams(database: Database): Promise<Team[]> {
  const [teams, remotes, tokens] = await Promise.all([
    database.selectFrom('teams').select('name').orderBy('name').execute(),
    database.selectFrom('teamRemotes').selectAll().orderBy('remote').execute(),
    database.selectFrom('teamTokens').selectAll().orderBy('madeAt').orderBy('id').execute(),
  ]);
  return teams.map(({ name }) => ({
    name,
    remotes: remotes.filter(({ team }) => team === name).map(({ remote }) => remote),
    tokens: tokens
      .filter(({ team }) => team === name)
      .map(({ id, person, madeAt, expiresAt, revokedAt, usedAt }) => ({
        id,
        person,
        madeAt: madeAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
        usedAt: usedAt?.toISOString() ?? null,
      })),
  }));
}
