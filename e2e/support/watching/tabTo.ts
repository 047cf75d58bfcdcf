import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has controls before its last one. */
const MOST_PRESSES = 60;

/** Presses Tab until the focus is on the element; fails when it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
