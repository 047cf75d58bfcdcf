import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/**
 * Text that cannot be read to its end: beyond the edge of the window or of a box that hides it. Text that ends in an
 * ellipsis by intention is none, nor what can be scrolled to.
 */
export function findCutText(page: Page): Promise<string[]> {
  return readScreen(page, (screen) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const frameOf = (element: Element) => {
      const style = getComputedStyle(element);
      return {
        /** What goes beyond it can be read all the same, or ends in an ellipsis. */
        isFree:
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          scrolls(style.overflowX) ||
          scrolls(style.overflowY),
        isFixed: style.position === 'fixed',
        hidesSideways: hides(style.overflowX),
        hidesDownwards: hides(style.overflowY),
        // Lines are higher than their letters by a third and more.
        leeway: Number.parseFloat(style.fontSize) / 3,
        edge: element.getBoundingClientRect(),
      };
    };
    /** Every text has nearly the same around it: each is asked once for what it hides. */
    const frames = new Map<Element, ReturnType<typeof frameOf>>();
    const frameAround = (element: Element) => {
      const frame = frames.get(element) ?? frameOf(element);
      frames.set(element, frame);
      return frame;
    };
    for (const { node, holder } of screen.texts()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = holder; around !== null; around = around.parentElement) {
        const { edge, leeway, ...frame } = frameAround(around);
        if (frame.isFree) break;
        const sideways =
          frame.hidesSideways && (box.right > edge.right + 2 || box.left < edge.left - 2);
        const downwards =
          frame.hidesDownwards &&
          (box.bottom > edge.bottom + leeway || box.top < edge.top - leeway);
        if (sideways || downwards) {
          found.push(`${screen.describe(holder)} is cut off by ${screen.describe(around)}`);
          break;
        }
        if (frame.isFixed && (box.right > clientWidth + 2 || box.left < -2)) {
          found.push(`${screen.describe(holder)} reaches out of the window`);
          break;
        }
      }
    }
    return found;
  });
}
