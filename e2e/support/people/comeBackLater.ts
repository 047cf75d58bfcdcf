import type { Page } from '@playwright/test';

/** The page has been open for long, and its owner comes back to it. The page's clock must be installed. */
export async function comeBackLater(page: Page): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/revision'));
  await page.clock.runFor('31:00');
  await asked;
}
