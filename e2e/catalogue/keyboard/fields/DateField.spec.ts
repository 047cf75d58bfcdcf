import { expect, test, type Locator } from '@playwright/test';
import { findViolations } from '../../../accessibility/findViolations.ts';
import { openEntry } from '../../openEntry.ts';

const part = (field: Locator, name: string) => field.getByRole('spinbutton', { name });

test('a date is typed in the Portuguese order, from segment to segment', async ({ page }) => {
  await openEntry(page, 'DateField');
  const state = page.getByRole('region', { name: 'Vazio' });
  const field = state.getByRole('group', { name: 'Data da matrícula' });
  await page.keyboard.press('Tab');
  await expect(part(field, 'dia')).toBeFocused();
  await page.keyboard.type('05032019');
  await expect(field).toHaveText('05/03/2019');
  await expect(part(field, 'ano')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveText('05/03/2020');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(part(field, 'mês')).toHaveText('mm');
});

test(
  'a birthday is neither after today nor before 1900, and its year is chosen from a list',
  { tag: ['@ITM-19'] },
  async ({ page }) => {
    await openEntry(page, 'DateField');
    const state = page.getByRole('region', { name: 'Data de nascimento' });
    const field = state.getByRole('group', { name: 'Data de nascimento' });
    await part(field, 'dia').focus();
    await page.keyboard.type('10072026');
    await page.keyboard.press('Tab');
    await expect(state).toContainText('A data não pode ser depois de 09/07/2026.');
    await expect(part(field, 'dia')).toHaveAttribute('aria-invalid', 'true');
    await part(field, 'ano').focus();
    await page.keyboard.type('1899');
    await page.keyboard.press('Tab');
    await expect(state).toContainText('A data não pode ser antes de 01/01/1900.');
    await part(field, 'ano').focus();
    await page.keyboard.type('1900');
    await page.keyboard.press('Tab');
    await expect(state).not.toContainText('A data não pode');

    await state.getByRole('button', { name: 'Escolher no calendário' }).click();
    const dialog = state.getByRole('dialog', { name: 'Escolher a data' });
    const year = dialog.getByRole('combobox', { name: 'Ano' });
    const years = year.locator('option');
    await expect(years).toHaveCount(127);
    await expect(years.first()).toHaveText('2026');
    await expect(years.last()).toHaveText('1900');
    await expect(dialog.locator('[aria-hidden=true] > span').first()).toHaveText('seg');
    await year.selectOption('2026');
    await expect(dialog.getByRole('heading', { name: 'Julho de 2026' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mês seguinte' })).toBeDisabled();
    await expect(
      dialog.getByRole('button', { name: 'sexta-feira, 10 de julho de 2026, indisponível' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await dialog
      .getByRole('button', { name: 'quinta-feira, 9 de julho de 2026', exact: true })
      .click();
    await expect(field).toHaveText('09/07/2026');
  },
);

test('the calendar opens on the date, Escape and choosing close it and give the focus back', async ({
  page,
}) => {
  await openEntry(page, 'DateField');
  const state = page.getByRole('region', { name: 'Com data' });
  const field = state.getByRole('group', { name: 'Data da matrícula' });
  const button = state.getByRole('button', { name: 'Escolher no calendário' });
  const dialog = state.getByRole('dialog', { name: 'Escolher a data' });
  await button.focus();
  await page.keyboard.press('Enter');
  const day = (name: string) => dialog.getByRole('button', { name });
  await expect(day('quinta-feira, 29 de fevereiro de 2024, escolhido')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day('quinta-feira, 29 de fevereiro de 2024, escolhido')).toBeFocused();
  await page.keyboard.press('Shift+PageDown');
  await expect(day('sexta-feira, 28 de fevereiro de 2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(field).toHaveText('28/02/2025');
});

test('clearing empties the field and leads back to its first segment', async ({ page }) => {
  await openEntry(page, 'DateField');
  const state = page.getByRole('region', { name: 'Com data' });
  const field = state.getByRole('group', { name: 'Data da matrícula' });
  await state.getByRole('button', { name: 'Limpar a data' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('dd/mm/aaaa');
  await expect(part(field, 'dia')).toBeFocused();
});
