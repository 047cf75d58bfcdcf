import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { quietHome } from '../../support/people/quietHome.ts';

test('back pressed twice at once closes what is open or asks its question, and the address stays that of the page', async ({
  page,
  customer,
}) => {
  const pressTwice = () =>
    page.evaluate(() => {
      history.back();
      history.back();
    });
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await page.goto('/client/services');
  await expect(quietHome(page)).toBeVisible();
  await bar.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Editar perfil' }).click();
  const address = page.getByRole('main').getByLabel('Morada');
  await expect(address).toBeVisible();
  await page.getByRole('link', { name: 'Acessibilidade' }).click();
  const statement = page.getByRole('heading', { level: 1, name: 'Declaração de acessibilidade' });
  await expect(statement).toBeFocused();

  await bar.getByRole('button', { name: 'Perfil' }).click();
  await expect(page.getByRole('dialog', { name: 'Conta' })).toBeVisible();
  await pressTwice();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(statement).toBeVisible();
  await expect(page).toHaveURL(/\/client\/acessibilidade$/);

  await bar.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Editar perfil' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(customer.name);
  await address.fill('Rua do Heroísmo 1');
  await pressTwice();
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page).toHaveURL(/\/client\/perfil$/);
  await expect(address).toHaveValue('Rua do Heroísmo 1');
});
