import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's time; from here on only `page.clock.runFor` lets some pass. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Waits for what a page draws while its time stands still: answers are told by timers of no length. */
export async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return shown.first().isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
