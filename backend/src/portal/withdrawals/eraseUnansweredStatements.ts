import type { Backend } from '../../platform/backend.ts';
import { noWords } from './noWords.ts';

/** Erases the words of statements that no provider answered in time after their customer deleted the account (C-943). */
export async function eraseUnansweredStatements({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await database
    .updateTable('withdrawals')
    .set(noWords)
    .where('eraseAt', '<=', clock.now())
    .execute();
}
