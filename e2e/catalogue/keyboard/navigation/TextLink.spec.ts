import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';

test('a link without an address is a button: Enter and Space press it', async ({ page }) => {
  await openEntry(page, 'TextLink');
  await page.keyboard.press('Tab');
  await expect(stateOf(page, 'No texto').getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  const state = stateOf(page, 'Botão no texto');
  await expect(state.getByRole('button', { name: 'termos e condições' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(state.getByText('(abertos 2 vezes)')).toBeVisible();
});
