import type { Database, Transaction } from './database.ts';
import { isRetryable } from './databaseErrors.ts';

/**
 * Runs `work` in one transaction and, when PostgreSQL gave it up because of a deadlock, once more.
 * `work` must therefore change nothing outside of the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return database.transaction(work);
  }
}
