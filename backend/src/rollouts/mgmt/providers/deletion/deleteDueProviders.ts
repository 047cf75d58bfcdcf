import { sql } from 'kysely';
import type { Backend } from '../../../../platform/backend.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { noteAction } from '../../teams/actions.ts';
import { eraseProvider } from './eraseProvider.ts';

/** Deletes the providers whose time has come, one after another; of several processes one deletes each (C-685). */
export async function deleteDueProviders(
  backend: Pick<Backend, 'database' | 'clock' | 'log'>,
  ending?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (ending?.aborted === true) return;
    const deleted = await inTransaction(backend.database, async (transaction) => {
      const due = await transaction
        .selectFrom('companies')
        .select(['id', 'domain'])
        .where('deletesAt', '<=', backend.clock.now())
        .orderBy('deletesAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due === undefined) return undefined;
      // A large provider takes longer than a call may.
      await sql`set local statement_timeout = 0`.execute(transaction);
      const rows = await eraseProvider(transaction, due.id);
      await noteAction(
        { ...backend, database: transaction },
        'portal',
        'deleted a provider',
        `${due.domain}: ${rows} rows`,
      );
      return due.domain;
    });
    if (deleted === undefined) return;
  }
}
