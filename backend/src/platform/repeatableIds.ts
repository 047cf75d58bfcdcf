import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** What gives the next identifier, while work runs that is undone and done again. */
export const repeatableIds = new AsyncLocalStorage<() => string>();

/**
 * Runs work whose new identifiers are the same at every run. For what is undone after it alone: they can be foreseen.
 * @param seed what the identifiers are of; another one gives others
 */
export function withRepeatableIds<Result>(
  seed: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let count = 0;
  const next = () => {
    count += 1;
    const bytes = createHash('sha256').update(`${seed} ${count}`).digest();
    return [...bytes.subarray(0, 26)].map((byte) => alphabet.charAt(byte & 31)).join('');
  };
  return repeatableIds.run(next, work);
}
