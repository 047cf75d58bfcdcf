import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('an appointment opens and closes with Enter and Space, and its actions are reached only while it is open', async ({
  page,
}) => {
  await openEntry(page, 'AppointmentCard');
  const state = page.getByRole('region', { name: 'Fechada' });
  const summary = state.locator('summary');
  const confirm = state.getByRole('button', { name: 'Confirmar presença' });

  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await expect(confirm).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state.getByText('Confirmada')).toBeVisible();
  await expect(confirm).toHaveCount(0);

  await summary.focus();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: 'Calendário' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: 'Cancelar marcação' })).toBeFocused();

  await summary.focus();
  await page.keyboard.press('Space');
  await expect(state.getByRole('link', { name: 'Calendário' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Aberta' }).locator('summary')).toBeFocused();
});
