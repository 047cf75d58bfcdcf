/**
 * Lets one at a time through to the same thing. Whoever finds it closed waits for it to open once and
 * then has to look again whether going through still makes sense.
 */
export class Gate {
  readonly #closed = new Map<string, Promise<void>>();

  /** Resolves to a function that opens the gate again, or to undefined after a wait. */
  async enter(key: string): Promise<(() => void) | undefined> {
    const waiting = this.#closed.get(key);
    if (waiting !== undefined) {
      await waiting;
      return undefined;
    }
    let open = (): void => undefined;
    this.#closed.set(key, new Promise((resolve) => (open = resolve)));
    return () => {
      this.#closed.delete(key);
      open();
    };
  }
}
