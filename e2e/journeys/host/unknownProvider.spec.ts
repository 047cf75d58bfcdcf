import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expectAccessible.ts';
import { test } from '../../support/people/customerTest.ts';
import { domains, originOf } from '../../support/domains.ts';
import { unknownDomain, unknownOrigin } from '../../support/providers/unknownDomain.ts';
import { withoutAnswers } from '../../support/withoutAnswers.ts';

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Prestador de serviços inexistente' });
const welcome = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Bem-vindo ao Portal do Cliente' });

test(
  'a domain of no provider: a dialog over an empty area says so, and OK leads to the welcome page',
  {
    tag: ['@ERR-50', '@ERR-51', '@SHL-58', '@SHL-65', '@SHL-26', '@SHL-08'],
  },
  async ({ page }) => {
    await page.goto(`${unknownOrigin}/client/services`);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText(unknownDomain);
    await expect(dialog(page)).toContainText('não existe');
    await expectAccessible(page, 'start: provider unknown');
    await expect(page.locator('main')).toBeEmpty();
    await expect(page.locator('[data-remote]')).toHaveCount(0);
    await expect(page).toHaveTitle('Prestador de serviços inexistente | Portal do Cliente');

    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveURL(`${unknownOrigin}/client/clientwelcome`);
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  },
);

test(
  'a customer whose link led from a company to no provider goes back to the list of companies',
  { tag: ['@ERR-52', '@SHL-37', '@SHL-32'] },
  async ({ page, customer }) => {
    await page.goto('/client/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    }, `${unknownOrigin}/client`);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog', { name: 'Empresas' })).toBeVisible();
    await expect(page).toHaveURL(`${originOf(customer.domain)}/client/services`);
  },
);

test(
  'only a provider that mgmt knows counts as the previous company, whatever the cookies say',
  { tag: ['@ERR-51', '@ERR-52', '@CKE-04'] },
  async ({ page, context }) => {
    const remember = (domain: string, url: string) =>
      context.addCookies([
        { name: 'prevCompanyDomain', value: domain, url: unknownOrigin },
        { name: 'prevCompanyUrl', value: encodeURIComponent(url), url: unknownOrigin },
      ]);
    for (const [domain, url] of [
      ['evil.example', 'https://evil.example'],
      [unknownDomain, unknownOrigin],
    ] as const) {
      await remember(domain, url);
      await page.goto(`${unknownOrigin}/client`);
      await dialog(page).getByRole('button', { name: 'OK' }).click();
      await expect(welcome(page)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(unknownOrigin);
    }
    // The address is mgmt's own: a forged one beside a real domain leads nowhere else.
    await remember(domains.barber, 'https://evil.example');
    await page.goto(`${unknownOrigin}/client`);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`${originOf(domains.barber)}/client/login`);
  },
);

test(
  'the welcome page finds a provider by name and leads to its login and registration',
  { tag: ['@SHL-26', '@SHL-08'] },
  async ({ page }) => {
    await page.goto(`${unknownOrigin}/client/clientwelcome`);
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveTitle('Bem-vindo | Portal do Cliente');
    const search = page.getByRole('searchbox', { name: 'Procurar prestador' });
    await search.fill('MÍRANTE');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Auto Mirante']);
    await expectAccessible(page, 'start: welcome');
    await page.getByRole('button', { name: 'Privacidade e termos' }).click();
    const legal = page.getByRole('dialog', { name: 'Política de privacidade' });
    await legal.getByRole('tab', { name: 'Utilização' }).click();
    // There is no provider whose terms these could be.
    await expect(page.getByRole('dialog').getByRole('tabpanel')).toContainText('15 dias');
    await expect(page.getByRole('button', { name: /^Termos e condições/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await search.fill('ninguém mesmo');
    await expect(page.getByText(/Não encontrámos nenhum prestador/)).toBeVisible();
    await search.fill('mirante');
    await expect(page.getByRole('link', { name: 'Registar em Auto Mirante' })).toHaveAttribute(
      'href',
      `${originOf(domains.workshop)}/client/registo`,
    );
    await page.getByRole('link', { name: 'Entrar em Auto Mirante' }).click();
    await expect(page).toHaveURL(`${originOf(domains.workshop)}/client/login`);
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);

test(
  'the welcome page of a provider is its own home',
  { tag: ['@SHL-26'] },
  async ({ page, customer }) => {
    await page.goto('/client/clientwelcome');
    await expect(page).toHaveURL(`${originOf(customer.domain)}/client/services`);
  },
);

test('the welcome page says so when the providers cannot be loaded, and loads them again', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/api/main/client/company/new', (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto(`${unknownOrigin}/client/clientwelcome`);
  await expect(page.getByText('Não foi possível carregar os prestadores')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test(
  'a refused lookup is only logged; the screen has a way on',
  { tag: ['@SHL-59'] },
  async ({ page }) => {
    await page.setExtraHTTPHeaders(withoutAnswers);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/mgmt/route?*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(`${originOf(domains.barber)}/client/login`);
    await expect(
      page.getByRole('heading', { name: 'Prestador de serviços inexistente' }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(logged).toContain('The cluster lookup was refused.');
    await expectAccessible(page, 'start: provider refused');
    await page.unroute('**/api/mgmt/route?*');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByLabel('E-mail ou telemóvel')).toBeVisible();
  },
);
