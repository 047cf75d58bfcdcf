import type { RequestKeys } from '@portal/remote/createRequestKeys';
import { randomKey } from '@portal/remote/randomKey';
import * as v from 'valibot';
import { forget, keep, readKept } from './kept.ts';

const keptKeySchema = v.object({ fingerprint: v.string(), key: v.string() });

/**
 * Keys that stay as long as the words that are kept (C-805): whoever closes a form, or loads the page again, after an answer
 * got lost asks for the same once more, and gets what the first try did.
 * @param name of what is kept
 */
export function createKeptKeys<Request>(name: string): RequestKeys<Request> {
  const slot = `key:${name}`;
  // Here too, where nothing can be stored.
  let current = readKept(slot, keptKeySchema);
  return {
    keyFor(request) {
      const fingerprint = JSON.stringify(request);
      if (current?.fingerprint !== fingerprint) {
        current = { fingerprint, key: randomKey() };
        keep(slot, current);
      }
      return current.key;
    },
    settle() {
      current = null;
      forget(slot);
    },
  };
}
