import { expect, type Page } from '@playwright/test';

/** A page for one decision has its title and whose it is in place of logo and powered-by link (C-275). */
export async function expectDecisionHeader(page: Page, title: string): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner).toContainText(title);
  await expect(banner).toContainText('Auto Mirante');
  await expect(banner.getByRole('link')).toHaveCount(0);
}
