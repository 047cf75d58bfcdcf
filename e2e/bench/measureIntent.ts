import type { Browser } from '@playwright/test';
import { newVisitor } from './openCold.ts';
import type { Start } from './starts/starts.ts';

/** For how long the pointer rests on the link before the click at least, in milliseconds. */
const REST_MS = 100;

/**
 * From the home to a page of another remote that was never opened: the pointer rests on the link until the code
 * that this brings has arrived, then clicks. Milliseconds from the click until the page's heading is drawn.
 */
export async function measureIntent(
  browser: Browser,
  origin: string,
  start: Start,
): Promise<number> {
  const desktop = { width: 1280, height: 800 };
  const context = await newVisitor(browser, origin, start.cookies, desktop);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(origin + start.address);
    const link = page.locator('main a[href$="/client/schedule"]').first();
    await link.waitFor();
    // The shell listens once it has nothing better to do.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/intent\.\w+\.js$/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    const code = page.waitForResponse((answer) => /\/page-schedule\.\w+\.js$/.test(answer.url()));
    const hovered = performance.now();
    await page.mouse.move(1, 1);
    await link.hover();
    await (await code).finished();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction((rest) => performance.now() > rest, REST_MS);
    if (performance.now() - hovered < REST_MS) throw new Error('The pointer has not rested.');
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('The page has not come.')), 30_000);
          let clicked = 0;
          document.addEventListener('click', (event) => (clicked = event.timeStamp), {
            capture: true,
          });
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[data-remote="mf-booking"] h1')) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - clicked));
          });
          observer.observe(document.body, { subtree: true, childList: true });
        }),
    );
    await link.click();
    return await shown;
  } finally {
    await context.close();
  }
}
