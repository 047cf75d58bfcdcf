import type { Database, Transaction } from './database.ts';
import { isRetryable } from './databaseFault.ts';

const isRunning = (database: Database): database is Transaction => database.isTransaction;

/**
 * Runs `work` in one transaction, in the one that runs where it is given one, and, when PostgreSQL gave it up because of a deadlock, once more.
 * `work` changes nothing outside of the database and uses nothing but the transaction that it is given: another
 * connection taken inside could wait for ever.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isRunning(database)) return work(database);
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return database.transaction().execute(work);
  }
}
