import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('each notification has two stops: what it tells of, then its delete button', async ({
  page,
}) => {
  await openEntry(page, 'NotificationRow');
  const rows = page.getByRole('list', { name: 'Notificações' }).getByRole('listitem');
  const first = rows.first();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link', { name: /^Por ler: O orçamento/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Por ler:')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: /^Eliminar notificação: O orç/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(first).toContainText('Nova mensagem da oficina');
});

test('a notification that leads nowhere is a button, and deletes with Space', async ({ page }) => {
  await openEntry(page, 'NotificationRow');
  const rows = page.getByRole('list', { name: 'Notificações' }).getByRole('listitem');
  const last = rows.last();
  await last.getByRole('button', { name: /^Estamos fechados/ }).focus();
  await page.keyboard.press('Tab');
  await expect(last.getByRole('button', { name: /^Eliminar/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('Renault Clio');
});
