import { expect, test } from '@playwright/test';
import { openEntry } from '../openEntry.ts';

test('Dock: the action comes before its quiet links', async ({ page }) => {
  await openEntry(page, 'Dock', { state: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirmar presença' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Alterar' })).toBeFocused();
});
