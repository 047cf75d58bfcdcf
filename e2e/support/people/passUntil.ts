import { expect, type Page } from '@playwright/test';

/**
 * Lets time pass for a page, five seconds at once, until something is seen that it only waits for. Its clock must be
 * installed.
 * @param seen looks for it, no longer than told
 */
export async function passUntil(
  page: Page,
  seen: (soon: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5000);
    await seen({ timeout: 500 });
  }).toPass({ intervals: [0] });
}
