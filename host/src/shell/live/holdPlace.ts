import { scrollerOf, placesUnderTheEye } from './placesUnderTheEye.ts';

/** How long what was heard may take to be drawn, in milliseconds. */
const HELD_MS = 5000;
/** A smaller movement is none, in CSS pixels. */
const SLACK_PX = 0.5;

export interface PlaceHolder {
  /** Something is about to change by itself: what is read now stays where it is. */
  hold(): void;
  stop(): void;
}

/**
 * Keeps the line that is read where it is on the screen while the page shows what it has heard, whatever is drawn above it
 * (LIVE-07). What the customer does ends it: then the page moves as it always does. Browsers hold the place themselves in
 * part; Safari does not, and none does at the top of a page.
 */
export function holdPlace(): PlaceHolder {
  let places: readonly { element: Element; top: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    places = placesUnderTheEye().map((element) => ({
      element,
      top: element.getBoundingClientRect().top,
    }));
  };
  function keep(): void {
    const place = places.find(({ element }) => element.isConnected);
    if (place === undefined) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) > SLACK_PX) scrollerOf(place.element).scrollTop += moved;
  }
  const drawing = new MutationObserver(keep);
  // Pictures that come later.
  const size = new ResizeObserver(keep);

  function release(): void {
    clearTimeout(timer);
    drawing.disconnect();
    size.disconnect();
    removeEventListener('pointerdown', onAct, true);
    removeEventListener('keydown', onAct, true);
    removeEventListener('scroll', look, true);
    document.documentElement.style.removeProperty('overflow-anchor');
  }
  /** Whoever types goes on reading; any other key and every press moves the page on purpose. */
  function onAct(event: Event): void {
    const isTyped =
      event.type === 'keydown' &&
      event.target instanceof Element &&
      event.target.matches('input, textarea');
    if (!isTyped) release();
  }

  return {
    hold() {
      clearTimeout(timer);
      timer = setTimeout(release, HELD_MS);
      look();
      // Two that hold the same place move it twice.
      document.documentElement.style.setProperty('overflow-anchor', 'none');
      drawing.observe(document.body, { childList: true, subtree: true, characterData: true });
      size.observe(document.body);
      addEventListener('pointerdown', onAct, true);
      addEventListener('keydown', onAct, true);
      // A scroll of ours finds the place where it was.
      addEventListener('scroll', look, { capture: true, passive: true });
    },
    stop: release,
  };
}
