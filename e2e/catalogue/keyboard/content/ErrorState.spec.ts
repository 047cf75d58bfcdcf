import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('trying again is one key away and keeps the focus', async ({ page }) => {
  await openEntry(page, 'ErrorState');
  const state = page.getByRole('region', { name: 'Com nova tentativa' });
  const retry = state.getByRole('button', { name: 'Tentar novamente' });
  await page.keyboard.press('Tab');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('status')).toHaveText('Tentativa 2');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Space');
  await expect(state.getByRole('status')).toHaveText('Tentativa 3');
});

test('a second press while it is being tried does nothing and loses no focus', async ({ page }) => {
  await openEntry(page, 'ErrorState');
  const busy = page
    .getByRole('region', { name: 'A tentar de novo' })
    .getByRole('button', { name: /Tentar novamente/ });
  await busy.focus();
  await page.keyboard.press('Enter');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
});
