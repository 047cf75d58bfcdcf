import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';

/** What ended is kept for a month, in which questions about it come. */
const KEPT_MILLISECONDS = 30 * 86_400_000;

/** Forgets set-up links, sessions and owners that ended a month ago: they name contacts and open nothing any more. */
export async function forgetEndedOwners({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MILLISECONDS);
  await database
    .deleteFrom('setupLinks')
    .where(sql<Date>`least(expires_at, used_at, revoked_at)`, '<', before)
    .execute();
  await database
    .deleteFrom('ownerSessions')
    .where(sql<Date>`least(expires_at, ended_at)`, '<', before)
    .execute();
  await database
    .deleteFrom('owners')
    .where('endedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ownerSessions')
            .select('id')
            .whereRef('ownerSessions.ownerId', '=', 'owners.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('setupLinks').select('id').whereRef('setupLinks.ownerId', '=', 'owners.id'),
        ),
      ),
    )
    .execute();
}
