import { companiesSchema } from '@portal/api/company/company';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { callApi } from '../../support/api.ts';
import type { Customer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { originOf } from '../../support/domains.ts';

async function openCompanies(page: Page) {
  await page.goto('/client/services');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('button', { name: /^Empresas/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Empresas' });
  await expect(panel.getByRole('tab', { name: 'Categorias' })).toBeVisible();
  return panel;
}

/** The providers of a search, as the server answers them. */
async function listed(customer: Customer, query: string) {
  const path = `/main/client/company/new${query}`;
  const answer = await callApi(customer.domain, path, { token: customer.token });
  return v.parse(companiesSchema, answer).companies;
}

test(
  'new providers are searched by category cards and by name, in upper or lower case',
  { tag: ['@PRV-04', '@PRV-05', '@PRV-09', '@PRV-10'] },
  async ({ page, customer }) => {
    // Tests of other pages make providers of the same name.
    const all = await listed(customer, '');
    const isAlone = ({ name }: { name: string }) =>
      all.filter((one) => one.name.toLowerCase().includes(name.toLowerCase())).length === 1;
    const [first, other] = all.filter(isAlone);
    const physio = await listed(customer, '?verticalName=physio');
    const panel = await openCompanies(page);
    const second = panel.getByRole('heading', { name: 'Novos prestadores' });
    const current = panel.getByRole('article');
    const search = panel.getByRole('tab', { name: 'Categorias' });

    await expect(current).toBeInViewport();
    await search.scrollIntoViewIfNeeded();
    await panel.getByRole('button', { name: 'Barbearia' }).scrollIntoViewIfNeeded();
    await expect(second).toBeVisible();
    await current.scrollIntoViewIfNeeded();
    await expect(current).toBeInViewport();

    const category = panel.getByRole('button', { name: 'Fisioterapia' });
    await expect(category.locator('svg')).toBeVisible();
    await category.click();
    const companies = panel.getByRole('tab', { name: /Empresas/ });
    await expect(companies).toHaveAttribute('aria-selected', 'true');
    await expect(companies).toContainText(String(physio.length));
    const results = panel.getByRole('tabpanel').getByRole('button');
    await expect(results).toHaveCount(physio.length);
    await expect(results.first()).toContainText(physio[0]?.name ?? '');

    await panel.getByRole('button', { name: /Fisioterapia/ }).click();
    const box = panel.getByRole('combobox', { name: 'Procurar prestadores' });
    await box.fill((first?.name ?? '').toUpperCase());
    await page.getByRole('option', { name: first?.name ?? '' }).click();
    await expect(results).toHaveCount(1);
    await expect(results).toContainText(first?.name ?? '');
    // Several at once.
    await box.fill((other?.name ?? '').toLowerCase());
    await page.getByRole('option', { name: other?.name ?? '' }).click();
    await expect(results).toHaveCount(2);
  },
);

test(
  'a provider is added after its terms are accepted, and is entered from then on',
  { tag: ['@PRV-01', '@PRV-06', '@PRV-07', '@PRV-08', '@PRV-13', '@VAL-18', '@ERR-49'] },
  async ({ page, customer }) => {
    const [found] = await listed(customer, '?verticalName=physio');
    const name = found?.name ?? '';
    const panel = await openCompanies(page);
    await panel.getByRole('button', { name: 'Fisioterapia' }).click();
    await panel
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    const card = page.getByRole('dialog', { name });
    await expect(card.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Adicionar' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Aviso' });
    await expect(warning).toContainText('Tem que aceitar os termos e condições');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toHaveCount(0);
    await expect(card.getByText('Tem que aceitar os termos e condições')).toBeVisible();
    await expect(card.getByText(/Para entrar basta um código/)).toContainText(
      formatPhone(customer.phone),
    );
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Adicionar' }).click();
    // The other portal is told who comes: the number stands in its login already.
    await expect(page).toHaveURL(`${originOf('alameda.localhost')}/client/login?mode=code`);
    await expect(page.getByLabel('E-mail ou telemóvel')).toHaveValue(customer.phone);

    const again = await openCompanies(page);
    const way = `${originOf('alameda.localhost')}/client/login?phone=${encodeURIComponent(customer.phone)}&mode=code`;
    const mine = again.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(mine).toHaveAttribute('href', way);
    await again.getByLabel('Procurar prestadores').fill(name);
    await page.getByRole('option', { name }).click();
    await again
      .getByRole('tabpanel')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await expect(card.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', way);
    await expect(card.getByRole('button', { name: 'Adicionar' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Fechar' }).click();
    // The other portal takes its time: the page is not left while the card is watched.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault()),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await mine.click();
    await expect(mine).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_900);
    await expect(mine).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(200);
    await expect(mine).not.toHaveAttribute('aria-busy', 'true');
  },
);

test(
  'where the customer is is asked for in the search, and orders it',
  { tag: ['@PRV-14'] },
  async ({ page, context, customer }) => {
    await context.addCookies([
      { name: 'readLocationRequest', value: 'true', url: originOf(customer.domain) },
    ]);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 38.7223, longitude: -9.1393 });
    const placed = page.waitForRequest(/company\/new\?.*geoCoords=38\.7223(,|%2C)-9\.1393/);
    const panel = await openCompanies(page);
    await panel.getByRole('tab', { name: /Empresas/ }).click();
    await placed;
    await expect(
      panel
        .getByRole('tabpanel')
        .getByText(/ a [\d,]+\s(km|m)$/)
        .first(),
    ).toBeVisible();
  },
);
