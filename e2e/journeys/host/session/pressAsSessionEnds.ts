import type { Locator } from '@playwright/test';

/**
 * Presses what makes the call at which an ended session is noticed, unless the page has made one by itself and stands at
 * the login by then.
 */
export async function pressAsSessionEnds(button: Locator): Promise<void> {
  const pressed = button.click().catch(() => undefined);
  await Promise.race([pressed, button.page().waitForURL(/\/client\/login/)]);
}
