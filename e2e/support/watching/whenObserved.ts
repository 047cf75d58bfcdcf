import { expect, type Page } from '@playwright/test';

/**
 * Resolves once the page observes entries of this type. To be called before the page is opened.
 * @param type of the entries, as `PerformanceObserver` names it
 */
export async function whenObserved(page: Page, type: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observe = Reflect.get(PerformanceObserver.prototype, 'observe');
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === wanted) Reflect.set(window, `observes ${wanted}`, true);
      Reflect.apply(observe, this, [options]);
    };
  }, type);
  await expect
    .poll(() =>
      page.evaluate((wanted) => Reflect.has(window, `observes ${wanted}`), type).catch(() => false),
    )
    .toBe(true);
}
