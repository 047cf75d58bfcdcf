import { expect, type Page } from '@playwright/test';

/** Accepts the cookie banner of a first visit. */
export async function acceptCookies(page: Page): Promise<void> {
  const banner = page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
  await banner.getByRole('button', { name: 'Aceitar' }).click();
  await expect(banner).toBeHidden();
}
