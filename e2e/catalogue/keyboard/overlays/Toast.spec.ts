import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('Toast: F6 reaches it, Escape dismisses it, the focus goes on and then back', async ({
  page,
}) => {
  await openEntry(page, 'Toast', { state: 3 });
  const toasts = page.getByRole('status');
  await expect(toasts.getByText('Aviso quatro')).toHaveCount(0);
  const copy = page.getByRole('button', { name: 'Copiar referência' });
  await copy.focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(toasts.getByText('Aviso três')).toHaveCount(0);
  // The next one has come up, and the keyboard is still among them.
  await expect(toasts.getByText('Aviso quatro')).toBeVisible();
  for (const name of ['um', 'dois', 'quatro', 'cinco']) {
    await expect(toasts.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts.getByText(`Aviso ${name}`)).toHaveCount(0);
  }
  await expect(copy).toBeFocused();
});

test('Toast: waits as long as it is pointed at or focused, then leaves after three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openEntry(page, 'Toast');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Copiar referência' }).click();
  const toast = page.getByText('Referência copiada');
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Copiar referência' }).focus();
  await page.clock.runFor(3100);
  await expect(toast).toHaveCount(0);
});

test('Toast: over an open dialog it is in sight, in the reading order and can be pressed', async ({
  page,
}) => {
  await openEntry(page, 'Toast', { state: 4 });
  const toast = page.getByRole('dialog').getByRole('status').getByText('Copiado');
  await expect(toast).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Fechar' }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Pagamento por Multibanco' })).toBeVisible();
});
