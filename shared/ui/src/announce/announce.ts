/** Milliseconds until the region, once in the page, is given its words: a region born with words is not spoken. */
const SETTLE_MS = 100;
/** Long enough to be spoken, short enough not to be found when reading the page. */
const STAY_MS = 3000;

/**
 * Speaks a short text politely. Behind an open dialog everything is inert, so there the text is put
 * inside the dialog that `near` belongs to. What was said last and is still being spoken is not said again: two waits
 * that follow each other are one.
 */
export function announce(text: string, near: Element | null): void {
  const parent = near?.closest('dialog[open]') ?? document.body;
  const region = regionOf(parent);
  setTimeout(() => {
    if (region.lastElementChild?.textContent === text) return;
    const words = document.createElement('p');
    words.textContent = text;
    region.append(words);
    setTimeout(() => words.remove(), STAY_MS);
  }, SETTLE_MS);
}

function regionOf(parent: Element): Element {
  const known = parent.querySelector(':scope > [data-announcements]');
  if (known) return known;
  const region = document.createElement('div');
  region.dataset['announcements'] = '';
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  parent.append(region);
  return region;
}
