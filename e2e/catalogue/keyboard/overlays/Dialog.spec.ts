import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';
import { readNames } from '../../readNames.ts';

const question = 'Aprovar este orçamento?';

test('Dialog: focus starts on its title, stays inside and returns to what opened it', async ({
  page,
}) => {
  await openEntry(page, 'Dialog', { state: 1 });
  const dialog = page.getByRole('alertdialog', { name: question });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Nothing had opened the first one: the page's heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: question })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Aprovar orçamento' })).toBeFocused();
  // On into the browser's own controls and back, never into the page.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir' })).toBeFocused();
});

test(
  'Dialog: what is behind is no part of the page, and cannot be pressed or scrolled',
  {
    tag: ['@SHL-68'],
  },
  async ({ page }) => {
    await openEntry(page, 'Dialog', { state: 1 });
    // Neither the tree that a screen reader gets nor the pointer reaches the page.
    expect(await readNames(page, 'main')).toEqual([]);
    expect(await readNames(page, 'heading')).toHaveLength(1);
    const before = await page.evaluate(() => document.documentElement.clientWidth);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await page.mouse.click(20, 20);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  },
);

test('Dialog: of two the upper one answers, and gives the focus to the lower one', async ({
  page,
}) => {
  await openEntry(page, 'Dialog', { state: 3 });
  await expect(page.getByRole('heading', { name: 'Cancelar esta marcação?' })).toBeFocused();
  expect(await readNames(page, 'heading')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Alterar a marcação' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('Dialog: a form starts in its field, and one that must be answered stays', async ({
  page,
}) => {
  await openEntry(page, 'Dialog', { state: 5 });
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await openEntry(page, 'Dialog', { state: 7 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(page.getByRole('dialog', { name: 'A sessão terminou' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar de novo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
