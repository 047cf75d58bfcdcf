interface Run<Value> {
  running: Promise<Value>;
  next: Promise<Value> | undefined;
}

/**
 * Answers equal questions that arrive together with one run. A question never joins a run that has
 * begun, only the one that begins after it, so that every answer is as fresh as one of its own.
 */
export class SharedRuns<Value> {
  readonly #runs = new Map<string, Run<Value>>();

  /** `key` names everything that the answer depends on, except the stored data. */
  ask(key: string, run: () => Promise<Value>): Promise<Value> {
    const known = this.#runs.get(key);
    if (known === undefined) {
      const started: Run<Value> = { running: run(), next: undefined };
      this.#runs.set(key, started);
      this.#forgetAfter(key, started);
      return started.running;
    }
    if (known.next === undefined) {
      const previous = known.running.then(ignore, ignore);
      known.next = previous.then(() => {
        const started: Run<Value> = { running: run(), next: undefined };
        this.#runs.set(key, started);
        this.#forgetAfter(key, started);
        return started.running;
      });
    }
    return known.next;
  }

  #forgetAfter(key: string, started: Run<Value>): void {
    const forget = (): void => {
      if (started.next === undefined && this.#runs.get(key) === started) this.#runs.delete(key);
    };
    started.running.then(forget, forget);
  }
}

const ignore = (): void => undefined;
