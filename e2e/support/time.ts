import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the time of a page whose clock is installed, a moment from now; asked again where a busy machine needs longer than
 * that to say so.
 */
export async function holdTime(page: Page, ahead = 1000): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate((more) => Date.now() + more, ahead));
  }).toPass();
}

/** Stops the page's time; from here on only `passTime` and `untilShown` let some pass. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await holdTime(page);
}

/** The end of a time is passed in this many steps, so that what was set off is fetched and drawn. */
const STEPS = 20;
const STEP_MS = 25;

/** Lets this many milliseconds pass, 500 or more. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - STEPS * STEP_MS);
  for (let step = 0; step < STEPS; step++) await page.clock.runFor(STEP_MS);
}

/** Waits for what a page draws while its time stands still, which needs a little of it. */
export async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return shown.first().isVisible();
      },
      { timeout: 30_000, intervals: [STEP_MS] },
    )
    .toBe(true);
}
