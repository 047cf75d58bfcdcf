import { expect } from '@playwright/test';
import { callApi } from '../../../support/api.ts';
import { test } from '../../../support/people/customerTest.ts';
import { codeSentTo } from '../../../support/messagesTo.ts';

test(
  'a session that expires under a form says so, and what was typed is back after logging in',
  { tag: ['@ERR-03', '@phone'] },
  async ({ page, customer: { domain, token, phone } }) => {
    await page.goto('/client/perfil');
    const address = page.getByLabel('Morada');
    await address.fill('Rua do Heroísmo 1');
    await callApi(domain, '/main/user/logout', { method: 'POST', token });
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
    await expect(page.getByText('A sua sessão expirou.')).toBeVisible();

    const known = await codeSentTo(phone);
    await page.getByLabel('E-mail ou telemóvel').fill(phone.replace('+351', ''));
    await page.getByRole('button', { name: 'Entrar com código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await codeSentTo(phone, known));
    await expect(page).toHaveURL(/\/client\/perfil$/);
    await expect(address).toHaveValue('Rua do Heroísmo 1');
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();
  },
);
