import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from './fields.ts';

test('the password is shown and hidden by keyboard, and stays what it was', async ({ page }) => {
  await openEntry(page, 'PasswordField');
  const state = stateOf(page, 'Vazio');
  const password = state.getByLabel('Password', { exact: true });
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('Segredo-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Mostrar password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Segredo-1');
  await expect(state.getByRole('button', { name: 'Ocultar password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
});
