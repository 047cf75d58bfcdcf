import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The sentence that heads the home of a customer without services, once the lists have arrived. */
export function quietHome(page: Page | FrameLocator): Locator {
  return page.getByRole('heading', { level: 1, name: 'Está tudo em dia.' });
}
