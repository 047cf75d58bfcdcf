import { expect, test } from '@playwright/test';
import { catalogueEntries } from './catalogueEntries.ts';
import { eachState } from './openEntry.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of catalogueEntries()) {
  test(`${entry}: nothing moves for those who asked for less motion`, async ({ page }) => {
    await eachState(page, entry, {}, async (state) => {
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { duration, iterations } = effect?.getTiming() ?? {};
          const still = typeof duration !== 'number' || (duration <= 1 && iterations !== Infinity);
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return still ? [] : [`${target?.className ?? ''}: ${duration} ms`];
        }),
      );
      expect(moving, `state ${state}`).toEqual([]);
    });
  });
}
