import { expect } from '@playwright/test';
import { callApi } from '../../../support/api.ts';
import { test } from '../../../support/people/customerTest.ts';
import { logInWithCode } from '../../../support/people/logInWithCode.ts';
import { pressAsSessionEnds } from './pressAsSessionEnds.ts';

test(
  'a session that expires under a form says so, and what was typed is back after logging in',
  { tag: ['@ERR-03'] },
  async ({ page, customer: { domain, token, phone } }) => {
    await page.goto('/client/perfil');
    const address = page.getByLabel('Morada');
    await address.fill('Rua do Heroísmo 1');
    await callApi(domain, '/main/user/logout', { method: 'POST', token });
    await pressAsSessionEnds(page.getByRole('button', { name: 'Guardar Alterações' }));
    await expect(page).toHaveURL(/\/client\/login$/);
    await expect(page.getByText('A sua sessão expirou.')).toBeVisible();

    await logInWithCode(page, phone);
    await expect(page).toHaveURL(/\/client\/perfil$/);
    await expect(address).toHaveValue('Rua do Heroísmo 1');
    await page.getByRole('button', { name: 'Guardar Alterações' }).click();
    await expect(page.getByText('Dados Alterados').first()).toBeVisible();
  },
);
