import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { readNames } from '../../readNames.ts';

test(
  'CookieSheet: Escape and the scrim leave it, an answer closes it',
  {
    tag: ['@CKE-15'],
  },
  async ({ page }) => {
    await openEntry(page, 'CookieSheet');
    const sheet = page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
    await expect(page.getByRole('heading', { name: 'Cookies, em poucas palavras' })).toBeFocused();
    expect(await readNames(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Escolher' })).toBeFocused();
    await page.keyboard.press('Enter');
    // Another form of the same sheet: its title is read, and there is a way back.
    await expect(page.getByRole('heading', { name: 'Escolher cookies' })).toBeFocused();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await sheet.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'CookieSheet: opened again Escape and its button leave the answer as it was, the scrim still does nothing',
  { tag: ['@CKE-15'] },
  async ({ page }) => {
    await openEntry(page, 'CookieSheet', { state: 2 });
    const sheet = page.getByRole('dialog', { name: 'Cookies, em poucas palavras' });
    await page.mouse.click(20, 20);
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Escolher' }).click();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
