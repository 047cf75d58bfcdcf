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
    for (const { node, holder } of screen.texts()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = holder; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        const edge = around.getBoundingClientRect();
        const scrolls = (value: string) => value === 'auto' || value === 'scroll';
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const sideways =
          hides(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
        // Lines are higher than their letters by a third and more.
        const leeway = Number.parseFloat(style.fontSize) / 3;
        const downwards =
          hides(style.overflowY) &&
          (box.bottom > edge.bottom + leeway || box.top < edge.top - leeway);
        if (sideways || downwards) {
          found.push(`${screen.describe(holder)} is cut off by ${screen.describe(around)}`);
          break;
        }
        if (style.position === 'fixed' && (box.right > clientWidth + 2 || box.left < -2)) {
          found.push(`${screen.describe(holder)} reaches out of the window`);
          break;
        }
      }
    }
    return found;
  });
}
