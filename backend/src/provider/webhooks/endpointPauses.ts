import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';

/** Turns in a row of which an endpoint takes nothing before it is paused. */
const patience = 3;
/** Seconds of the first, second, … pause, and of every further one. */
const pauses = [60, 300, 900, 3600];
const longestPause = 3600;

/** Seconds for which an endpoint is paused after so many turns in a row of which it took nothing (C-793). */
export function nextEndpointPause(failedTurns: number): number {
  return failedTurns < patience ? 0 : (pauses[failedTurns - patience] ?? longestPause);
}

/** Notes what came of an endpoint's turn: one that takes nothing is paused, ever longer; the first that it takes ends that. */
export async function noteTurn(
  { database, clock, log }: Pick<Backend, 'database' | 'clock' | 'log'>,
  endpointId: string,
  hasTaken: boolean,
): Promise<void> {
  if (hasTaken) return endEndpointPause(database, endpointId);
  const now = clock.now();
  // What another process tried meanwhile tells nothing more.
  const { rows } = await sql<{ companyId: string; failedTurns: number }>`
    insert into webhook_pauses (endpoint_id, company_id, failed_turns)
      select id, company_id, 1 from webhook_endpoints where id = ${endpointId}
    on conflict (endpoint_id) do update set failed_turns = webhook_pauses.failed_turns + 1
      where webhook_pauses.until is null or webhook_pauses.until <= ${now}
    returning company_id, failed_turns`.execute(database);
  const seconds = nextEndpointPause(rows[0]?.failedTurns ?? 0);
  if (seconds === 0) return;
  const until = new Date(now.getTime() + seconds * 1000);
  await database
    .updateTable('webhookPauses')
    .set({ until })
    .where('endpointId', '=', endpointId)
    .execute();
  log.warn(
    { endpoint: endpointId, company_id: rows[0]?.companyId, until },
    'an endpoint of webhooks is paused',
  );
}

/** Lets an endpoint have its turns again at once. */
export async function endEndpointPause(database: Database, endpointId: string): Promise<void> {
  await database.deleteFrom('webhookPauses').where('endpointId', '=', endpointId).execute();
}
