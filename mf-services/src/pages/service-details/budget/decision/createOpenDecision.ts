/** A decision that is on its way, for whoever learns meanwhile that another budget is in force. */
export interface OpenDecision {
  /** It begins with a question about this version. */
  begin(version: number): void;
  /** A question is on the screen until the returned function is called; `close` takes it away. */
  ask(close: () => void): () => void;
  /** It was refused, with words, because another version is in force. */
  refuse(): void;
  end(): void;
  /**
   * Another version than this one is in force: takes a question about it away.
   * @returns whether that has to be said: a decision that was sent is refused with the same words
   */
  moveFrom(version: number | undefined): boolean;
}

export function createOpenDecision(): OpenDecision {
  let decided: number | null = null;
  let refused: number | null = null;
  let closeQuestion: (() => void) | null = null;
  return {
    begin: (version) => void (decided = version),
    ask(close) {
      closeQuestion = close;
      return () => void (closeQuestion = null);
    },
    refuse: () => void (refused = decided),
    end: () => void (decided = null),
    moveFrom(version) {
      if (version === refused || (decided !== null && closeQuestion === null)) return false;
      closeQuestion?.();
      return true;
    },
  };
}
