import { expect, test } from '@playwright/test';
import { catalogueEntries } from './catalogueEntries.ts';
import { findClipped } from './findClipped.ts';
import { findMoving } from './findMoving.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { eachState } from './openEntry.ts';

const phone = { width: 390, height: 844 };
// The narrowest window that WCAG asks for. Seven days of 44 px do not fit beside each other there.
const narrow = { width: 320, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of catalogueEntries()) {
  test(`${entry}: at 320 px and 200 % nothing is cut off, targets have 44 px, nothing moves`, async ({
    page,
  }) => {
    await eachState(page, entry, {}, async (state) => {
      await page.setViewportSize(phone);
      const moving = await findMoving(page);
      expect.soft(moving, `state ${state}, less motion was asked for`).toEqual([]);
      expect.soft(await findSmallTargets(page), `state ${state}, targets`).toEqual([]);
      await page.setViewportSize(narrow);
      expect.soft(await findClipped(page), `state ${state}, cut off at 320 px`).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await findClipped(page), `state ${state}, cut off at 200 %`).toEqual([]);
    });
  });
}
