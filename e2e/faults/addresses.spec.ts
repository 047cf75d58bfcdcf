import { expect, test } from '@playwright/test';
import { openSession, registerCustomer } from '../support/customer.ts';
import { domains, originOf, settings } from '../support/portal.ts';

test(
  'a domain of no provider says that the provider does not exist, and nothing of a portal is shown',
  { tag: ['@ERR-50', '@SHL-58', '@SHL-65'] },
  async ({ page }) => {
    await page.goto(`http://ninguem.localhost:${settings.edgePort}/client/services`);
    await expect(
      page.getByRole('heading', { name: 'Prestador de serviços inexistente' }),
    ).toBeVisible();
    await expect(page.getByText(/não corresponde a nenhum prestador/)).toBeVisible();
    await expect(page.getByText('ninguem.localhost')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('[data-remote]')).toHaveCount(0);
  },
);

test('the portal comes back from an unknown provider when the address is corrected', async ({
  page,
}) => {
  await page.goto(`http://ninguem.localhost:${settings.edgePort}/client`);
  await expect(
    page.getByRole('heading', { name: 'Prestador de serviços inexistente' }),
  ).toBeVisible();
  await page.goto(`${originOf(domains.barber)}/client`);
  await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
});

test('an address of no page says so inside the portal and leads home', async ({
  page,
  context,
}) => {
  await openSession(context, await registerCustomer(domains.barber));
  await page.goto(`${originOf(domains.barber)}/client/nao-ha-tal-pagina`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
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
