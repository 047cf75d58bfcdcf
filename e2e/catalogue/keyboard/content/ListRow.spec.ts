import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('rows of data are passed over, rows that do something are one stop each', async ({ page }) => {
  await openEntry(page, 'ListRow');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Alterar password' })).toBeFocused();

  const status = page.getByRole('region', { name: 'Botões' }).getByRole('status');
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Escolheu «Alterar password»');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Escolheu «Terminar sessão»');
});
