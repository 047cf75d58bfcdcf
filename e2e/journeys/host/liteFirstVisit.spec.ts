import { expect } from '@playwright/test';
import { passTime, stopTime, untilShown } from '../../support/time.ts';
import { registerCustomer } from '../../support/people/customer.ts';
import { test } from '../../support/people/customerTest.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { liteLinkOf } from '../../support/people/liteLink.ts';
import { domains } from '../../support/domains.ts';
import { watchWelcome } from '../../support/watching/watchWelcome.ts';
import { acceptNecessary } from '../steps/openLiteLink.ts';

// On a desktop they do not lie over each other.
test(
  'on the first visit of all the cookies come first: the question whose data it is waits, and never lies over their buttons',
  { tag: ['@LITE-19', '@LITE-21', '@CKE-08'] },
  async ({ page }) => {
    const customer = await registerCustomer(domains.workshop);
    const work = await givenFor(customer).work(3);
    const { path } = await liteLinkOf(domains.workshop, work);
    const question = page.getByText('Estes dados são seus?');
    const accept = page.getByRole('button', { name: 'Aceitar' });
    await stopTime(page);
    await page.goto(path);
    await untilShown(page, accept);
    await passTime(page, 20_000);
    await expect(question).toHaveCount(0);
    await accept.click();
    await passTime(page, 1_000);
    await untilShown(page, question);

    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await untilShown(page, accept);
    await accept.click();
    await expect(accept).toHaveCount(0);
    await expect(question).toBeVisible();
  },
);

test(
  'whoever comes back from the login to a lite page is not welcomed again',
  { tag: ['@LITE-17', '@LITE-21'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    const work = await givenFor(customer).work(3);
    const { path } = await liteLinkOf(domains.workshop, work);
    await acceptNecessary(context, domains.workshop);
    const state = page.getByRole('heading', { level: 1, name: 'Em curso' });
    const welcomed = await watchWelcome(page);
    await stopTime(page);
    await page.goto(path);
    await untilShown(page, welcomed);
    await passTime(page, 4_000);
    await untilShown(page, state);
    await page.getByRole('banner').getByRole('button', { name: 'Iniciar Sessão' }).click();
    await untilShown(page, page.getByRole('heading', { level: 1, name: 'Iniciar Sessão' }));
    // It may be the same document that the visitor comes back in.
    await welcomed.evaluateAll(([root]) => root?.removeAttribute('data-welcomed'));
    await page.goBack();
    await untilShown(page, state);
    await expect(welcomed).toHaveCount(0);
    await passTime(page, 2_500);
    await untilShown(page, page.getByText('Estes dados são seus?'));
    // A reload is the visitor's own: there the welcome begins anew.
    await page.reload();
    await untilShown(page, welcomed);
  },
);
