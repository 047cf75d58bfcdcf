import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('Dock: its action is a stop', async ({ page }) => {
  await openEntry(page, 'Dock', { state: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirmar presença' })).toBeFocused();
});
