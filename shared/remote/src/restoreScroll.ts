/** How long a page may take to grow to its height, in milliseconds. */
const PATIENCE = 1000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` pixels. A list that is still being laid out may be too short for that, so it is
 * done again while the page grows, until the customer moves by himself or a second has passed.
 * @returns what ends it at once
 */
export function restoreScroll(top: number): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(end, PATIENCE);
  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  }
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  scroll();
  return end;
}
