import { expect, test } from '@playwright/test';
import { openEntry } from './openEntry.ts';

// A window of 1280 × 1024 at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

for (const [entry, bar] of [
  ['Header', 'header'],
  ['NavigationBar', 'nav'],
  ['Dock', '[data-dock]'],
  ['SwipeTabs', '[role="tablist"]'],
] as const) {
  test(`${entry}: magnified to 400 % it moves with the page and leaves the window to it`, async ({
    page,
  }) => {
    await openEntry(page, entry);
    const moved = await page.evaluate((selector) => {
      const topAfter = (scrolled: number) => {
        window.scrollTo({ top: scrolled, behavior: 'instant' });
        return document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
      };
      const end = document.documentElement.scrollHeight - window.innerHeight;
      return topAfter(end - 40) - topAfter(end);
    }, bar);
    expect(moved).toBe(40);
  });
}
