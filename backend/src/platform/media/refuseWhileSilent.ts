import type { FileStore } from '@portal/storage/fileStore';
import { PassingFailure } from '@portal/storage/parallel/passingFailure';

/** How long a store that did not answer is not asked again, in milliseconds. */
const PAUSE_MS = 3000;

/**
 * A store that is left alone for a moment after it did not answer, so that a crowd of uploads that wait in line for each
 * other do not wait for it one after the other (C-838). What a file is removed with is always tried.
 */
export function refuseWhileSilent(
  store: FileStore,
  now: () => number = () => Date.now(),
): FileStore {
  let silentUntil = -Infinity;
  async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
    if (now() < silentUntil) throw new PassingFailure('The object store did not answer just now.');
    try {
      return await work();
    } catch (error) {
      if (error instanceof PassingFailure) silentUntil = now() + PAUSE_MS;
      throw error;
    }
  }
  return {
    ...store,
    put: (key, localFile) => ask(() => store.put(key, localFile)),
    open: (key, range) => ask(() => store.open(key, range)),
    size: (key) => ask(() => store.size(key)),
  };
}
