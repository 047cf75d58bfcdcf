/** Facts beside the work: one that came, or its words that became others. */
const FACT = 'aside * dl > div';
/** What the provider wrote. */
const MESSAGE = '[data-card="messages"] ol > li:not([data-own])';
const WASH_MS = 4000;
const washed = {
  backgroundColor: 'var(--info-soft)',
  boxShadow: 'var(--info-soft) 0 0 0 6px',
};

function wash(element: Element, shape: Keyframe = {}): void {
  // Nothing is drawn of an imitated page.
  if (!('animate' in element)) return;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // With less motion the same wash is gone at once.
  const easing = isReduced ? 'steps(1, end)' : 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  const keyframes = [0, 0.35].map((offset) => ({ ...washed, ...shape, easing, offset }));
  element.animate(keyframes, WASH_MS);
}

/** Washes what changes among the facts of a page, and messages that come, for four seconds (motion.html). Returns what ends it. */
export function washNews(page: Element): () => void {
  const observer = new MutationObserver((records) => {
    const news = records.flatMap(({ target, addedNodes }) =>
      target instanceof Text ? [target.parentElement?.closest(FACT)] : [...addedNodes],
    );
    for (const element of new Set(news)) {
      if (!(element instanceof HTMLElement)) continue;
      if (element.matches(FACT)) wash(element, { borderRadius: 'var(--r-2)' });
      if (element.matches(MESSAGE)) wash(element.lastElementChild ?? element);
    }
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
