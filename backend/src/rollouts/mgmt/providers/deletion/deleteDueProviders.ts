import { sql } from 'kysely';
import type { Backend } from '../../../../platform/backend.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { eachOnItsOwn } from '../../../../platform/jobs/eachOnItsOwn.ts';
import { noteAction } from '../../teams/actions.ts';
import { eraseProvider } from './eraseProvider.ts';

type Tools = Pick<Backend, 'database' | 'clock' | 'log'>;

/**
 * Deletes the providers whose time has come, one after another; of several processes one deletes each (C-685). One whose
 * deletion fails keeps none of the others, and is tried again in the next round.
 */
export async function deleteDueProviders(backend: Tools, ending?: AbortSignal): Promise<void> {
  const due = await backend.database
    .selectFrom('companies')
    .select(['id', 'domain'])
    .where('deletesAt', '<=', backend.clock.now())
    .orderBy('deletesAt')
    .execute();
  await eachOnItsOwn(
    backend,
    due,
    ({ domain }) => domain,
    async (provider) => {
      if (ending?.aborted !== true) await deleteProvider(backend, provider);
    },
  );
}

/** Unless another process deletes it, or somebody resumed it meanwhile. */
async function deleteProvider(
  backend: Tools,
  { id, domain }: { id: string; domain: string },
): Promise<void> {
  await inTransaction(backend.database, async (transaction) => {
    const due = await transaction
      .selectFrom('companies')
      .select('id')
      .where('id', '=', id)
      .where('deletesAt', '<=', backend.clock.now())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return;
    // A large provider takes longer than a call may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    const rows = await eraseProvider(transaction, id);
    const within = { ...backend, database: transaction };
    await noteAction(within, 'portal', 'deleted a provider', `${domain}: ${rows} rows`);
  });
}
