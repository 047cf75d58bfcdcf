import { TEAM_TOKEN_PREFIX, type NewTeamToken } from '@portal/rollout/team';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { hashSecret, newSecret } from '../../../platform/secret.ts';

const DAY = 24 * 3_600_000;
/** Tokens of one team that hold at the same time. */
const TOKENS = 100;

/**
 * Makes a token for somebody of a team. Only its hash is kept.
 * @throws ApiError 404 when there is no such team, 422 when it has too many
 */
export async function makeTeamToken(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  team: string,
  { person, days }: { person: string; days: number },
): Promise<NewTeamToken> {
  const now = clock.now();
  const known = await database
    .selectFrom('teams')
    .select('name')
    .where('name', '=', team)
    .executeTakeFirst();
  if (known === undefined) throw new ApiError(404, `There is no team ${team}.`);
  const { count } = await database
    .selectFrom('teamTokens')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team', '=', team)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= TOKENS)
    throw new ApiError(422, `The team ${team} has ${TOKENS} tokens: revoke those nobody uses.`);
  const token = TEAM_TOKEN_PREFIX + newSecret();
  const id = newId();
  const expiresAt = new Date(now.getTime() + days * DAY);
  await database
    .insertInto('teamTokens')
    .values({ id, team, person, tokenHash: hashSecret(token), madeAt: now, expiresAt })
    .execute();
  return { id, token, expiresAt: expiresAt.toISOString() };
}

/**
 * Ends a token at once. Doing so again changes nothing.
 * @returns whose it was
 * @throws ApiError 404 when the team has no such token
 */
export async function revokeTeamToken(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  team: string,
  id: string,
): Promise<string> {
  const found = await database
    .updateTable('teamTokens')
    .set(({ fn, val }) => ({ revokedAt: fn.coalesce('revokedAt', val(clock.now())) }))
    .where('team', '=', team)
    .where('id', '=', id)
    .returning('person')
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(404, `The team ${team} has no token ${id}.`);
  return found.person;
}
