import { expect, type Page } from '@playwright/test';

/**
 * Prepares a page, before it is opened, for being asked when it observes entries of a type.
 * @param type of the entries, as `PerformanceObserver` names it
 * @returns resolves once they are observed
 */
export async function whenObserved(page: Page, type: string): Promise<() => Promise<void>> {
  // Awaited: a page that is opened meanwhile may be there before it.
  await page.addInitScript((wanted) => {
    const observe = Reflect.get(PerformanceObserver.prototype, 'observe');
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === wanted) Reflect.set(window, `observes ${wanted}`, true);
      Reflect.apply(observe, this, [options]);
    };
  }, type);
  const isObserved = () =>
    page.evaluate((wanted) => Reflect.has(window, `observes ${wanted}`), type).catch(() => false);
  return () => expect.poll(isObserved).toBe(true);
}
