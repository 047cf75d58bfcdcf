import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('a card that opens in place answers to Enter and Space', async ({ page }) => {
  await openEntry(page, 'EntityCard');
  const state = page.getByRole('region', { name: 'Abre no lugar' });
  await state.getByRole('button', { name: /Fisio Alameda/ }).focus();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('status')).toHaveText('Aberta 1 vezes');
  await page.keyboard.press('Space');
  await expect(state.getByRole('status')).toHaveText('Aberta 2 vezes');
});

test('cards that lead elsewhere are one stop each, in order, and follow Enter', async ({
  page,
}) => {
  await openEntry(page, 'EntityCard');
  const links = page.getByRole('link');
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#empresa$/);
});
