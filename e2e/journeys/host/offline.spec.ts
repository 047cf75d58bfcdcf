import { expect, test } from '@playwright/test';
import { askEarlyStart } from '../../support/people/askEarlyStart.ts';
import { chooseFreeSlot } from '../steps/chooseService.ts';
import { openSession, registerCustomer } from '../../support/people/customer.ts';
import { givenFor } from '../../support/people/givenFor.ts';
import { domains, originOf } from '../../support/domains.ts';
import { bookButton } from '../../support/people/bookButton.ts';

test(
  'without a network the last data stay under a banner, which goes when the network is back',
  { tag: ['@mf-services'] },
  async ({ page, context }) => {
    const customer = await registerCustomer(domains.workshop);
    await givenFor(customer).work(3, { symptom: 'Travões a chiar' });
    await openSession(context, customer);
    await page.goto(`${originOf(domains.workshop)}/client/services`);
    const card = page.getByText('Travões a chiar').first();
    await expect(card).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'Sem ligação' });
    await expect(banner.first()).toBeVisible();
    await expect(banner.first()).toContainText(/Últimos dados recebidos às \d\d:\d\d\./);
    await expect(card).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(card).toBeVisible();
  },
);

test(
  'the wizard cannot confirm without a network, and goes on with everything when it is back',
  { tag: ['@mf-booking'] },
  async ({ page, context }) => {
    await openSession(context, await registerCustomer(domains.barber));
    await page.goto(`${originOf(domains.barber)}/client/schedule`);
    await page.getByRole('checkbox', { name: 'Corte de cabelo' }).check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await chooseFreeSlot(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await askEarlyStart(page);
    const confirm = bookButton(page);
    await expect(confirm).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'Sem ligação' })).toBeDisabled();
    const banner = page.getByRole('status').filter({ hasText: 'Sem ligação' });
    await expect(banner.first()).toBeVisible();
    await context.setOffline(false);
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(page.getByRole('heading', { name: /Está marcado/ })).toBeVisible();
  },
);
