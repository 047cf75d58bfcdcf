import { execute } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/database.ts';

/** What ended is kept for a month, in which questions about it come. */
const keptMilliseconds = 30 * 86_400_000;

/**
 * Forgets codes, registration tokens, changes of contact and sessions that ended a month ago: they name contacts and hold hashes of
 * passwords, and open nothing any more.
 */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds);
  await execute(database, 'delete from verification_codes where expires_at < $1', [before]);
  await execute(database, 'delete from registration_tokens where expires_at < $1', [before]);
  await execute(database, 'delete from contact_changes where until < $1', [before]);
  await execute(
    database,
    'delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < $1',
    [before],
  );
}
