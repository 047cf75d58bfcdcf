import type pg from 'pg';

/** What ended is kept for a month, in which questions about it come. */
const keptMilliseconds = 30 * 86_400_000;

/**
 * Forgets codes, registration tokens, changes of contact and sessions that ended a month ago: they name contacts and hold hashes of
 * passwords, and open nothing any more.
 */
export async function forgetExpired(pool: pg.Pool, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds);
  await pool.query('delete from verification_codes where expires_at < $1', [before]);
  await pool.query('delete from registration_tokens where expires_at < $1', [before]);
  await pool.query('delete from contact_changes where until < $1', [before]);
  await pool.query(
    'delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < $1',
    [before],
  );
}
