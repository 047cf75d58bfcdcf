import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/**
 * Controls that a finger cannot reach: scrolled to, something else lies over their middle, or they cannot be scrolled
 * to. The page is scrolled as before afterwards.
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return readScreen(page, (screen) => {
    const NEXT = '[data-primary], [type="submit"], [data-dock] *, [role="tab"]';
    const found: string[] = [];
    const scrolled = new Map<Element, [left: number, top: number]>();
    const remember = (element: Element) => {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (!scrolled.has(around)) scrolled.set(around, [around.scrollLeft, around.scrollTop]);
    };
    const middleOf = (element: Element) => {
      const box = element.getClientRects()[0];
      return box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    };
    const headOf = (element: Element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + 20);
    };
    for (const control of screen.controls()) {
      // A hidden input is pressed by its label; one that lies over a whole card by any part of it.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const target = labels[0] ?? control;
      remember(target);
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const over = middleOf(target);
      const isHit = [
        over,
        middleOf(control),
        ...(labels.length > 0 || control.matches('input') ? [headOf(target)] : []),
      ].some((hit) => hit && [control, ...labels].some((wanted) => wanted.contains(hit)));
      if (isHit) continue;
      // A toast goes by itself: what it may lie over meanwhile are the first and last lines, never what comes next.
      if (over?.closest('[data-toasts]') && !control.matches(NEXT)) continue;
      // A link that is seen only while it has the focus: who has it there does not point.
      if (over?.matches('a[href^="#"]:focus')) continue;
      const why = over ? `lies under ${screen.describe(over)}` : 'cannot be scrolled to';
      found.push(`${screen.describe(target)} ${why}`);
    }
    for (const [element, [left, top]] of scrolled)
      element.scrollTo({ left, top, behavior: 'instant' });
    return found;
  });
}
