export type PromptTurn = 'now' | 'later' | 'never';

/**
 * Offers something after a pause. When the moment is wrong it waits another pause of the same
 * length, as often as needed; when it is not to be offered at all it gives up.
 * @param pause milliseconds.
 * @param begun when the first pause began, in milliseconds of the page.
 * @returns what takes it back.
 */
export function retry(
  pause: number,
  begun: number,
  turn: () => PromptTurn,
  offer: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(left = pause): void {
    timer = setTimeout(() => {
      const now = turn();
      if (now === 'now') offer();
      else if (now === 'later') wait();
    }, left);
  }
  wait(pause - (performance.now() - begun));
  return () => clearTimeout(timer);
}
