import type { Page } from '@playwright/test';

/** What moves on the page by itself, or takes longer than a frame to change. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getTiming() ?? {};
      const still = typeof duration !== 'number' || (duration <= 1 && iterations !== Infinity);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return still ? [] : [`${target?.className ?? ''}: ${duration} ms`];
    }),
  );
}
