import { expect } from '@playwright/test';
import { test } from '../support/customerTest.ts';
import { expectAccessible } from './expectAccessible.ts';

test.setTimeout(120_000);

test('feedback, support and the deletion help have no violations and fit', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('');
  await page.goto('/client/enviar-feedback');
  await page.getByRole('button', { name: 'Enviar Feedback' }).click();
  await expect(page.getByText('Escolha entre 1 e 5 estrelas.')).toBeVisible();
  await expectAccessible(page, 'feedback with an error');
  await page.getByRole('radio', { name: '5 estrelas' }).check({ force: true });
  await expectAccessible(page, 'feedback with stars');
  await page.goto('/client/suporte-cliente');
  await page.getByLabel('Tipo de suporte').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await expect(page.getByText('Campo obrigatório!')).toBeVisible();
  await expectAccessible(page, 'support with an error');
  await page.goto('/client/help-delete-account');
  await expect(page.getByRole('img', { name: /início de sessão/ })).toBeVisible();
  await expectAccessible(page, 'deletion help');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
