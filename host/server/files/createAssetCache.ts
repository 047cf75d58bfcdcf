import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssetFolder } from '@portal/storage/assets/createAssetFolder';
import type { AssetStore } from '@portal/storage/assets/assetStore';
import { replaceWholeFile } from '@portal/storage/wholeFile';
import { LRUCache } from 'lru-cache';
import { messageOf } from '@portal/domain/text/messageOf';
import type { ReadAsset } from './readAsset.ts';
import { edgeLog } from '../log/edgeLog.ts';

/** How long a copy is sent without asking the store whether it still has the same, in milliseconds. */
const FRESH = 60_000;
/** How long a store that did not answer is left alone, so that nobody waits for it in vain, in milliseconds. */
const REST = 2000;
/** Names of files are sent by browsers, so anybody can invent them: of so many it is known when they were compared. */
const COMPARED_FILES = 10_000;

/**
 * Reads a distant store and keeps a copy of all that was read in a folder of this machine: what was served once is
 * served again at once, and while the store is away. A copy that grew old is sent all the same and compared
 * afterwards, so that a file that was repaired in the store, or taken away there, is so here as well.
 * @param folder may be emptied at any time
 */
export function createAssetCache(
  store: Pick<AssetStore, 'read'>,
  folder: string,
  now: () => number = () => Date.now(),
): ReadAsset {
  const copies = createAssetFolder(folder);
  const askedAt = new LRUCache<string, number>({ max: COMPARED_FILES });
  const asking = new Map<string, Promise<Buffer | undefined>>();
  let awayUntil = 0;

  async function readStore(key: string): Promise<Buffer | undefined> {
    if (now() < awayUntil) throw new Error('The asset storage is away.');
    try {
      return await store.read(key);
    } catch (error) {
      awayUntil = now() + REST;
      throw error;
    }
  }

  async function renew(key: string, copy: Buffer | undefined): Promise<Buffer | undefined> {
    const content = await readStore(key);
    askedAt.set(key, now());
    if (content === undefined) await rm(join(folder, key), { force: true });
    else if (copy?.equals(content) !== true) {
      // A disk that is full must keep nobody from the file.
      await replaceWholeFile(join(folder, key), content).catch((error: unknown) =>
        edgeLog.error({ file: key, error: messageOf(error) }, 'no copy of a file was kept'),
      );
    }
    return content;
  }

  function askOnce(key: string, copy: Buffer | undefined): Promise<Buffer | undefined> {
    const running = asking.get(key) ?? renew(key, copy).finally(() => asking.delete(key));
    asking.set(key, running);
    return running;
  }

  return async (key) => {
    const copy = await copies.read(key);
    if (copy === undefined) return askOnce(key, copy);
    const isOld = now() - (askedAt.get(key) ?? -Infinity) > FRESH;
    // While the store is away the copy is all there is, and good.
    if (isOld) askOnce(key, copy).catch(() => undefined);
    return copy;
  };
}
