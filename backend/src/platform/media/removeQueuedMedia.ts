import { inParallel } from '@portal/storage/inParallel';
import { sql, type Selectable } from 'kysely';
import type { Backend } from '../backend.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Schema } from '../database/schema.ts';

const batch = 200;
const atOnce = 10;
/** Another process takes a file over when the one that tried it has not come back within this time. */
const leaseSeconds = 900;
const longestPauseSeconds = 6 * 3600;

type QueuedFile = Pick<Selectable<Schema['mediaRemovals']>, 'id' | 'tries'>;

/**
 * Deletes the bytes of files that were forgotten, in any number of processes: each is leased to one of them. What the
 * storage refuses, and what a process leaves that ends meanwhile, is tried again until it is done, ever more seldom.
 * @returns how many files were deleted
 */
export async function removeQueuedMedia(
  backend: Pick<Backend, 'database' | 'media' | 'log'>,
): Promise<number> {
  const { database } = backend;
  const due = await inTransaction(database, (transaction) =>
    transaction
      .updateTable('mediaRemovals')
      .set((eb) => ({ tries: eb('tries', '+', 1), nextTryAt: inSeconds(leaseSeconds) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mediaRemovals as due')
          .select('due.id')
          .where('due.nextTryAt', '<=', sql<Date>`now()`)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('mediaFiles').select('id').whereRef('mediaFiles.id', '=', 'due.id'),
              ),
            ),
          )
          .orderBy('due.nextTryAt')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'tries'])
      .execute(),
  );
  const done = await inParallel(atOnce, due, (file) => removeOne(backend, file));
  return done.filter(Boolean).length;
}

async function removeOne(
  { database, media, log }: Pick<Backend, 'database' | 'media' | 'log'>,
  { id, tries }: QueuedFile,
): Promise<boolean> {
  try {
    await media.remove(id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ file: id, tries, error: reason }, 'the bytes of a file could not be deleted');
    await database
      .updateTable('mediaRemovals')
      .set({ nextTryAt: inSeconds(pauseSeconds(tries)), lastError: reason.slice(0, 200) })
      .where('id', '=', id)
      .execute();
    return false;
  }
  await database.deleteFrom('mediaRemovals').where('id', '=', id).execute();
  return true;
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/** A minute after the first failure, twice as long after every other, six hours at most. */
function pauseSeconds(tries: number): number {
  return Math.min(60 * 2 ** Math.min(tries - 1, 20), longestPauseSeconds);
}
