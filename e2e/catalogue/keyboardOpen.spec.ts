import { expect, test } from '@playwright/test';
import { openEntry } from './openEntry.ts';

test(
  'the bottom bar makes room while the on-screen keyboard is open',
  { tag: ['@LIM-03'] },
  async ({ page }) => {
    await openEntry(page, 'NavigationBar');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 390, height: 500 });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar).toBeVisible();
  },
);
