import { expect, type Page } from '@playwright/test';

/** The code has taken over what was drawn in the document, or has drawn the page itself. */
export const isTaken = (page: Page) =>
  expect(page.locator('#root:not([data-drawn]) h1')).toBeVisible();
