import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { stateOf } from '../fields/fields.ts';

test('each row copies its own value by keyboard and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEntry(page, 'CopyRow');
  const state = stateOf(page, 'Referência Multibanco');
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Copiar entidade' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Copiar referência' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('status').filter({ hasText: 'Copiado' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('482917306');
  await expect(state.getByRole('button', { name: 'Copiar referência' })).toBeFocused();
});

test('where the browser refuses, it says so and selects the value', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await openEntry(page, 'CopyRow');
  const state = stateOf(page, 'Referência Multibanco');
  await state.getByRole('button', { name: 'Copiar entidade' }).focus();
  await page.keyboard.press('Space');
  await expect(state.getByText('Não foi possível copiar')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('21\u00a0312');
});
