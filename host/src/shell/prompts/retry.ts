export type PromptTurn = 'now' | 'later' | 'never';

/**
 * Offers something after a pause. When the moment is wrong it waits another pause of the same
 * length, as often as needed; when it is not to be offered at all it gives up.
 * @param pause milliseconds.
 * @returns what takes it back.
 */
export function retry(pause: number, turn: () => PromptTurn, offer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    timer = setTimeout(() => {
      const now = turn();
      if (now === 'now') offer();
      else if (now === 'later') wait();
    }, pause);
  }
  wait();
  return () => clearTimeout(timer);
}
