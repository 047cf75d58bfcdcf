import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';

/** Forgets what files said whose time is over, and what their lines changed (C-770); that there was an import stays. */
export async function forgetImports({
  database,
  clock,
}: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const over = await transaction
      .updateTable('imports')
      .set({
        ...{ state: 'forgotten', fileName: null, columns: [], mapping: '{}' },
        ...{ actor: null, lastError: null },
      })
      .where('forgetAt', '<', clock.now())
      .where('state', 'not in', ['running', 'undoing', 'forgotten'])
      .returning('id')
      .execute();
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await transaction.deleteFrom('importLines').where('importId', 'in', ids).execute();
  });
}
