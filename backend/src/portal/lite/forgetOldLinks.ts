import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';

/** A link that opens nothing any more is kept so many days, in which questions about it come (C-690). */
const KEPT_DAYS = 30;

/** Forgets links that ended or were revoked a month ago: they answer as one that never was, before and after. */
export async function forgetOldLinks({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await database
    .deleteFrom('liteLinks')
    .where(
      sql<Date>`least(expires_at, coalesce(revoked_at, expires_at))`,
      '<',
      sql<Date>`${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})`,
    )
    .execute();
}
