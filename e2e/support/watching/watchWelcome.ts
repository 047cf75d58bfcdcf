import type { Locator, Page } from '@playwright/test';

/**
 * Notes in each document whether the splash of lite pages was ever drawn in it, however short; must be called before
 * the page is opened. @returns what is there once it was
 */
export async function watchWelcome(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('A preparar os seus dados'))
        document.documentElement.dataset['welcomed'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  return page.locator('html[data-welcomed]');
}
