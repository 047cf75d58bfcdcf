import type { Page } from '@playwright/test';

/**
 * Controls of which nothing is seen once they have the focus (WCAG 2.4.11): gone through as with the Tab key, downwards
 * and back, because what sticks at the top covers on the way up.
 */
export function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What Tab stays inside of.
    const layers = document.querySelectorAll('dialog[open], [role="dialog"]');
    const layer = [...layers].at(-1) ?? document.body;
    const controls = [
      ...layer.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary'),
    ].filter((control) => control.checkVisibility() && control.tabIndex >= 0);
    const isSeen = (control: HTMLElement): boolean => {
      // What is drawn of a hidden input is its label.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return [control, label].some((drawn) => {
        if (!drawn) return false;
        const { left, right, top, bottom } = drawn.getBoundingClientRect();
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        return parts.some((down) =>
          parts.some((along) => {
            const hit = document.elementFromPoint(
              left + (right - left) * along,
              top + (bottom - top) * down,
            );
            return hit !== null && (drawn.contains(hit) || hit.contains(control));
          }),
        );
      });
    };
    const found = new Set<string>();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control || isSeen(control)) continue;
      found.add(control.getAttribute('aria-label') ?? control.textContent);
    }
    return [...found];
  });
}
