import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('Header: the way past it comes first, then logo and bell', async ({ page }) => {
  await openEntry(page, 'Header');
  const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const box = await skip.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Auto Mirante, início' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Notificações, 3 por ler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeFocused();
});

test('Header: on a page under another the way back comes first', async ({ page }) => {
  await openEntry(page, 'Header', { state: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Voltar' })).toBeFocused();
});
