import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Keeps an appointment or work and its payment as they are until the transaction ends, so that nothing is planned for what a
 * change that is under way has just called off (REM-05).
 * @throws the database's 55P03 where somebody else is changing them: whoever plans never waits, and nobody for long for it
 */
export async function holdSubject(transaction: Transaction, subject: string): Promise<void> {
  const table = subject.startsWith('S-') ? 'appointments' : 'works';
  await sql`select 1 from ${sql.table(table)} where id = ${subject.slice(2)} for share nowait`.execute(
    transaction,
  );
  await sql`select 1 from payments where subject = ${subject} for share nowait`.execute(
    transaction,
  );
}
