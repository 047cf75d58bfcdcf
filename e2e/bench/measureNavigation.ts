import type { Browser } from '@playwright/test';
import type { Visit } from './measureHome.ts';

/** From the home to a page of another remote, whose code is on the machine already, in milliseconds. */
export async function measureNavigation(browser: Browser, visit: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(visit.cookies.map((cookie) => ({ ...cookie, url: visit.origin })));
    const page = await context.newPage();
    await page.goto(`${visit.origin}/client/services`);
    const link = page.locator('a[href$="/client/schedule"]').first();
    // Once there and back, so that the remote's code has arrived.
    await link.click();
    await page.waitForURL('**/client/schedule**');
    await page.locator('main h1').first().waitFor();
    await page.goBack();
    await link.waitFor();
    return await page.evaluate(async () => {
      const target = document.querySelector<HTMLElement>('a[href$="/client/schedule"]');
      const start = performance.now();
      return new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const remote = document.querySelector('[data-remote="mf-booking"] h1');
          if (!remote) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { subtree: true, childList: true });
        target?.click();
      });
    });
  } finally {
    await context.close();
  }
}
