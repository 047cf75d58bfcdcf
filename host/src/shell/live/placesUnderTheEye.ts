/** Where a reader looks, in parts of the height of the window: the middle first, then what is left when that goes. */
const HEIGHTS = [0.45, 0.35, 0.55, 0.25, 0.65, 0.8];
/** What is higher than this part of the window is no line but what holds many. */
const LARGEST = 0.4;

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if ((position === 'fixed' && !at.matches('dialog')) || position === 'sticky') return true;
  }
  return false;
}

/** A list that follows its own end is a place as a whole. */
function wholeOf(element: Element): Element {
  return element.closest('[aria-live]') ?? element;
}

/** The elements that are read now, the likeliest first: a field that is being filled, else what stands in the middle. */
export function placesUnderTheEye(): readonly Element[] {
  const height = document.documentElement.clientHeight;
  const found = new Set<Element>();
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select')) {
    const { top, bottom } = focused.getBoundingClientRect();
    if (top >= 0 && bottom <= height) found.add(focused);
  }
  for (const part of HEIGHTS) {
    const line = document
      .elementsFromPoint(document.documentElement.clientWidth / 2, height * part)
      .find((element) => element.getBoundingClientRect().height <= height * LARGEST);
    if (line && !isFixed(line)) found.add(wholeOf(line));
  }
  return [...found];
}

/** What scrolls an element: the nearest that can, or the page. */
export function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && at.scrollHeight > at.clientHeight && at !== document.body) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
