import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('the actions of a banner are its only stops and answer to Enter and Space', async ({
  page,
}) => {
  await openEntry(page, 'Banner');
  const state = page.getByRole('region', { name: 'Com ações' });
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Enviar novo código' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('status')).toHaveText('Enviado');
  await page.keyboard.press('Tab');
  await expect(state.getByRole('button', { name: 'Mais tarde' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(state.getByRole('status')).toHaveText('Mais tarde');
});
