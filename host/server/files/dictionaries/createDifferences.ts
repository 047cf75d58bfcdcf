import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { messageOf } from '@portal/domain/text/messageOf';
import type { ReadAsset } from '../readAsset.ts';
import { chunkOf } from './chunkOf.ts';
import { encodeDifference } from './encodeDifference.ts';
import type { AvailableDictionary } from './readAvailableDictionary.ts';
import { edgeLog } from '../../log/edgeLog.ts';

/** Of all that are kept, in bytes: some thousands. */
const KEPT_BYTES = 32_000_000;
/** So many wait to be made; what is asked for beyond is sent as to everybody else. */
const WAITING = 64;
/** Anybody can ask for any two releases: making them takes no more than a quarter of one processor. */
const REST = 3;
/** Stands for a difference that is not worth having or cannot be made. */
const NONE = Buffer.alloc(0);

/** A file that is to be sent, and how large it is in the form that everybody else gets. */
export interface Wanted {
  package: string;
  path: string;
  bytes: number;
}

/** Files in terms of what browsers have of earlier releases. */
export interface Differences {
  /**
   * What is to be sent to a browser with this dictionary; undefined when it is not there, or not yet: the first who asks
   * has it made for those who come after.
   */
  of(wanted: Wanted, dictionary: AvailableDictionary, read: ReadAsset): Buffer | undefined;
}

/** @returns undefined unless the dictionary is a file of the same name as it lies in the storage */
async function encoded(
  { path, bytes }: Wanted,
  { path: earlier, hash }: AvailableDictionary,
  read: ReadAsset,
  encode: typeof encodeDifference,
): Promise<Buffer | undefined> {
  const [content, dictionary] = await Promise.all([read(path), read(earlier)]);
  if (content === undefined || dictionary === undefined) return undefined;
  if (createHash('sha256').update(dictionary).digest('hex') !== hash) return undefined;
  const difference = await encode(content, dictionary);
  return difference.length < bytes ? difference : undefined;
}

/** Makes differences one after the other, and keeps the ones that were asked for last. */
export function createDifferences(encode: typeof encodeDifference = encodeDifference): Differences {
  const made = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const waiting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(...[wanted, dictionary, read]: Parameters<Differences['of']>) {
    const since = performance.now();
    const difference = await encoded(wanted, dictionary, read, encode).catch((error: unknown) => {
      const file = `${wanted.package}/${wanted.path}`;
      edgeLog.error({ file, error: messageOf(error) }, 'no difference of a file was made');
      return undefined;
    });
    const rest = (performance.now() - since) * REST;
    // Nobody waits for the rest: what was made is there at once.
    return { difference: difference ?? NONE, rested: setTimeout(rest, undefined, { ref: false }) };
  }

  return {
    of(wanted, dictionary, read) {
      const chunk = chunkOf(wanted.path);
      if (chunk === null || chunkOf(dictionary.path) !== chunk) return undefined;
      // Of the name as well: whoever tells a wrong one keeps nobody else from theirs.
      const key = `${wanted.package}/${wanted.path} ${dictionary.path} ${dictionary.hash}`;
      const known = made.get(key);
      if (known !== undefined) return known === NONE ? undefined : known;
      if (waiting.has(key) || waiting.size >= WAITING) return undefined;
      waiting.add(key);
      last = last.then(async () => {
        const { difference, rested } = await make(wanted, dictionary, read);
        made.set(key, difference);
        waiting.delete(key);
        await rested;
      });
      return undefined;
    },
  };
}
