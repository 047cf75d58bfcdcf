import type { MgmtAction } from '@portal/rollout/team';
import type { Backend } from '../../../platform/backend.ts';
import type { Database } from '../../../platform/database/database.ts';

/** How many are listed. */
const LISTED = 200;

/**
 * Keeps that something was done and by whom, in the database and in the log. Changes of rollouts have a history of
 * their own.
 * @param action `published a release`
 * @param subject what it was done with: `mf-points 1.0.0`
 */
export async function noteAction(
  { database, clock, log }: Pick<Backend, 'database' | 'clock' | 'log'>,
  actor: string,
  action: string,
  subject: string,
): Promise<void> {
  await database
    .insertInto('mgmtActions')
    .values({ at: clock.now(), actor, action, subject })
    .execute();
  log.info({ actor, subject }, action);
}

/** What was done last, the newest first. */
export async function listActions(database: Database): Promise<MgmtAction[]> {
  const rows = await database
    .selectFrom('mgmtActions')
    .select(['at', 'actor', 'action', 'subject'])
    .orderBy('sequence', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
