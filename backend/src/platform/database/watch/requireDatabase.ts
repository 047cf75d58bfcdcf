import { sql } from 'kysely';
import type { Backend } from '../../backend.ts';
import { ApiError } from '../../http/apiError.ts';
import { texts } from '../../http/texts.ts';

/**
 * Passes while the database answers. What is known of it is believed: a connection may have to be waited for, where all of
 * them wait for one table, and a process that is busy is no process that is away.
 * @throws ApiError 503
 */
export async function requireDatabase({
  database,
  databaseAnswers,
}: Pick<Backend, 'database' | 'databaseAnswers'>): Promise<void> {
  if (databaseAnswers === undefined) await sql`select 1`.execute(database);
  else if (!databaseAnswers()) throw new ApiError(503, texts.unavailable);
}
