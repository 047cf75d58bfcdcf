import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from '../../platform/http/texts.ts';
import { hashSecret } from '../../platform/secret.ts';

/** At most `count` attempts in windows of `seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
}

/**
 * Counts one attempt under `key`, which names contacts and addresses and is stored as its hash alone. The count lives in the database, so it holds over several processes,
 * and one statement does it, so parallel calls cannot slip through.
 * @throws ApiError 429 with `retry_after` in seconds when the limit is used up
 */
export async function countAttempt(
  database: Database,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; endsAt: Date }>`
    insert into rate_limits as existing (key, count, ends_at) values (${hashSecret(key)}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when existing.ends_at <= ${now}::timestamptz then 1 else existing.count + 1 end,
      ends_at = case when existing.ends_at <= ${now}::timestamptz then excluded.ends_at else existing.ends_at end
    returning count, ends_at`.execute(database);
  const row = rows[0];
  if (row === undefined || row.count <= limit.count) return;
  const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(429, texts.tooManyRequests, { extra: { retry_after: retryAfter } });
}

/** Counts one attempt under `key` like countAttempt, and answers whether the limit was used up before. */
export async function isUsedUp(
  database: Database,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<boolean> {
  try {
    await countAttempt(database, key, limit, now);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return true;
    throw error;
  }
}

/** Starts the count of a key anew, once whoever is behind it proved to be the right person. */
export async function forgetAttempts(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rateLimits').where('key', '=', hashSecret(key)).execute();
}

/** Removes windows that ended; run now and then. */
export async function forgetOldAttempts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rateLimits').where('endsAt', '<', now).execute();
}
