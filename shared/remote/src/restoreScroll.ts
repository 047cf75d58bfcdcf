/** How long a page may take to grow to its height unless said otherwise, in milliseconds. */
const GROWS_MS = 1000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` pixels. A page that is still being laid out may be too short for that, so it is
 * done again while the page grows, until the customer moves by himself or the time has passed.
 * @returns what ends it at once
 */
export function restoreScroll(top: number, growsMs: number = GROWS_MS): () => void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(end, growsMs);
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
