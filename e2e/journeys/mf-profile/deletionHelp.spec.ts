import { expect } from '@playwright/test';
import { test } from '../../support/people/customerTest.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { domains } from '../../support/domains.ts';

const HELP = '/client/help-delete-account';
const titles = [
  'Inicie sessão',
  'Abra os dados de cliente e escolha «Apagar a sua Conta»',
  'Confirme',
  'A conta é removida',
];

test(
  'shows four pictures in order to everybody: without a session the way leads to the login',
  { tag: ['@SHL-22', '@SHL-75'] },
  async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'acceptedNecessaryCookies', value: 'true', url: baseURL ?? '' },
    ]);
    await page.goto(HELP);
    await expect(page).toHaveURL(new RegExp(`${HELP}$`));
    await expect(page).toHaveTitle('Apagar a sua Conta | Auto Mirante');
    const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const [index, title] of titles.entries()) {
      const step = steps.nth(index);
      await expect(step.getByRole('heading')).toHaveText(title);
      const picture = step.getByRole('img');
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAccessibleName(/\S{3,}/);
    }
    await page.getByRole('main').getByRole('link', { name: 'Iniciar Sessão' }).click();
    await expect(page).toHaveURL(/\/client\/login$/);
  },
);

test(
  'with a session the way leads to the client data, where the account can be deleted',
  { tag: ['@SHL-22', '@C-161'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    await openSession(context, customer);
    await page.goto(HELP);
    await page.getByRole('main').getByRole('link', { name: 'Abrir os dados de cliente' }).click();
    await expect(page).toHaveURL(/\/client\/dados-cliente$/);
    await expect(page.getByRole('button', { name: 'Apagar a sua Conta' })).toBeVisible();
  },
);
