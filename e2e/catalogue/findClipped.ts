import type { Page } from '@playwright/test';

/**
 * What a reader cannot get at: a page that scrolls sideways, text that sticks out of a box
 * that hides it, an element beyond the window's edge. Text that ends in an ellipsis by
 * intention, hidden-for-sight text and boxes that scroll are none of these.
 */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} > ${clientWidth} px wide`);

    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const name = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`;

    for (const element of document.querySelectorAll<HTMLElement>(
      '#catalogue *, dialog, dialog *',
    )) {
      const style = getComputedStyle(element);
      if (element.textContent.trim() === '' || !element.checkVisibility()) continue;
      // One pixel wide: the usual way to write for screen readers alone.
      if (element.clientWidth <= 1 || element.closest('.visually-hidden') !== null) continue;
      // Panels that wait beside the chosen one: the tabs above bring them in.
      if (element.matches('[data-slides]')) continue;
      const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (shortened) continue;
      if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`sideways: ${name(element)}`);
      }
      if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1) {
        found.push(`downwards: ${name(element)}`);
      }
    }
    return found;
  });
}
