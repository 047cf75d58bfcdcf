import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('Enter in a field sends, and the first wrong field gets the focus', async ({ page }) => {
  await openEntry(page, 'Form');
  const state = stateOf(page, 'Na página');
  const name = state.getByLabel('Nome');
  const city = state.getByLabel('Localidade');
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('Marta');
  await page.keyboard.press('Enter');
  await expect(city).toBeFocused();
  await expect(city).toHaveAccessibleDescription('Campo obrigatório!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(city).toBeFocused();
});
