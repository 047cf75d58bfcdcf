import { expect, type Page } from '@playwright/test';
import { handWithMouse } from './hand.ts';

/** Accepts the cookie banner of a first visit; the welcome video counts as seen. */
export async function acceptCookies(page: Page, hand = handWithMouse): Promise<void> {
  const banner = page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
  await hand.press(banner.getByRole('button', { name: 'Aceitar' }));
  await expect(banner).toBeHidden();
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'videoTutorial', value: 'true', url: origin }]);
}
