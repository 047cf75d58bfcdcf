import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('categories are chosen and given up with Enter and Space, one stop each', async ({ page }) => {
  await openEntry(page, 'CategoryCard');
  const car = page.getByRole('button', { name: 'Automóvel' });
  await page.keyboard.press('Tab');
  await expect(car).toBeFocused();
  await expect(car).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(car).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(car).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reparação e tecnologia' })).toBeFocused();
});
