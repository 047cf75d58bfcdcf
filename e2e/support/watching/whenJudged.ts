import { expect, type Page } from '@playwright/test';

/**
 * Resolves once remotes are judged: what does that comes with the watch over long tasks, after the page's own content.
 * To be called before the page is opened.
 */
export async function whenJudged(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observe = Reflect.get(PerformanceObserver.prototype, 'observe');
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'long-animation-frame') Reflect.set(window, 'watchesTasks', true);
      Reflect.apply(observe, this, [options]);
    };
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.has(window, 'watchesTasks')).catch(() => false))
    .toBe(true);
}
