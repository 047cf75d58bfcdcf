import { expect } from '@playwright/test';
import { pass, stopTime, untilShown } from '../support/clock.ts';
import { registerCustomer } from '../support/customer.ts';
import { test } from '../support/customerTest.ts';
import { givenFor } from '../support/given.ts';
import { liteLinkOf } from '../support/lite.ts';
import { domains } from '../support/portal.ts';

test(
  'on the first visit of all the cookies come first: the question whose data it is waits, and never lies over their buttons',
  { tag: ['@LITE-19', '@CKE-08'] },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on a desktop they do not lie over each other');
    const customer = await registerCustomer(domains.workshop);
    const work = await givenFor(customer).work(3);
    const { path } = await liteLinkOf(domains.workshop, work);
    const question = page.getByText('Estes dados são seus?');
    const accept = page.getByRole('button', { name: 'Aceitar' });
    await stopTime(page);
    await page.goto(path);
    await untilShown(page, accept);
    await pass(page, 20_000);
    await expect(question).toHaveCount(0);
    await accept.click();
    await pass(page, 1_000);
    await untilShown(page, question);

    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await untilShown(page, accept);
    await accept.click();
    await expect(accept).toHaveCount(0);
    await expect(question).toBeVisible();
  },
);
