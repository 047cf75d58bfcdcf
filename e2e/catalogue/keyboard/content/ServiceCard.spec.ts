import { expect, test } from '@playwright/test';
import { openEntry } from '../../openEntry.ts';

test('a service that asks for something: first its details, then the button, both links', async ({
  page,
}) => {
  await openEntry(page, 'ServiceCard');
  const state = page.getByRole('region', { name: 'Aguarda aprovação' });
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: /Renault Mégane.*45-XG-89/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(state.getByRole('link', { name: /Ver orçamento.*184,50/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#orcamento$/);
});

test('a service that asks for nothing is a single stop', async ({ page }) => {
  await openEntry(page, 'ServiceCard');
  const state = page.getByRole('region', { name: 'Por iniciar', exact: true });
  await state.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('region', { name: 'Pedido a decorrer' }).getByRole('link'),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#clio$/);
});
