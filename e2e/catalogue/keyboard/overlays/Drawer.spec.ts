import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { readNames } from '../../readNames.ts';

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`Drawer: Tab stays inside and Escape returns to what opened it, ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openEntry(page, 'Drawer');
    const panel = page.getByRole('dialog', { name: 'Empresas' });
    await expect(panel.getByRole('heading', { name: 'Empresas' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panel.getByRole('button', { name: 'Terminar sessão' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Abrir' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test(`Drawer: the page behind is inert, the navigation is not, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openEntry(page, 'Drawer');
    expect(await readNames(page, 'main')).toEqual([]);
    await expect(page.getByRole('link', { name: 'Agenda' })).toBeVisible();
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(page).toHaveURL(/#agenda$/);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => readNames(page, 'main')).toHaveLength(1);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  });
}

test('Drawer: a dialog over it answers first and gives the focus back to it', async ({ page }) => {
  await openEntry(page, 'Drawer');
  const ask = page.getByRole('button', { name: 'Terminar sessão' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await readNames(page, 'heading')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Empresas' })).toBeVisible();
});
