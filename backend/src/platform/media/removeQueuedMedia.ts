import { inParallel } from '@portal/storage/inParallel';
import type { Backend } from '../backend.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { execute, selectRows } from '../database/sql.ts';

const batch = 200;
const atOnce = 10;
/** Another process takes a file over when the one that tried it has not come back within this time. */
const leaseSeconds = 900;
const longestPauseSeconds = 6 * 3600;

interface QueuedFile {
  id: string;
  tries: number;
}

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
    selectRows<QueuedFile>(
      transaction,
      `update media_removals set tries = tries + 1, next_try_at = now() + make_interval(secs => $2)
       where id in (select id from media_removals where next_try_at <= now()
         and not exists (select 1 from media_files where media_files.id = media_removals.id)
         order by next_try_at limit $1 for update skip locked)
       returning id, tries`,
      [batch, leaseSeconds],
    ),
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
    await execute(
      database,
      'update media_removals set next_try_at = now() + make_interval(secs => $2), last_error = $3 where id = $1',
      [id, pauseSeconds(tries), reason.slice(0, 200)],
    );
    return false;
  }
  await execute(database, 'delete from media_removals where id = $1', [id]);
  return true;
}

/** A minute after the first failure, twice as long after every other, six hours at most. */
function pauseSeconds(tries: number): number {
  return Math.min(60 * 2 ** Math.min(tries - 1, 20), longestPauseSeconds);
}
