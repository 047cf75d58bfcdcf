import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/** Teams that one installation has room for. */
const TEAMS = 500;

/**
 * Makes a team, or gives it other remotes than it had. A remote of another team stays that team's until it lets go.
 * @param remotes all that it owns from now on
 * @throws ApiError 409 naming the remotes of other teams and their owners
 */
export async function setUpTeam(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  team: string,
  remotes: readonly string[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { count } = await transaction
      .selectFrom('teams')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('name', '<>', team)
      .executeTakeFirstOrThrow();
    if (Number(count) >= TEAMS) throw new ApiError(422, `There are ${TEAMS} teams already.`);
    await transaction
      .insertInto('teams')
      .values({ name: team, createdAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom('teamRemotes').where('team', '=', team).execute();
    if (remotes.length === 0) return;
    await transaction
      .insertInto('teamRemotes')
      .values([...new Set(remotes)].sort().map((remote) => ({ remote, team })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const others = await transaction
      .selectFrom('teamRemotes')
      .select(['remote', 'team'])
      .where('remote', 'in', [...remotes])
      .where('team', '<>', team)
      .orderBy('remote')
      .execute();
    if (others.length === 0) return;
    const owners = others.map((other) => `${other.remote} belongs to the team ${other.team}`);
    throw new ApiError(409, `${owners.join('; ')}.`);
  });
}
