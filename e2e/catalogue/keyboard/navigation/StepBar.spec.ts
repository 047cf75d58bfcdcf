import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('StepBar: only done steps can be gone back to', async ({ page }) => {
  await openEntry(page, 'StepBar');
  const steps = page.getByRole('navigation', { name: 'Passos, no último' });
  await expect(
    page.getByRole('navigation', { name: 'Passos, no primeiro' }).getByRole('button'),
  ).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(steps.getByRole('button', { name: 'Serviço' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(steps.locator('[aria-current=step]')).toHaveText('Data e hora');
  await expect(steps.getByRole('button')).toHaveCount(1);
});
