export type PromptTurn = 'now' | 'later' | 'never';

interface Prompt {
  /** In milliseconds. */
  pause: number;
  /** How much of the first pause is over already, in milliseconds. */
  passed: number;
  turn: () => PromptTurn;
  offer: () => void;
}

/**
 * Offers something after a pause. When the moment is wrong it waits another pause of the same
 * length, as often as needed; when it is not to be offered at all it gives up.
 * @returns what takes it back.
 */
export function retry({ pause, passed, turn, offer }: Prompt): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(milliseconds: number): void {
    timer = setTimeout(() => {
      const now = turn();
      if (now === 'now') offer();
      else if (now === 'later') wait(pause);
    }, milliseconds);
  }
  wait(pause - passed);
  return () => clearTimeout(timer);
}
