import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/**
 * A screen without a next and without a way back, and a disabled button beside which nothing says what it waits for.
 */
export function findDeadEnd(page: Page): Promise<string[]> {
  return readScreen(page, (screen) => {
    const found: string[] = [];
    const ways = screen
      .controls()
      .filter((control) => control.closest('footer, [data-toasts]') === null)
      .filter((control) => control.matches('a[href]:not([href^="#"]), button, [role=button]'));
    if (ways.length === 0)
      found.push(`no way on or back on «${screen.top.textContent.trim().slice(0, 80)}»`);

    const AMOUNT = /-?[\d\s.]+,\d\d\s€|\d+/g;
    const words = (element: Element) => element.textContent.replaceAll(AMOUNT, '').trim();
    for (const button of screen.top.querySelectorAll('button:disabled')) {
      if (!screen.isSeen(button) || button.closest('table, [role=grid], [aria-busy=true]'))
        continue;
      if (button.matches('[aria-busy=true], [aria-describedby]')) continue;
      const own = words(button);
      // Icons and figures, such as days and pages, say by their place what they wait for.
      if (own.length < 4) continue;
      const place = button.closest('[data-dock], form, fieldset, section, dialog') ?? screen.top;
      if (words(place).replace(own, '').trim() === '')
        found.push(`${screen.describe(button)} is disabled, and nothing says why`);
    }
    return found;
  });
}
