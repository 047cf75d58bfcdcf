import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/** After an action the keyboard goes on from nowhere: the focus is on nothing, or on what is not seen. */
export function findLostFocus(page: Page): Promise<string[]> {
  return readScreen(page, (screen) => {
    const active = document.activeElement;
    if (active === null || active === document.body) return ['the focus is on nothing'];
    if (!screen.top.contains(active) && screen.top !== document.body)
      return [`the focus is behind the dialog, on ${screen.describe(active)}`];
    // Headings for screen readers alone take it when a page arrives.
    const spoken = active.matches('h1, h2, main, [role=dialog], dialog');
    const drawn = active.matches('input') ? (active.closest('label') ?? active) : active;
    if (!spoken && !screen.isSeen(drawn))
      return [`the focus is on ${screen.describe(active)}, which is not seen`];
    return [];
  });
}
