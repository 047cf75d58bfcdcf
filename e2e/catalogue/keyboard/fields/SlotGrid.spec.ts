import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('each free time is a stop and Enter or Space presses one at a time', async ({ page }) => {
  await openEntry(page, 'SlotGrid');
  const state = page.getByRole('region', { name: 'Por escolher' });
  const slot = (name: string) => state.getByRole('button', { name });
  await page.keyboard.press('Tab');
  await expect(slot('09:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(slot('09:30')).toHaveAttribute('aria-pressed', 'true');
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'false');
});

test('taken times are passed over', async ({ page }) => {
  await openEntry(page, 'SlotGrid');
  const state = page.getByRole('region', { name: 'Algumas ocupadas' });
  await state.getByRole('button', { name: '09:00' }).focus();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: '10:15' })).toBeFocused();
});
