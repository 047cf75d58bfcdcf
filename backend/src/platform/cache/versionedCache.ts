interface Entry<Value> {
  version: string;
  value: Promise<Value>;
  weight: number;
}

/**
 * Keeps what was worked out, each under its key, for as long as it is asked for with the same version. What was
 * asked for least recently is forgotten first when everything together weighs more than `capacity`.
 */
export class Remembered<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #capacity: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  /** What is known under the key, else what `work` gives; a failure is told to whoever asked and not kept. */
  get(key: string, version: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known?.version === version) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    this.#forget(key);
    const entry: Entry<Value> = { version, value: work(), weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weighIn(key, entry, this.#weigh(value)),
      () => {
        if (this.#entries.get(key) === entry) this.#forget(key);
      },
    );
    return entry.value;
  }

  #weighIn(key: string, entry: Entry<Value>, weight: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = weight;
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
