import { expect } from '@playwright/test';
import { test } from '../support/people/customerTest.ts';

test(
  'a change before what sends it has come says that nothing answered, loses nothing typed, and goes with the next press',
  { tag: ['@C-858'] },
  async ({ page, customer }) => {
    expect(customer.token).not.toBe('');
    const library = '**/assets/host/ky.*.js';
    await page.route(library, (route) => route.abort());
    await page.goto('/client/perfil');
    const main = page.getByRole('main');
    const name = main.getByLabel('Nome', { exact: true });
    await name.fill('Inês de Carvalho');
    const save = main.getByRole('button', { name: 'Guardar Alterações' });
    await save.click();
    await expect(page.getByText('Não foi possível chegar ao servidor.')).toBeVisible();
    await expect(name).toHaveValue('Inês de Carvalho');
    await page.unroute(library);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await save.click();
    await expect(save).toHaveCount(0);
    await page.reload();
    await expect(name).toHaveValue('Inês de Carvalho');
  },
);
