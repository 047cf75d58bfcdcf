import { expect, test } from '@playwright/test';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { domains, originOf } from '../../support/domains.ts';

test('an address of no page says so inside the portal and leads home', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.barber));
  await page.goto(`${originOf(domains.barber)}/client/nao-ha-tal-pagina`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Página não encontrada');
  await expect(page.getByRole('button', { name: /Notificações/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/client\/services$/);
  await expect(page.locator('main [data-remote="mf-services"]')).toBeVisible();
});

test('a file that does not exist is answered 404 and never remembered', async ({ page }) => {
  await page.goto(`${originOf(domains.barber)}/client`);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/assets/mf-booking/nothing.js');
    return { status: response.status, cache: response.headers.get('cache-control') };
  });
  expect(answer).toEqual({ status: 404, cache: 'no-store' });
});
