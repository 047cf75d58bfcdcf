import { RESIZE_DELAY_MS } from '@portal/domain/limits';
import { useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';
/** The next action of the screen. */
const NEXT = '[data-primary], [type="submit"], [data-dock] *';
/** From here on a place is left when the other one is better: a tab, or several other controls. */
const BAD = 5;

/** Room around a toast, which moves this much while it comes, in px. */
const ROOM_PX = 16;
/** After how long without a change the page counts as drawn, in milliseconds: as after one of size (LIM-04). */
const SETTLED_MS = RESIZE_DELAY_MS;

function weigh(control: Element): number {
  if (control.matches(NEXT)) return 100;
  return control.matches('[role="tab"]') ? BAD : 1;
}

/** What the customer can press or write in and the toasts at their place keep from them, weighed. */
function coveredBy(place: HTMLElement): number {
  const toasts = [...place.querySelectorAll('[data-toast]')].map((toast) =>
    toast.getBoundingClientRect(),
  );
  // What lies under them is looked for.
  place.style.visibility = 'hidden';
  const covered = [...document.querySelectorAll(CONTROLS)].filter((control) => {
    if (place.contains(control)) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return toasts.some((toast) => {
      const from = { x: Math.max(left, toast.left), y: Math.max(top, toast.top - ROOM_PX) };
      const to = { x: Math.min(right, toast.right), y: Math.min(bottom, toast.bottom + ROOM_PX) };
      if (from.x >= to.x || from.y >= to.y) return false;
      // Not what is covered already, or made inert by a dialog.
      const hit = document.elementFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
      return control.contains(hit);
    });
  });
  place.style.visibility = '';
  return covered.reduce((sum, control) => sum + weigh(control), 0);
}

/** At the foot of the window, under the header, or at the other end of the foot where there is one. */
const PLACES = ['foot', 'head', 'start'] as const;

/** The place that covers least; one where nothing but a lesser control is covered is left only for a free one. */
function choose(place: HTMLElement): void {
  // It does not move away from who is about to answer it.
  if (place.matches(':hover, :focus-within')) return;
  const at = place.dataset['at'] ?? 'foot';
  const here = coveredBy(place);
  if (here === 0) return;
  let best = { at, covered: here };
  for (const other of PLACES) {
    place.dataset['at'] = other;
    const covered = coveredBy(place);
    if (covered < best.covered) best = { at: other, covered };
  }
  place.dataset['at'] = here >= BAD || best.covered === 0 ? best.at : at;
}

/** The next toasts begin at the foot again. */
function goHome(place: HTMLElement): void {
  delete place.dataset['at'];
}

/** Room at the end of what scrolls, so that nothing there stays under a toast that stays. */
function reserve(place: HTMLElement | null): void {
  const { style } = document.documentElement;
  if (place?.dataset['at'] === 'head') style.removeProperty('--toast-space');
  else if (place) style.setProperty('--toast-space', `${place.offsetHeight + ROOM_PX}px`);
  else style.removeProperty('--toast-space');
}

/**
 * Lays the toasts where they cover least: never the next action of the screen while there is
 * another place.
 * @param shown changes with the toasts that are shown; empty without any.
 */
export function useFreePlace(place: HTMLElement, shown: string): void {
  useEffect(() => {
    if (shown === '') {
      goHome(place);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      choose(place);
      reserve(place);
    };
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    settle();
    const observer = new MutationObserver(settleSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', settleSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', settleSoon);
      reserve(null);
    };
  }, [place, shown]);
}
