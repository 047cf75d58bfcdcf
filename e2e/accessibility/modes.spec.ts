import { expect } from '@playwright/test';
import { registerCustomer } from '../support/customer.ts';
import { test } from '../support/customerTest.ts';
import { givenFor } from '../support/given.ts';
import { liteLinkOf } from '../support/lite.ts';
import { domains, originOf } from '../support/portal.ts';
import { acceptNecessary, openLiteLink } from '../journeys/steps/openLiteLink.ts';
import { expectAccessible } from './expectAccessible.ts';

// axe reads every element of several pages.
test.setTimeout(120_000);

const item = { plate: 'AA-11-BB', brand: 'Renault', model: 'Clio' };

test('the lite pages and their overlays have no violations', async ({ page, context }) => {
  const customer = await registerCustomer(domains.workshop);
  const id = await givenFor(customer).budget({ item });
  await acceptNecessary(context, domains.workshop);
  const link = await liteLinkOf(domains.workshop, id);
  await page.goto(link.path);
  await expect(page.getByText('A preparar os seus dados…')).toBeVisible();
  await expectAccessible(page, 'splash');
  await openLiteLink(page, domains.workshop, id);
  await expect(page.getByText('Estes dados são seus?')).toBeVisible();
  await expectAccessible(page, 'details and question');
  await page.getByRole('button', { name: 'Aprovar orçamento' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'register overlay');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Auto Mirante, início' }).first().click();
  await expect(page.getByRole('region', { name: 'Em Curso' })).toBeVisible();
  await expectAccessible(page, 'home');
  await page.goto('/client/help-delete-account');
  await page.goto('/client/services-lite');
  await expect(page.getByRole('heading', { name: 'Marque em Auto Mirante' })).toBeVisible();
  await expectAccessible(page, 'home without a link');
});

test('a demo has no violations', async ({ page, context }) => {
  const origin = originOf(domains.demo);
  await acceptNecessary(context, domains.demo);
  await page.route('**/bem-vindo**', (route) => route.fulfill({ body: 'Bem-vindo' }));
  await page.goto(`${origin}/client/services?cli=01hzzzzzzzzzzzzzzzzzzzzzzz`);
  await expect(page.getByRole('dialog', { name: 'Empresa Demo' })).toBeVisible();
  await expectAccessible(page, 'refused demo');
});
