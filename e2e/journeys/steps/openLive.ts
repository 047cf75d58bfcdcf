import { expect, type Page } from '@playwright/test';

/** Where a page hears what changes. */
export const STREAM = '**/api/main/live*';

/** Opens a page at its app path and waits until it hears of changes. */
export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse(STREAM);
  await page.goto(`/client${path}`);
  expect((await stream).status()).toBe(200);
}
