import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  version: string;
  value: Promise<Value>;
}

/**
 * Keeps what was worked out, each under its key, for as long as it is asked for with the same version. What was
 * asked for least recently is forgotten first when everything together weighs more than `capacity`.
 */
export class VersionedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #weigh: (value: Value) => number;

  /** @param weigh a whole number from 1 on; without it, everything weighs 1 */
  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#entries = new LRUCache({ maxSize: capacity });
    this.#weigh = weigh;
  }

  /** What is known under the key, else what `work` gives; a failure is told to whoever asked and not kept. */
  get(key: string, version: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known?.version === version) return known.value;
    const value = work();
    this.#entries.set(key, { version, value }, { size: 1 });
    const isKept = (): boolean => this.#entries.peek(key)?.value === value;
    value.then(
      (result) => {
        // Another entry, because the weight of one that is set again stays.
        if (isKept()) this.#entries.set(key, { version, value }, { size: this.#weigh(result) });
      },
      () => {
        if (isKept()) this.#entries.delete(key);
      },
    );
    return value;
  }
}
